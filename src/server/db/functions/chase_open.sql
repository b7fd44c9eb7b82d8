-- Opens the next period of chases whose next one has begun at `moment`, of `most` at the most or of the one named: its orders go to bet_order under the numbers that they
-- were given at placing, once. Returns how many chases it opened a period of.
CREATE OR REPLACE FUNCTION chase_open(moment timestamptz, most integer, chase bigint DEFAULT NULL) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
DECLARE
  station_code text := current_station();
  due bigint[];
BEGIN
  IF station_code IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;

  -- 1. Lock the chases, against their owners and against another process.
  SELECT array_agg(x.chase_id) INTO due FROM (SELECT r.chase_id FROM chase_rest r
    WHERE r.station = station_code AND r.opens_at <= moment AND (chase IS NULL OR r.chase_id = chase)
    ORDER BY r.opens_at, r.chase_id LIMIT most FOR UPDATE) x;
  IF due IS NULL THEN RETURN 0; END IF;

  -- 2. Store the orders of the next period. Of one whose orders were all revoked one by one there are none.
  WITH opened AS (
    INSERT INTO bet_order OVERRIDING SYSTEM VALUE
      SELECT o.* FROM chase_rest r CROSS JOIN LATERAL chase_planned(r.account_id) o
        WHERE r.station = station_code AND r.chase_id = ANY (due) AND o.chase_id = r.chase_id AND o.qi_hao = r.periods -> r.opened ->> 'qiHao'
      RETURNING chase_id, stake)
  UPDATE chase_rest r SET opened = r.opened + 1, held = r.held - x.stake,
      opens_at = CASE WHEN r.held > x.stake THEN (r.periods -> (r.opened + 1) ->> 'startsAt')::timestamptz END
    FROM (SELECT y.id, coalesce((SELECT sum(n.stake) FROM opened n WHERE n.chase_id = y.id), 0)::bigint AS stake FROM unnest(due) AS y(id)) x
    WHERE r.station = station_code AND r.chase_id = x.id;

  -- 3. Where nothing is left, nothing is kept.
  DELETE FROM chase_rest r WHERE r.station = station_code AND r.chase_id = ANY (due) AND r.held = 0;
  RETURN cardinality(due);
END $$;
REVOKE ALL ON FUNCTION chase_open FROM PUBLIC;
GRANT EXECUTE ON FUNCTION chase_open TO house_app;
