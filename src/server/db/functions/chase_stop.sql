-- Stops a running chase, at its first win or by its owner: stores its new state, returns the stake of all that it has not opened in one transaction of the ledger,
-- and revokes the first part of its orders that are open and not sealed; chase_give_back() goes on with the others. Returns the numbers of all that it has taken back.
-- What begins now is held against limits of the member and of the station (as limit_check() takes them), as in chase_open().
CREATE OR REPLACE FUNCTION chase_stop(plan bigint, state text, reason text, kind integer, moment timestamptz, station_limits jsonb DEFAULT NULL) RETURNS bigint[]
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
      SELECT lottery_period_key(o.lot_code, o.qi_hao) AS key FROM bet_order o WHERE o.station = station_code AND o.chase_id = plan AND o.status = 1 /* waiting */
      UNION SELECT lottery_period_key(rest.lot_code, p."qiHao") FROM json_to_recordset(rest.periods) AS p("qiHao" text, "startsAt" timestamptz)
        WHERE p."startsAt" <= moment ORDER BY 1) x;
    PERFORM bet_lock_wallets(ARRAY[rest.account_id], ARRAY[rest.book]);
    WHILE chase_open(moment, 1, plan, station_limits) > 0 LOOP END LOOP;
    SELECT * INTO rest FROM chase_rest r WHERE r.station = station_code AND r.chase_id = plan AND r.held > 0 FOR UPDATE;
    IF FOUND THEN
      SELECT array_agg(o.id) INTO planned FROM chase_planned(rest.account_id) o WHERE o.chase_id = plan;
      PERFORM chase_return(plan, reason, kind, moment);
    END IF;
  END IF;

  -- 2. Revoke what is open. One that was stopped before, and has something open, goes on as it was stopped.
  UPDATE chase_plan c SET status = state WHERE c.station = station_code AND c.id = plan AND c.status = 'running';
  INSERT INTO chase_back (station, chase_id, ended_at, reason) VALUES (station_code, plan, moment, reason) ON CONFLICT DO NOTHING;
  PERFORM chase_give_back(kind, 500, plan);
  SELECT coalesce(array_agg(o.id), '{}') INTO returned FROM bet_order o WHERE o.station = station_code AND o.chase_id = plan AND o.status = 4 /* returned */;
  RETURN returned || planned;
END $$;
REVOKE ALL ON FUNCTION chase_stop FROM PUBLIC;
GRANT EXECUTE ON FUNCTION chase_stop TO house_app;
