-- What players of these stations paid in and were paid out on a day, as the figures have it, by types of the ledger. Looks into one station after the other,
-- since row security shows no more.
CREATE OR REPLACE FUNCTION office_money(stations text[], on_day date, types_in integer[], types_out integer[])
  RETURNS TABLE (station text, deposits bigint, withdrawals bigint) LANGUAGE plpgsql AS $$
DECLARE
  before text := current_setting('app.station', true);
  one text;
BEGIN
  FOREACH one IN ARRAY stations LOOP
    PERFORM set_config('app.station', one, true);
    RETURN QUERY SELECT one, coalesce(sum(f.went - f.came) FILTER (WHERE f.type = ANY (types_in)), 0)::bigint,
        coalesce(sum(f.came - f.went - f.fee) FILTER (WHERE f.type = ANY (types_out)), 0)::bigint
      FROM figure f WHERE f.station = one AND f.grain = 'day' AND f.dimension = 'all' AND f.day = on_day;
  END LOOP;
  PERFORM set_config('app.station', coalesce(before, ''), true);
END $$;
