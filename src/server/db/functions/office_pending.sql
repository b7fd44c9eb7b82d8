-- Requests of these stations that wait for a second person at a moment, the oldest of each first and so many of each at most. Looks into one station after the other,
-- since row security shows no more; `all` stands for requests that belong to none.
CREATE OR REPLACE FUNCTION office_pending(stations text[], moment timestamptz, most integer)
  RETURNS TABLE (station text, kind text, asked_person text, at timestamptz) LANGUAGE plpgsql AS $$
DECLARE
  before text := current_setting('app.station', true);
  one text;
BEGIN
  FOREACH one IN ARRAY stations LOOP
    PERFORM set_config('app.station', one, true);
    RETURN QUERY SELECT one, p.kind, p.asked_person, p.at FROM approval p
      WHERE p.station = one AND p.state = 'pending' AND p.expires_at > moment ORDER BY p.id LIMIT most;
  END LOOP;
  PERFORM set_config('app.station', coalesce(before, ''), true);
END $$;
