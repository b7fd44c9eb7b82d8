-- What a member's deposits count towards a limit since a moment, each from when it was ordered: one that waits whole, one that is paid what came of it.
CREATE OR REPLACE FUNCTION limit_deposits(member integer, since timestamptz) RETURNS TABLE (at timestamptz, amount bigint)
  LANGUAGE sql STABLE AS $$
  SELECT o.created_at, CASE o.status WHEN 1 /* pending */ THEN o.amount ELSE o.paid END FROM deposit_order o
    WHERE o.station = current_station() AND o.account_id = member AND o.created_at >= since AND o.status IN (1 /* pending */, 2 /* paid */)
$$;
