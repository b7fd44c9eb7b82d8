-- Ends orders that wait, for the first time or after a correction of their draw, with the results that src/lottery calculated: pays winnings and refunds (ledger type `kind_pay`) and rebates (`kind_rebate`), counts
-- turnover, and writes down commission and the figures of teams, which the team job pays and adds up. Orders that have ended meanwhile are skipped. `reason` is stored with status 4 alone.
-- `valids` and `coverages` say of each order what it counts where that is not all that was won or lost of its stake, and the share that it counts nothing for; null: all. Returns the ids of the orders it ended.
CREATE OR REPLACE FUNCTION bet_end(orders bigint[], statuses smallint[], winning bigint[], pushed bigint[], payouts bigint[], rebates bigint[],
  kind_pay integer, kind_rebate integer, reason text, moment timestamptz, valids bigint[] DEFAULT NULL, coverages integer[] DEFAULT NULL) RETURNS bigint[]
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
DECLARE
  station_code text := current_station();
  ended bigint[];
  chases bigint[];
  -- Those that were settled before a correction.
  resettled bigint[];
  -- One element for each bet of a member whose bets are summed for limits.
  summed_members integer[];
  summed_moments timestamptz[];
  summed_staked bigint[];
  summed_lost bigint[];
  -- One element for each payment.
  kinds integer[];
  ids text[];
  houses bigint[];
  wallets bigint[];
  amounts bigint[];
