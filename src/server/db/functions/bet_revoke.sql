-- Returns the stakes of orders that still wait and are not sealed at `moment`. `member` 0 stands for any owner (a chase that stops).
-- Each comes back by the ledger type that bet_returned_type() has for its slip; `kind` is the one of orders from before slips were kept.
-- Returns a row for every id in `orders`: revoked, sealed, ended or unknown.
CREATE OR REPLACE FUNCTION bet_revoke(member integer, orders bigint[], reason text, kind integer, moment timestamptz)
  RETURNS TABLE (id bigint, outcome text) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
DECLARE
  station_code text := current_station();
  revocable bigint[];
  planned bigint[] := ARRAY(SELECT x.id FROM unnest(orders) AS x(id) WHERE member > 0
    AND NOT EXISTS (SELECT FROM bet_order o WHERE o.station = station_code AND o.id = x.id));
BEGIN
  -- 1. Lock the periods (shared, against their draws), then the accounts of those orders that are this member's.
  PERFORM pg_advisory_xact_lock_shared(x.key) FROM (SELECT DISTINCT lottery_period_key(o.lot_code, o.qi_hao) AS key
    FROM bet_order o WHERE o.station = station_code AND o.id = ANY (orders) ORDER BY 1) x;
  PERFORM bet_lock_accounts(ARRAY(SELECT o.id FROM bet_order o
    WHERE o.station = station_code AND o.id = ANY (orders) AND (member = 0 OR o.account_id = member)));
  IF cardinality(planned) > 0 THEN
    PERFORM bet_lock_wallets(array_agg(x.account_id), array_agg(x.book))
      FROM (SELECT DISTINCT r.account_id, r.book FROM chase_rest r WHERE r.station = station_code AND r.account_id = member) x HAVING count(*) > 0;
    -- What has sealed stays where it is: whether limits leave room for it is asked where its period is opened.
    PERFORM chase_take_apart(member, ARRAY(SELECT o.id FROM chase_planned(member) o LEFT JOIN lottery_period p ON p.lot_code = o.lot_code AND p.qi_hao = o.qi_hao
      WHERE o.id = ANY (planned) AND coalesce(p.state, 'open') = 'open' AND moment < o.seals_at));
  END IF;

  -- 2. Report the result of each.
  RETURN QUERY
    SELECT x.wanted, CASE
        WHEN o.id IS NULL THEN coalesce((SELECT CASE r.status WHEN 1 /* waiting */ THEN 'sealed' ELSE 'ended' END
          FROM chase_planned(member) r WHERE r.id = x.wanted), 'unknown')
        WHEN o.status <> 1 /* waiting */ THEN 'ended'
        WHEN p.state <> 'open' OR moment >= o.seals_at THEN 'sealed'
        ELSE 'revoked' END
      FROM unnest(orders) AS x(wanted)
      LEFT JOIN bet_order o ON o.station = station_code AND o.id = x.wanted AND (member = 0 OR o.account_id = member)
      LEFT JOIN lottery_period p ON p.lot_code = o.lot_code AND p.qi_hao = o.qi_hao;

  -- 3. End those that can be revoked, with their stake as payout.
  SELECT coalesce(array_agg(o.id), '{}') INTO revocable FROM bet_order o
    LEFT JOIN lottery_period p ON p.lot_code = o.lot_code AND p.qi_hao = o.qi_hao
    WHERE o.station = station_code AND o.id = ANY (orders) AND (member = 0 OR o.account_id = member)
      AND o.status = 1 /* waiting */ AND coalesce(p.state, 'open') = 'open' AND moment < o.seals_at;
  PERFORM bet_end(array_agg(o.id), array_agg(4::smallint), array_agg(0::bigint), array_agg(0::bigint), array_agg(o.stake),
      array_agg(0::bigint), o.back, o.back, reason, moment)
    FROM (SELECT b.id, b.stake, bet_returned_type(coalesce(b.slip_id, b.id), kind) AS back FROM bet_order b WHERE b.id = ANY (revocable)) o
    GROUP BY o.back;
END $$;
REVOKE ALL ON FUNCTION bet_revoke FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bet_revoke TO house_app;
