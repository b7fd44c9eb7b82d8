-- Stops a running chase, at its first win or by its owner: stores its new state and revokes its orders that are not sealed. Returns their ids.
CREATE OR REPLACE FUNCTION chase_stop(plan bigint, state text, reason text, kind integer, moment timestamptz) RETURNS bigint[]
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE returned bigint[];
BEGIN
  UPDATE chase_plan c SET status = state WHERE c.station = current_station() AND c.id = plan AND c.status = 'running';
  SELECT coalesce(array_agg(r.id), '{}') INTO returned FROM bet_revoke(0,
    ARRAY(SELECT o.id FROM bet_order o WHERE o.station = current_station() AND o.chase_id = plan AND o.status = 1 ORDER BY o.id),
    reason, kind, moment) r WHERE r.outcome = 'revoked';
  RETURN returned;
END $$;
REVOKE ALL ON FUNCTION chase_stop FROM PUBLIC;
GRANT EXECUTE ON FUNCTION chase_stop TO house_app;
