-- What a member's bets with real money come to since a moment, each with its own: bets of both modes, rounds at platforms, and points that were bought and sold.
-- A period of a chase counts from when it begins. Where `lost` is below 0, more came back than was staked.
CREATE OR REPLACE FUNCTION limit_figures(member integer, since timestamptz) RETURNS TABLE (at timestamptz, staked bigint, lost bigint)
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(o.opened_at, o.created_at),
      CASE WHEN o.status IN (1 /* waiting */, 5 /* rolledBack */, 6 /* rolledBackOwing */) THEN o.stake ELSE o.stake - o.stake * o.pushed_units / o.units END,
      CASE WHEN o.status IN (1 /* waiting */, 5 /* rolledBack */, 6 /* rolledBackOwing */) THEN o.stake ELSE o.stake - o.payout END
    FROM bet_order o WHERE o.station = current_station() AND o.account_id = member AND coalesce(o.opened_at, o.created_at) >= since
      AND o.book = 'real' AND o.status <> 4 /* returned */
  UNION ALL
  -- The kinds are few, and each has its rounds in the order of time.
  SELECT r.bet_at, r.stake, CASE r.state WHEN 'unsettled' THEN r.stake ELSE r.stake - r.prize END
    FROM (SELECT DISTINCT d.kind FROM game_day d WHERE d.account_id = member AND d.day >= beijing_day(since)) k
    JOIN game_round r ON r.account_id = member AND r.kind = k.kind AND r.bet_at >= since WHERE r.state <> 'void'
  UNION ALL
  SELECT e.at, CASE e.direction WHEN 'toPoints' THEN e.cash ELSE 0 END, CASE e.direction WHEN 'toPoints' THEN e.cash ELSE -e.cash END
    FROM points_exchange e WHERE e.station = current_station() AND e.account_id = member AND e.day >= beijing_day(since) AND e.at >= since
$$;
