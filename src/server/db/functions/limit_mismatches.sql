-- Days and hours of the current station whose sums, kept for limits, are not those of their bets. Empty when all is well.
CREATE OR REPLACE FUNCTION limit_mismatches() RETURNS TABLE (account_id integer, span text, begins timestamptz, kept text, bets text) LANGUAGE sql STABLE AS $$
  WITH kept AS (
    SELECT h.account_id, h.span, h.begins, sum(h.staked) AS staked, sum(h.lost) AS lost FROM limit_span h
      JOIN limit_kept k ON k.station = h.station AND k.account_id = h.account_id AND k.since <= h.begins WHERE h.station = current_station() GROUP BY 1, 2, 3),
  bets AS (
    SELECT k.account_id, s.span, s.begins, sum(b.staked) AS staked, sum(b.lost) AS lost
      FROM limit_kept k CROSS JOIN LATERAL limit_bets(k.account_id, k.since, 'infinity') b CROSS JOIN LATERAL limit_spans(b.at) s
      WHERE k.station = current_station() AND k.since IS NOT NULL GROUP BY 1, 2, 3)
  SELECT account_id, span, begins, ROW(s.staked, s.lost)::text, ROW(b.staked, b.lost)::text FROM kept s FULL JOIN bets b USING (account_id, span, begins)
    WHERE (coalesce(s.staked, 0), coalesce(s.lost, 0)) <> (coalesce(b.staked, 0), coalesce(b.lost, 0))
$$;
GRANT EXECUTE ON FUNCTION limit_mismatches TO house_app;
