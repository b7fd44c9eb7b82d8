-- How many problems are open in these stations, by kind. The release before calls it; open_problems_named() has taken its place.
CREATE OR REPLACE FUNCTION open_problems(stations text[]) RETURNS TABLE (kind text, count bigint) LANGUAGE plpgsql AS $$
DECLARE
  before text := current_setting('app.station', true);
  one text;
BEGIN
  FOREACH one IN ARRAY stations LOOP
    PERFORM set_config('app.station', one, true);
    RETURN QUERY SELECT p.kind, count(*) FROM operator_problem p WHERE p.station = one AND p.resolved_at IS NULL GROUP BY p.kind;
  END LOOP;
  PERFORM set_config('app.station', coalesce(before, ''), true);
END $$;
