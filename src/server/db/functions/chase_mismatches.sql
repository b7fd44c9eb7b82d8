-- Chases of the current station whose stake is not what their orders, what is held and what was returned come to, or that hold something else than what they have not
-- opened. Those of trial accounts are deleted piece by piece. Empty when all is well.
CREATE OR REPLACE FUNCTION chase_mismatches() RETURNS TABLE (chase_id bigint, stake bigint, orders bigint, rest bigint, planned bigint) LANGUAGE sql STABLE AS $$
  SELECT x.* FROM (
    SELECT c.id, c.stake, coalesce((SELECT sum(o.stake) FROM bet_order o WHERE o.station = c.station AND o.chase_id = c.id), 0)::bigint AS orders,
        coalesce(r.held + r.returned, 0) AS rest,
        CASE WHEN r.chase_id IS NULL THEN 0 ELSE coalesce((SELECT sum(p.stake) FROM chase_planned(c.account_id) p WHERE p.chase_id = c.id), 0) END::bigint AS planned
      FROM chase_plan c JOIN account a ON a.station = c.station AND a.id = c.account_id AND a.role <> 'trial'
      LEFT JOIN chase_rest r ON r.station = c.station AND r.chase_id = c.id WHERE c.station = current_station()) x
    WHERE x.stake <> x.orders + x.rest OR x.rest <> x.planned
$$;
GRANT EXECUTE ON FUNCTION chase_mismatches TO house_app;
