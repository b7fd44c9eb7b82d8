-- What a member's bets with real money of both modes come to from one moment to another, each with its own. A period of a chase counts from when it begins.
-- Where `lost` is below 0, more came back than was staked.
CREATE OR REPLACE FUNCTION limit_bets(member integer, since timestamptz, until timestamptz) RETURNS TABLE (at timestamptz, staked bigint, lost bigint)
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(o.opened_at, o.created_at),
      CASE WHEN o.status IN (1 /* waiting */, 5 /* rolledBack */, 6 /* rolledBackOwing */) THEN o.stake ELSE o.stake - o.stake * o.pushed_units / o.units END,
      CASE WHEN o.status IN (1 /* waiting */, 5 /* rolledBack */, 6 /* rolledBackOwing */) THEN o.stake ELSE o.stake - o.payout END
    FROM bet_order o WHERE o.station = current_station() AND o.account_id = member AND coalesce(o.opened_at, o.created_at) >= since
      AND coalesce(o.opened_at, o.created_at) < until AND o.book = 'real' AND o.status <> 4 /* returned */
$$;
