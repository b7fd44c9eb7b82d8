-- Records an attempt under each key that counts in all stations of this installation together.
CREATE OR REPLACE FUNCTION shared_attempts_record(keys text[], moment timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  before text := current_setting('app.station', true);
BEGIN
  PERFORM set_config('app.station', '*', true);
  INSERT INTO attempt (station, key, at) SELECT '*', x.key, moment FROM unnest(keys) AS x(key);
  PERFORM set_config('app.station', coalesce(before, ''), true);
END $$;
