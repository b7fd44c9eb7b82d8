-- What a member's points that were bought and sold come to since a moment: what is bought is a stake, what is sold a win.
CREATE OR REPLACE FUNCTION limit_points(member integer, since timestamptz) RETURNS TABLE (at timestamptz, staked bigint, lost bigint)
  LANGUAGE sql STABLE AS $$
  SELECT e.at, CASE e.direction WHEN 'toPoints' THEN e.cash ELSE 0 END, CASE e.direction WHEN 'toPoints' THEN e.cash ELSE -e.cash END
    FROM points_exchange e WHERE e.station = current_station() AND e.account_id = member AND e.day >= beijing_day(since) AND e.at >= since
$$;
