"""Tables: before the deal (lobby), in play (session), and all of them (host)."""
