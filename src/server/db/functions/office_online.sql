-- How many members of these stations called after `since` in a session that has not ended. Looks into one station after the other, since row security shows
-- no more.
CREATE OR REPLACE FUNCTION office_online(stations text[], since timestamptz) RETURNS TABLE (station text, online integer) LANGUAGE plpgsql AS $$
DECLARE
  before text := current_setting('app.station', true);
  one text;
BEGIN
  FOREACH one IN ARRAY stations LOOP
    PERFORM set_config('app.station', one, true);
    RETURN QUERY SELECT one, count(*)::integer FROM session s WHERE s.station = one AND s.ended_at IS NULL AND s.seen_at > since;
  END LOOP;
  PERFORM set_config('app.station', coalesce(before, ''), true);
END $$;
