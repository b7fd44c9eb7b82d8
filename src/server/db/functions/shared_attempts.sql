-- How often something was attempted in all stations of this installation together since a moment, and when last: a row for each key that was.
-- Such attempts belong to no station: '*' is no code of one.
CREATE OR REPLACE FUNCTION shared_attempts(keys text[], since timestamptz) RETURNS TABLE (key text, count integer, last_at timestamptz)
LANGUAGE plpgsql AS $$
DECLARE
  before text := current_setting('app.station', true);
BEGIN
  PERFORM set_config('app.station', '*', true);
  RETURN QUERY SELECT a.key, count(*)::int, max(a.at) FROM attempt a WHERE a.station = '*' AND a.key = ANY (keys) AND a.at > since GROUP BY a.key;
  PERFORM set_config('app.station', coalesce(before, ''), true);
END $$;
