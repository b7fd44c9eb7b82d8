-- Claims of members at platforms that are not the sums of their transfers and rounds. Empty when all is well.
CREATE OR REPLACE FUNCTION platform_claim_mismatches()
  RETURNS TABLE (account_id integer, platform text, moved bigint, transfers bigint, won bigint, rounds bigint, staked bigint, unsettled bigint)
  LANGUAGE sql AS $$
  WITH moves AS (
    SELECT t.account_id, t.platform, CASE t.direction WHEN 'in' THEN t.amount ELSE -t.amount END AS moved, 0::bigint AS won, 0::bigint AS staked
      FROM transfer_order t WHERE t.station = current_station() AND t.state = 'success' AND t.book = 'real'
    UNION ALL
    SELECT r.account_id, r.platform, 0, r.prize - r.stake, CASE r.state WHEN 'unsettled' THEN r.stake ELSE 0 END
      FROM game_round r WHERE r.station = current_station()),
  summed AS (
    SELECT m.account_id, m.platform, sum(m.moved)::bigint AS moved, sum(m.won)::bigint AS won, sum(m.staked)::bigint AS staked
      FROM moves m GROUP BY 1, 2),
  claims AS (
    SELECT c.account_id, c.platform, c.moved, c.won, c.staked FROM platform_claim c WHERE c.station = current_station())
  SELECT account_id, platform, coalesce(c.moved, 0), coalesce(s.moved, 0), coalesce(c.won, 0), coalesce(s.won, 0), coalesce(c.staked, 0),
      coalesce(s.staked, 0)
    FROM summed s FULL JOIN claims c USING (account_id, platform)
    WHERE (coalesce(s.moved, 0), coalesce(s.won, 0), coalesce(s.staked, 0)) <> (coalesce(c.moved, 0), coalesce(c.won, 0), coalesce(c.staked, 0))
$$;
