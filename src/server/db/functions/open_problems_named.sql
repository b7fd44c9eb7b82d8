-- How many problems are open in these stations, by kind; a platform's by its code, since an operator has to know whom to call. Looks into one station
-- after the other, since row security shows no more.
CREATE OR REPLACE FUNCTION open_problems_named(stations text[]) RETURNS TABLE (kind text, name text, count bigint) LANGUAGE plpgsql AS $$
DECLARE
  before text := current_setting('app.station', true);
  one text;
BEGIN
  FOREACH one IN ARRAY stations LOOP
    PERFORM set_config('app.station', one, true);
    RETURN QUERY SELECT p.kind, CASE WHEN p.kind IN ('platform', 'platformMoney') THEN p.ref END, count(*) FROM operator_problem p
      WHERE p.station = one AND p.resolved_at IS NULL GROUP BY 1, 2;
  END LOOP;
  PERFORM set_config('app.station', coalesce(before, ''), true);
END $$;
