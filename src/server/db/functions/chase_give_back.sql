-- Gives back the next part of what an ended chase has open: `most` orders, those that seal first before others, of the chase named or of the first that has some left.
-- Orders that were sealed when the chase ended stay in play. Returns whether the station has more to give back, of that chase or of any.
CREATE OR REPLACE FUNCTION chase_give_back(kind integer, most integer, chase bigint DEFAULT NULL) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
DECLARE
  station_code text := current_station();
  ending record;
  due bigint[];
BEGIN
  IF station_code IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;
  SELECT * INTO ending FROM chase_back b WHERE b.station = station_code AND (chase IS NULL OR b.chase_id = chase) ORDER BY b.chase_id LIMIT 1;
  IF NOT FOUND THEN RETURN false; END IF;
  due := ARRAY(SELECT o.id FROM bet_order o LEFT JOIN lottery_period p ON p.lot_code = o.lot_code AND p.qi_hao = o.qi_hao
    WHERE o.station = station_code AND o.chase_id = ending.chase_id AND o.status = 1 /* waiting */ AND ending.ended_at < o.seals_at AND coalesce(p.state, 'open') = 'open'
    ORDER BY o.seals_at, o.id LIMIT most);
  -- Two who give back the same part wait for each other at the wallet: the second one finds that its orders have ended.
  IF cardinality(due) > 0 THEN PERFORM bet_revoke(0, due, ending.reason, kind, ending.ended_at); END IF;
  IF cardinality(due) < most THEN DELETE FROM chase_back b WHERE b.station = station_code AND b.chase_id = ending.chase_id; END IF;
  RETURN EXISTS (SELECT FROM chase_back b WHERE b.station = station_code AND (chase IS NULL OR b.chase_id = chase));
END $$;
REVOKE ALL ON FUNCTION chase_give_back FROM PUBLIC;
-- For the draw job, and for a call that has ended a chase.
GRANT EXECUTE ON FUNCTION chase_give_back TO house_app;
