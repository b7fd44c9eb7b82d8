-- Deletes attempts of all stations together that are older than any window.
CREATE OR REPLACE FUNCTION shared_attempts_sweep(oldest timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  before text := current_setting('app.station', true);
BEGIN
  PERFORM set_config('app.station', '*', true);
  DELETE FROM attempt WHERE station = '*' AND at < oldest;
  PERFORM set_config('app.station', coalesce(before, ''), true);
END $$;
