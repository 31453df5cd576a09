"""Each file names the one before it (`down_revision`), and is never edited once released."""
