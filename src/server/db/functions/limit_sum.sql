-- What limit_totals() says, a row for each moment.
CREATE OR REPLACE FUNCTION limit_sum(member integer, moments timestamptz[]) RETURNS TABLE (since timestamptz, staked numeric, lost numeric)
  LANGUAGE sql STABLE AS $$
  SELECT x.since, x.staked, x.lost FROM limit_totals(member, moments) t CROSS JOIN LATERAL unnest(moments, t.staked, t.lost) AS x(since, staked, lost)
$$;
GRANT EXECUTE ON FUNCTION limit_sum TO house_app;
