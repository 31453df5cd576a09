"""Power Up: no-limit hold'em in which players hold powers over cards."""
