-- Deletes ended bets of trial accounts of the current station that ended before a moment, with the chases they leave empty; as many as
-- `most` in one call. Returns how many bets it deleted. Ledger and accounts stay.
CREATE OR REPLACE FUNCTION trial_bets_delete(ended_before timestamptz, most integer) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  station_code text := current_station();
  chases bigint[];
  deleted integer;
BEGIN
  IF station_code IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;
  WITH gone AS (
    DELETE FROM bet_order d WHERE d.station = station_code AND d.id IN (
      SELECT o.id FROM account a JOIN bet_order o ON o.station = station_code AND o.account_id = a.id
        WHERE a.station = station_code AND a.role = 'trial' AND a.ends_at < ended_before AND o.book = 'play' AND o.status <> 1 /* waiting */
        LIMIT most)
      RETURNING d.chase_id)
  SELECT count(*), array_agg(DISTINCT g.chase_id) FILTER (WHERE g.chase_id IS NOT NULL) INTO deleted, chases FROM gone g;
  -- A chase that was cancelled before its first period has no order.
  chases := chases || ARRAY(SELECT r.chase_id FROM account a JOIN chase_rest r ON r.station = station_code AND r.account_id = a.id
    WHERE a.station = station_code AND a.role = 'trial' AND a.ends_at < ended_before AND r.held = 0 LIMIT most);
  chases := ARRAY(SELECT c.id FROM chase_plan c WHERE c.station = station_code AND c.id = ANY (chases)
    AND NOT EXISTS (SELECT FROM bet_order o WHERE o.station = station_code AND o.chase_id = c.id)
    AND NOT EXISTS (SELECT FROM chase_rest r WHERE r.station = station_code AND r.chase_id = c.id AND r.held > 0));
  DELETE FROM chase_rest r WHERE r.station = station_code AND r.chase_id = ANY (chases);
  DELETE FROM chase_plan c WHERE c.station = station_code AND c.id = ANY (chases);
  RETURN deleted;
END $$;
REVOKE ALL ON FUNCTION trial_bets_delete FROM PUBLIC;
GRANT EXECUTE ON FUNCTION trial_bets_delete TO house_app;
