-- Owns which of an operator's databases this one is: stations move between them, and ids come along.

-- No row: the only one there is, whose ids go up without an end. A row is written once, before the first id or for what was the only one until then.
CREATE TABLE database_number (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  number integer NOT NULL CHECK (number BETWEEN 1 AND 64),
  -- Lotteries of the catalogue are drawn in one database alone; the others copy its draws, and draw what their stations have of their own.
  draws_for_all boolean NOT NULL
);
GRANT SELECT ON database_number TO house_app;
