-- Stops a running chase, at its first win or by its owner: stores its new state, returns the stake of all that it has not opened in one transaction of the ledger,
-- and revokes its orders that are open and not sealed. Returns the numbers of all that it took back.
CREATE OR REPLACE FUNCTION chase_stop(plan bigint, state text, reason text, kind integer, moment timestamptz) RETURNS bigint[]
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  station_code text := current_station();
  rest record;
  planned bigint[] := '{}';
  returned bigint[];
BEGIN
  -- 1. Lock as bet_revoke() does, periods before accounts; then what begins now is opened, so that the rest is of later periods alone.
  SELECT * INTO rest FROM chase_rest r WHERE r.station = station_code AND r.chase_id = plan AND r.held > 0;
  IF FOUND THEN
    PERFORM pg_advisory_xact_lock_shared(x.key) FROM (
      SELECT lottery_period_key(o.lot_code, o.qi_hao) AS key FROM bet_order o WHERE o.station = station_code AND o.chase_id = plan AND o.status = 1
      UNION SELECT lottery_period_key(rest.lot_code, p."qiHao") FROM json_to_recordset(rest.periods) AS p("qiHao" text, "startsAt" timestamptz)
        WHERE p."startsAt" <= moment ORDER BY 1) x;
    PERFORM bet_lock_wallets(ARRAY[rest.account_id], ARRAY[rest.book]);
    WHILE chase_open(moment, 1, plan) > 0 LOOP END LOOP;
    SELECT * INTO rest FROM chase_rest r WHERE r.station = station_code AND r.chase_id = plan AND r.held > 0 FOR UPDATE;
    IF FOUND THEN
      SELECT array_agg(o.id) INTO planned FROM chase_planned(rest.account_id) o WHERE o.chase_id = plan;
      PERFORM chase_return(plan, reason, kind, moment);
    END IF;
  END IF;

  -- 2. Revoke what is open.
  UPDATE chase_plan c SET status = state WHERE c.station = station_code AND c.id = plan AND c.status = 'running';
  SELECT coalesce(array_agg(r.id), '{}') INTO returned FROM bet_revoke(0,
    ARRAY(SELECT o.id FROM bet_order o WHERE o.station = station_code AND o.chase_id = plan AND o.status = 1 ORDER BY o.id),
    reason, kind, moment) r WHERE r.outcome = 'revoked';
  RETURN returned || planned;
END $$;
REVOKE ALL ON FUNCTION chase_stop FROM PUBLIC;
GRANT EXECUTE ON FUNCTION chase_stop TO house_app;
