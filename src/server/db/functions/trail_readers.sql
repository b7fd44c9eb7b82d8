-- Who left at least `most` lines about reads of what is personal on one of these days, which begin at `days` and last 24 hours; a row for each. For every room, also one
-- that reads no trail and does not see who works here.
CREATE OR REPLACE FUNCTION trail_readers(days timestamptz[], most integer) RETURNS TABLE (name text, stations text[]) LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT s.name, s.stations FROM staff s WHERE EXISTS (SELECT FROM unnest(days) AS day WHERE
    (SELECT count(*) FROM (SELECT FROM trail t WHERE t.staff_id = s.id AND t.source = 'read' AND t.at >= day AND t.at < day + interval '24 hours' LIMIT most) one) >= most)
    ORDER BY s.name
$$;
REVOKE EXECUTE ON FUNCTION trail_readers FROM PUBLIC;
GRANT EXECUTE ON FUNCTION trail_readers TO house_app, office_read;
