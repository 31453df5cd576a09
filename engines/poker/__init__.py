"""What the games played with the 52-card pack share."""
