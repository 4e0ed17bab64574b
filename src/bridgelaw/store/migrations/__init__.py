"""How a database comes to its present form; Alembic runs what is missing when the store is opened."""
