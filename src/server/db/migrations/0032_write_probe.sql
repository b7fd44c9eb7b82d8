-- What a server writes to learn whether the database takes writes; large enough to need pages of its own. It belongs to no station: '*' is no code of one.
CREATE TABLE write_probe (
  station text NOT NULL,
  bytes text NOT NULL
);
-- A repeated line would shrink to nothing.
ALTER TABLE write_probe ALTER COLUMN bytes SET STORAGE EXTERNAL;
CALL enable_station_rls('write_probe', 'SELECT, INSERT, DELETE');
