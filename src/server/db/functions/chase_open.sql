-- Opens the next period of chases whose next one has begun at `moment`, of `most` at the most or of the one named: its orders go to bet_order under the numbers that they
-- were given at placing, once. A period that a limit of its member or of the station (as limit_check() takes them) leaves no room for is not placed, halts its
-- chase, and is an entry of limit_refusal: chase_stop() gives back what it holds. Returns how many chases it opened a period of or halted.
CREATE OR REPLACE FUNCTION chase_open(moment timestamptz, most integer, chase bigint DEFAULT NULL, station_limits jsonb DEFAULT NULL) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
DECLARE
  station_code text := current_station();
  due bigint[];
  halted bigint[] := '{}';
  next record;
  held record;
  -- What chases of the member a loop is at have placed before, which is not stored yet.
  member integer;
  placed bigint := 0;
BEGIN
  IF station_code IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;

  -- 1. Lock the chases, against their owners and against another process.
  SELECT array_agg(x.chase_id) INTO due FROM (SELECT r.chase_id FROM chase_rest r
    WHERE r.station = station_code AND r.opens_at <= moment AND r.halted_at IS NULL AND (chase IS NULL OR r.chase_id = chase)
    ORDER BY r.opens_at, r.chase_id LIMIT most FOR UPDATE) x;
  IF due IS NULL THEN RETURN 0; END IF;

  -- 2. Hold the periods against limits. Who places a bet of the member just now has the lock, and may wait for what this transaction has locked: the chase is left
  --    for the next time.
  FOR next IN SELECT r.chase_id, r.account_id, (r.periods -> r.opened ->> 'startsAt')::timestamptz AS starts_at, (SELECT coalesce(sum(o.stake), 0)::bigint
        FROM chase_planned(r.account_id) o WHERE o.chase_id = r.chase_id AND o.qi_hao = r.periods -> r.opened ->> 'qiHao') AS stake
      FROM chase_rest r WHERE r.station = station_code AND r.chase_id = ANY (due) AND r.book = 'real' AND (station_limits IS NOT NULL OR EXISTS (
        SELECT FROM player_limit p WHERE p.station = station_code AND p.account_id = r.account_id AND p.kind <> 'deposit' AND p.value IS NOT NULL))
      ORDER BY r.account_id, r.opens_at, r.chase_id LOOP
    IF next.account_id IS DISTINCT FROM member THEN
      member := next.account_id;
      placed := 0;
    END IF;
    IF NOT pg_try_advisory_xact_lock(limit_lock(member)) THEN
      due := array_remove(due, next.chase_id);
      CONTINUE;
    END IF;
    SELECT l.* INTO held FROM limit_check(member, 'bet', next.stake + placed, next.starts_at, station_limits) l;
    IF held.refused IS NULL THEN
      placed := placed + next.stake;
    ELSE
      halted := halted || next.chase_id;
      due := array_remove(due, next.chase_id);
      -- Here and not by noteRefusal() (src/server/protection/refusals.ts): no call is refused, and whatever dies, the chase is halted with its entry or not at all.
      INSERT INTO limit_refusal (station, account_id, owner, kind, frame, value, remaining, times, at, last_at)
        VALUES (station_code, member, held.owner, held.kind, held.frame, held.value, held.remaining, 1, moment, moment);
    END IF;
  END LOOP;
  UPDATE chase_rest r SET halted_at = moment WHERE r.station = station_code AND r.chase_id = ANY (halted);

  -- 3. Store the orders of the next period. Of one whose orders were all revoked one by one there are none.
  WITH opened AS (
    INSERT INTO bet_order OVERRIDING SYSTEM VALUE
      SELECT o.* FROM chase_rest r CROSS JOIN LATERAL chase_planned(r.account_id) o
        WHERE r.station = station_code AND r.chase_id = ANY (due) AND o.chase_id = r.chase_id AND o.qi_hao = r.periods -> r.opened ->> 'qiHao'
      RETURNING chase_id, stake, account_id, book, coalesce(opened_at, created_at) AS at),
  -- In the same statement: what it reads of who is summed is as old as what it stores.
  summed AS (
    INSERT INTO limit_span AS h (station, account_id, span, begins, part, staked, lost)
      SELECT station_code, o.account_id, s.span, s.begins, 'chase', sum(o.stake), sum(o.stake)
        FROM opened o JOIN limit_kept k ON k.station = station_code AND k.account_id = o.account_id AND k.since IS NOT NULL
        CROSS JOIN LATERAL limit_spans(o.at) s WHERE o.book = 'real' GROUP BY 2, 3, 4 ORDER BY 2, 3, 4
      ON CONFLICT ON CONSTRAINT limit_span_pkey DO UPDATE SET staked = h.staked + excluded.staked, lost = h.lost + excluded.lost)
  UPDATE chase_rest r SET opened = r.opened + 1, held = r.held - x.stake,
      opens_at = CASE WHEN r.held > x.stake THEN (r.periods -> (r.opened + 1) ->> 'startsAt')::timestamptz END
    FROM (SELECT y.id, coalesce((SELECT sum(n.stake) FROM opened n WHERE n.chase_id = y.id), 0)::bigint AS stake FROM unnest(due) AS y(id)) x
    WHERE r.station = station_code AND r.chase_id = x.id;

  -- 4. Where nothing is left, nothing is kept.
  DELETE FROM chase_rest r WHERE r.station = station_code AND r.chase_id = ANY (due) AND r.held = 0;
  RETURN cardinality(due) + cardinality(halted);
END $$;
REVOKE ALL ON FUNCTION chase_open FROM PUBLIC;
GRANT EXECUTE ON FUNCTION chase_open TO house_app;
