-- Changes of the content of these stations after the one whose number stands at the same place of `seen`, the oldest first; where that is NULL,
-- the newest alone. Looks into one station after the other, since row security shows no more.
CREATE OR REPLACE FUNCTION content_changes_after(stations text[], seen bigint[])
RETURNS TABLE (id bigint, station text, at timestamptz, changed_by text, kinds text[], count integer) LANGUAGE plpgsql AS $$
DECLARE
  before text := current_setting('app.station', true);
BEGIN
  FOR n IN 1 .. coalesce(array_length(stations, 1), 0) LOOP
    PERFORM set_config('app.station', stations[n], true);
    RETURN QUERY SELECT c.id, c.station, c.at, c.changed_by,
        (SELECT array_agg(DISTINCT d ->> 'kind' ORDER BY d ->> 'kind') FROM jsonb_array_elements(c.difference) d),
        jsonb_array_length(c.difference)
      FROM content_change c
      WHERE c.station = stations[n]
        AND c.id > coalesce(seen[n], (SELECT max(m.id) - 1 FROM content_change m WHERE m.station = stations[n]))
      ORDER BY c.id;
  END LOOP;
  PERFORM set_config('app.station', coalesce(before, ''), true);
END $$;
