-- Takes back what the settlement of these orders did, for the correction that their period is in: payout (type `kind_pay`) and rebate (`kind_rebate`) go back
-- to the house account they came from, what the wallet does not cover becomes debt; turnover, figures of teams and commission are taken off. An order then
-- waits to be settled again, as 5, or as 6 where a part is owed. Orders that are not settled, or were taken back before, are skipped. Returns how many.
CREATE OR REPLACE FUNCTION bet_roll_back(orders bigint[], kind_pay integer, kind_rebate integer, moment timestamptz) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
DECLARE
  station_code text := current_station();
  due bigint[];
  one record;
  house bigint;
  owes bigint;
BEGIN
  IF station_code IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;

  -- 1. Lock the accounts that money moves between, then the orders.
  PERFORM bet_lock_accounts(orders);
  SELECT array_agg(x.id ORDER BY x.id) INTO due FROM (
    SELECT o.id FROM bet_order o JOIN lottery_period p ON p.lot_code = o.lot_code AND p.qi_hao = o.qi_hao AND p.state = 'rolledBack'
      WHERE o.station = station_code AND o.id = ANY (orders) AND o.status IN (2 /* won */, 3 /* lost */, 10 /* pushed */) AND o.settle_round < p.corrections
      ORDER BY o.id FOR UPDATE OF o) x;
  IF due IS NULL THEN RETURN 0; END IF;

  -- 2. Record what is taken back. Turnover is left alone where a withdrawal or a reset has cleared it; where one waits that will clear it, it counts as cleared.
  INSERT INTO bet_rollback (station, order_id, round, correction_id, account_id, status, winning_units, pushed_units, payout, rebate,
      turnover_kept, turnover_moved, at)
    SELECT station_code, o.id, c.number, c.id, o.account_id, o.status, o.winning_units, o.pushed_units, o.payout, o.rebate,
        CASE WHEN v.is_cleared THEN greatest(v.valid, (SELECT coalesce(max(r.turnover_kept), 0) FROM bet_rollback r WHERE r.station = station_code AND r.order_id = o.id))
          ELSE 0 END,
        CASE WHEN NOT v.is_cleared AND EXISTS (SELECT FROM withdrawal w WHERE w.station = station_code AND w.account_id = o.account_id AND w.status = 1 /* pending */
          AND w.created_at >= o.ended_at) THEN v.valid ELSE 0 END, moment
      FROM bet_order o JOIN draw_correction c ON c.lot_code = o.lot_code AND c.qi_hao = o.qi_hao AND c.finished_at IS NULL
      LEFT JOIN turnover t ON t.station = station_code AND t.account_id = o.account_id
      CROSS JOIN LATERAL (SELECT commission_basis(o) AS valid, coalesce(o.ended_at <= t.cleared_through, false) AS is_cleared) v
      WHERE o.station = station_code AND o.id = ANY (due);

  -- 3. Take off turnover, commission, what limits sum and the figures of teams, while the orders still say what they counted.
  UPDATE turnover t SET valid = greatest(0, t.valid - x.valid), cleared = t.cleared + least(t.valid, x.moved)
    FROM (SELECT o.account_id, sum(commission_basis(o))::bigint AS valid, sum(r.turnover_moved)::bigint AS moved
      FROM bet_order o JOIN bet_rollback r ON r.station = station_code AND r.order_id = o.id AND r.round > o.settle_round
      WHERE o.station = station_code AND o.id = ANY (due) AND NOT EXISTS (SELECT FROM turnover u
        WHERE u.station = station_code AND u.account_id = o.account_id AND o.ended_at <= u.cleared_through)
      GROUP BY o.account_id ORDER BY o.account_id) x
    WHERE t.station = station_code AND t.account_id = x.account_id AND x.valid > 0;
  PERFORM limit_add(array_agg(o.account_id), array_agg(coalesce(o.opened_at, o.created_at)), 'bet', array_agg(o.stake * o.pushed_units / o.units), array_agg(o.payout))
    FROM bet_order o WHERE o.station = station_code AND o.id = ANY (due) AND o.book = 'real';
  PERFORM commission_reverse(due, moment);
  INSERT INTO team_entry (station, account_id, day, lot_code, orders, bet, win, slider)
    SELECT station_code, o.account_id, beijing_day(o.ended_at), o.lot_code, -count(*), -sum(o.stake - o.stake * o.pushed_units / o.units),
        -sum(o.payout - o.stake * o.pushed_units / o.units), -sum(o.rebate)
      FROM bet_order o WHERE o.station = station_code AND o.id = ANY (due) AND o.uplines IS NOT NULL AND o.status IN (2 /* won */, 3 /* lost */)
      GROUP BY o.account_id, beijing_day(o.ended_at), o.lot_code;

  -- 4. Take back the money, order by order: each finds in the wallet what the one before has left.
  FOR one IN
    SELECT o.id, o.account_id, o.book, o.payout, o.rebate, o.lot_code || ' ' || o.qi_hao AS note, o.id || '/' || p.corrections AS ref, p.corrections
      FROM bet_order o JOIN lottery_period p ON p.lot_code = o.lot_code AND p.qi_hao = o.qi_hao
      WHERE o.station = station_code AND o.id = ANY (due) AND o.payout + o.rebate > 0 ORDER BY o.id
  LOOP
    SELECT h.id INTO STRICT house FROM ledger_account h WHERE h.station = station_code AND h.owner_id = 0 AND h.kind = 'house' AND h.book = one.book
      AND h.part = ledger_shard('payouts', one.account_id);
    owes := 0;
    IF one.payout > 0 THEN
      owes := ledger_take_back(kind_pay, 'bet', one.ref, one.note, moment, one.account_id, one.book, house, one.payout);
    END IF;
    IF one.rebate > 0 THEN
      owes := owes + ledger_take_back(kind_rebate, 'bet', one.ref, one.note, moment, one.account_id, one.book, house, one.rebate);
    END IF;
    IF owes > 0 THEN
      UPDATE bet_rollback r SET owed = owes WHERE r.station = station_code AND r.order_id = one.id AND r.round = one.corrections;
    END IF;
  END LOOP;

  -- 5. The orders wait again.
  UPDATE bet_order o SET status = CASE WHEN r.owed > 0 THEN 6 ELSE 5 END, winning_units = 0, pushed_units = 0, payout = 0, rebate = 0, valid = NULL, coverage = NULL,
      settle_round = r.round
    FROM bet_rollback r, lottery_period p
    WHERE o.station = station_code AND o.id = ANY (due) AND p.lot_code = o.lot_code AND p.qi_hao = o.qi_hao
      AND r.station = station_code AND r.order_id = o.id AND r.round = p.corrections;
  RETURN cardinality(due);
END $$;
REVOKE ALL ON FUNCTION bet_roll_back FROM PUBLIC;
-- For the draw job, which works as house_app within a station as every call does.
GRANT EXECUTE ON FUNCTION bet_roll_back TO house_app;