BEGIN
  IF station_code IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;

  -- 1. Lock the accounts that money moves between.
  PERFORM bet_lock_accounts(orders);

  -- 2. End the orders, list what is to be paid for them, and count turnover.
  WITH results AS (
    SELECT * FROM unnest(orders, statuses, winning, pushed, payouts, rebates, valids, coverages) AS x(id, status, winning, pushed, payout, rebate, valid, coverage)),
  done AS (
    UPDATE bet_order o SET status = r.status, winning_units = r.winning, pushed_units = r.pushed, payout = r.payout,
        rebate = r.rebate, valid = r.valid, coverage = r.coverage, return_reason = CASE WHEN r.status = 4 /* returned */ THEN reason END, ended_at = coalesce(o.ended_at, moment)
      FROM results r WHERE o.station = station_code AND o.id = r.id AND o.status IN (1 /* waiting */, 5 /* rolledBack */, 6 /* rolledBackOwing */)
      RETURNING o.id, o.account_id, o.book, o.status, o.stake, o.units, o.pushed_units, o.payout, o.rebate, o.chase_id,
        o.lot_code, o.qi_hao, o.created_at, o.ended_at, o.settle_round, o.uplines, o.rates, o.opened_at,
        coalesce(o.valid, o.stake - o.stake * o.pushed_units / o.units) AS counts),
  payments AS (
    SELECT d.id, d.settle_round, payment.kind, payment.amount, (SELECT w.id FROM ledger_account w WHERE w.station = station_code
        AND w.owner_id = d.account_id AND w.kind = 'wallet' AND w.book = d.book AND w.part = '') AS wallet,
        (SELECT h.id FROM ledger_account h WHERE h.station = station_code AND h.owner_id = 0 AND h.kind = 'house' AND h.book = d.book
          AND h.part = ledger_shard('payouts', d.account_id)) AS house
      FROM done d CROSS JOIN LATERAL (VALUES (kind_pay, d.payout), (kind_rebate, d.rebate)) AS payment(kind, amount)
      WHERE payment.amount > 0),
  -- Until now the whole stake counted against limits, as staked and as lost.
  summed AS (
    SELECT array_agg(d.account_id) AS members, array_agg(coalesce(d.opened_at, d.created_at)) AS moments, array_agg(-d.payout) AS lost,
        array_agg(CASE d.status WHEN 4 /* returned */ THEN -d.stake ELSE -(d.stake * d.pushed_units / d.units) END) AS staked
      FROM done d JOIN limit_kept k ON k.station = station_code AND k.account_id = d.account_id AND k.since IS NOT NULL WHERE d.book = 'real'),
  -- Stakes that were won or lost count towards a member's turnover, as far as they do; pushed and returned ones do not. bet_recount() counts those of a correction.
  valid AS MATERIALIZED (
    SELECT d.account_id, sum(d.counts)::bigint AS bets FROM done d
      WHERE d.status IN (2 /* won */, 3 /* lost */) AND d.book = 'real' AND d.settle_round = 0 GROUP BY d.account_id ORDER BY d.account_id),
  counted AS (
    INSERT INTO turnover AS t (station, account_id, valid)
      SELECT station_code, v.account_id, v.bets FROM valid v ORDER BY v.account_id
      ON CONFLICT (station, account_id) DO UPDATE SET valid = t.valid + EXCLUDED.valid),
  -- The team job makes levels of them, so that one row for the whole batch is enough here. A correction changes nothing of it: what a bet counted first, it
  -- counts for levels for good.
  levelled AS (
    INSERT INTO level_settled (station, at, accounts, bets)
      SELECT station_code, moment, array_agg(v.account_id), array_agg(v.bets) FROM valid v
        WHERE v.bets > 0 AND EXISTS (SELECT FROM level_setting s WHERE s.station = station_code) HAVING count(*) > 0),
  -- Each draw once on each device of those who want to be notified of it. Whether it was a win after all, the job of notices looks up.
  noticed AS (
    INSERT INTO push_notice (station, device_id, account_id, service, kind, subject, at, send_at, lapses_at)
      SELECT DISTINCT station_code, p.id, p.account_id, p.service, 'won', d.lot_code || ' ' || d.qi_hao, moment, moment, moment + interval '1 day'
        FROM done d JOIN push_setting s ON s.station = station_code AND s.account_id = d.account_id AND s.won AND (s.lotteries IS NULL OR d.lot_code = ANY (s.lotteries))
          JOIN push_device p ON p.station = station_code AND p.account_id = d.account_id
        WHERE d.status = 2 /* won */ AND d.book = 'real'
      ON CONFLICT DO NOTHING),
  -- Members of teams alone from here on. What the stakes that count earn those above; the agents' wallets are not locked here.
  teams AS (
    SELECT d.account_id, d.lot_code, d.qi_hao, d.created_at, d.ended_at, d.settle_round, d.stake, d.payout, d.rebate, d.status, d.uplines, d.rates, d.counts,
        d.stake * d.pushed_units / d.units AS returned
      FROM done d WHERE d.uplines IS NOT NULL),
  earned AS (
    INSERT INTO commission (station, account_id, is_direct, lot_code, qi_hao, bets, basis, amount, at)
      SELECT station_code, s.upline, s.distance = 1, d.lot_code, d.qi_hao, count(*), sum(d.counts), sum(s.share), moment
        FROM teams d CROSS JOIN LATERAL commission_shares(d.counts, d.uplines, d.rates) s
        WHERE d.status IN (2 /* won */, 3 /* lost */) AND s.share > 0 GROUP BY s.upline, s.distance = 1, d.lot_code, d.qi_hao),
  figures AS (
    INSERT INTO team_entry (station, account_id, day, lot_code, orders, bet, win, slider, unsettled)
      SELECT station_code, d.account_id, f.day, d.lot_code, sum(f.orders), sum(f.bet), sum(f.win), sum(f.slider), sum(f.unsettled)
        FROM teams d CROSS JOIN LATERAL (
          SELECT beijing_day(d.created_at), 0, 0::bigint, 0::bigint, 0::bigint, -d.stake WHERE d.settle_round = 0
          UNION ALL SELECT beijing_day(d.ended_at), 1, d.stake - d.returned, d.payout - d.returned, d.rebate, 0 WHERE d.status IN (2 /* won */, 3 /* lost */)
        ) AS f(day, orders, bet, win, slider, unsettled)
        GROUP BY d.account_id, f.day, d.lot_code)
  SELECT (SELECT coalesce(array_agg(d.id ORDER BY d.id), '{}') FROM done d),
      (SELECT array_agg(DISTINCT d.chase_id) FROM done d WHERE d.chase_id IS NOT NULL),
      (SELECT array_agg(d.id) FROM done d WHERE d.settle_round > 0),
      array_agg(p.kind ORDER BY p.id, p.kind), array_agg(p.id || CASE WHEN p.settle_round > 0 THEN '/' || p.settle_round ELSE '' END ORDER BY p.id, p.kind), array_agg(p.house ORDER BY p.id, p.kind),
      array_agg(p.wallet ORDER BY p.id, p.kind), array_agg(p.amount ORDER BY p.id, p.kind),
      (SELECT s.members FROM summed s), (SELECT s.moments FROM summed s), (SELECT s.staked FROM summed s), (SELECT s.lost FROM summed s)
    INTO ended, chases, resettled, kinds, ids, houses, wallets, amounts, summed_members, summed_moments, summed_staked, summed_lost FROM payments p;
  IF summed_members IS NOT NULL THEN PERFORM limit_add(summed_members, summed_moments, 'bet', summed_staked, summed_lost); END IF;

  -- 3. Pay. An order ends once in a round, so its payments have not been posted before.
  IF kinds IS NOT NULL THEN
    PERFORM ledger_write(kinds, 'bet', ids, houses, wallets, amounts, array_fill(moment, ARRAY[cardinality(kinds)]));
  END IF;

  IF resettled IS NOT NULL THEN PERFORM bet_recount(resettled, moment); END IF;

  -- 4. Finish the chases that have neither a waiting order left nor a period to open.
  IF chases IS NOT NULL THEN
    UPDATE chase_plan c SET status = 'finished' WHERE c.station = station_code AND c.status = 'running' AND c.id = ANY (chases)
      AND NOT EXISTS (SELECT FROM bet_order o WHERE o.station = station_code AND o.chase_id = c.id AND o.status = 1 /* waiting */)
      AND NOT EXISTS (SELECT FROM chase_rest r WHERE r.station = station_code AND r.chase_id = c.id AND r.held > 0);
  END IF;
  RETURN ended;
END $$;
REVOKE ALL ON FUNCTION bet_end FROM PUBLIC;
-- For the settling job, which works as house_app within a station as every call does; no handler calls it.
GRANT EXECUTE ON FUNCTION bet_end TO house_app;
