-- Takes back the newest attempt under each key that counts in all stations of this installation together.
CREATE OR REPLACE FUNCTION shared_attempts_forgive(keys text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  before text := current_setting('app.station', true);
BEGIN
  PERFORM set_config('app.station', '*', true);
  DELETE FROM attempt WHERE ctid IN (SELECT (SELECT a.ctid FROM attempt a WHERE a.station = '*' AND a.key = x.key ORDER BY a.at DESC LIMIT 1) FROM unnest(keys) AS x(key));
  PERFORM set_config('app.station', coalesce(before, ''), true);
END $$;
