-- Writes 32 kB and removes what was written before: fails where the database cannot write, because its disk is full or it is a read-only copy.
CREATE OR REPLACE FUNCTION write_probe_run() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  before text := current_setting('app.station', true);
BEGIN
  PERFORM set_config('app.station', '*', true);
  DELETE FROM write_probe;
  INSERT INTO write_probe (station, bytes) VALUES ('*', repeat('x', 32768));
  PERFORM set_config('app.station', coalesce(before, ''), true);
END $$;
