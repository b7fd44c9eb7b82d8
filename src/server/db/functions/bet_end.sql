-- Ends orders that still wait with what src/lottery says of them: pays winnings (131), rebates (9), refunds (132), and counts
-- turnover. Those that ended meanwhile are passed over. `reason` goes with status 4 alone. Gives the ids that ended now.
CREATE OR REPLACE FUNCTION bet_end(orders bigint[], statuses smallint[], winning bigint[], pushed bigint[], payouts bigint[], rebates bigint[],
  kind_pay integer, kind_rebate integer, reason text, moment timestamptz) RETURNS bigint[]
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
DECLARE
  here text := current_station();
  ended bigint[];
  chases bigint[];
  kinds integer[];
  ids text[];
  houses bigint[];
  wallets bigint[];
  amounts bigint[];
BEGIN
  IF here IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;
  PERFORM bet_lock(orders);
  WITH told AS (
    SELECT * FROM unnest(orders, statuses, winning, pushed, payouts, rebates) AS x(id, status, winning, pushed, payout, rebate)),
  done AS (
    UPDATE bet_order o SET status = t.status, winning_units = t.winning, pushed_units = t.pushed, payout = t.payout,
        rebate = t.rebate, return_reason = CASE WHEN t.status = 4 THEN reason END, ended_at = moment
      FROM told t WHERE o.station = here AND o.id = t.id AND o.status = 1
      RETURNING o.id, o.account_id, o.book, o.status, o.stake, o.units, o.pushed_units, o.payout, o.rebate, o.chase_id),
  paid AS (
    SELECT d.id, part.kind, part.amount, (SELECT w.id FROM ledger_account w WHERE w.station = here AND w.owner_id = d.account_id
        AND w.kind = 'wallet' AND w.book = d.book AND w.part = '') AS wallet,
        (SELECT h.id FROM ledger_account h WHERE h.station = here AND h.owner_id = 0 AND h.kind = 'house' AND h.book = d.book
          AND h.part = bet_part('payouts', d.account_id)) AS house
      FROM done d CROSS JOIN LATERAL (VALUES (kind_pay, d.payout), (kind_rebate, d.rebate)) AS part(kind, amount)
      WHERE part.amount > 0),
  -- Stakes that were won or lost count towards a member's turnover; pushed and returned ones do not.
  counted AS (
    INSERT INTO turnover AS t (station, account_id, valid)
      SELECT here, d.account_id, sum(d.stake - d.stake * d.pushed_units / d.units)::bigint FROM done d
        WHERE d.status IN (2, 3) AND d.book = 'real' GROUP BY d.account_id ORDER BY d.account_id
      ON CONFLICT (station, account_id) DO UPDATE SET valid = t.valid + EXCLUDED.valid)
  SELECT (SELECT coalesce(array_agg(d.id ORDER BY d.id), '{}') FROM done d),
      (SELECT array_agg(DISTINCT d.chase_id) FROM done d WHERE d.chase_id IS NOT NULL),
      array_agg(p.kind ORDER BY p.id, p.kind), array_agg(p.id::text ORDER BY p.id, p.kind), array_agg(p.house ORDER BY p.id, p.kind),
      array_agg(p.wallet ORDER BY p.id, p.kind), array_agg(p.amount ORDER BY p.id, p.kind)
    INTO ended, chases, kinds, ids, houses, wallets, amounts FROM paid p;
  -- An order ends once, so what it is paid by has not been posted before; bet_lock() holds all accounts.
  IF kinds IS NOT NULL THEN
    PERFORM ledger_write(kinds, 'bet', ids, houses, wallets, amounts, array_fill(moment, ARRAY[cardinality(kinds)]));
  END IF;
  -- A chase without an open order has run its course.
  IF chases IS NOT NULL THEN
    UPDATE chase_plan c SET status = 'finished' WHERE c.station = here AND c.status = 'running' AND c.id = ANY (chases)
      AND NOT EXISTS (SELECT FROM bet_order o WHERE o.station = here AND o.chase_id = c.id AND o.status = 1);
  END IF;
  RETURN ended;
END $$;
REVOKE ALL ON FUNCTION bet_end FROM PUBLIC;
-- For the settling job, which works as house_app within a station like every call; no handler calls it.
GRANT EXECUTE ON FUNCTION bet_end TO house_app;
