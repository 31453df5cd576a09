"""A table's Discord side: what is shown, what presses mean, and when messages are sent."""
