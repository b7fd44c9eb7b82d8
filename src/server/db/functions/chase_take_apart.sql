-- Stores those of a member's orders which chases have not opened yet, for bet_revoke(), which returns all of them, so that they end one by one as every order does. The member's accounts are locked.
CREATE OR REPLACE FUNCTION chase_take_apart(member integer, orders bigint[]) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
DECLARE station_code text := current_station();
BEGIN
  PERFORM FROM chase_rest r WHERE r.station = station_code AND r.account_id = member AND r.held > 0 ORDER BY r.chase_id FOR UPDATE;
  WITH stored AS (
    INSERT INTO bet_order OVERRIDING SYSTEM VALUE
      SELECT o.* FROM chase_planned(member) o WHERE o.id = ANY (orders) AND o.status = 1 /* waiting */ RETURNING id, chase_id, stake, book, coalesce(opened_at, created_at) AS at),
  summed AS (
    INSERT INTO limit_span AS h (station, account_id, span, begins, part, staked, lost)
      SELECT station_code, member, t.span, t.begins, 'chase', sum(s.stake), sum(s.stake)
        FROM stored s JOIN limit_kept k ON k.station = station_code AND k.account_id = member AND k.since IS NOT NULL
        CROSS JOIN LATERAL limit_spans(s.at) t WHERE s.book = 'real' GROUP BY 3, 4
      ON CONFLICT ON CONSTRAINT limit_span_pkey DO UPDATE SET staked = h.staked + excluded.staked, lost = h.lost + excluded.lost),
  sums AS (SELECT s.chase_id, array_agg(s.id) AS ids, sum(s.stake)::bigint AS stake FROM stored s GROUP BY s.chase_id)
  UPDATE chase_rest r SET apart = r.apart || x.ids, held = r.held - x.stake, opens_at = CASE WHEN r.held > x.stake THEN r.opens_at END
    FROM sums x WHERE r.station = station_code AND r.chase_id = x.chase_id;
  DELETE FROM chase_rest r WHERE r.station = station_code AND r.account_id = member AND r.held = 0 AND r.returned = 0;
END $$;
REVOKE ALL ON FUNCTION chase_take_apart FROM PUBLIC;
