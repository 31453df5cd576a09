"""The steps that make the tables: one numbered file in `versions/` for each change of them."""
