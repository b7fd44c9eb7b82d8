-- Owns how the bets of many members are placed in one call of the database: what each of them asks is asked for all of them at once.

-- Writes line i as a transaction of its own that moves amounts[i] from houses[i] to wallets[i] at moments[i]. Whoever asks for it holds
-- all of these accounts, in the order of their ids, and has looked at balances and for references that were posted before.
CREATE FUNCTION ledger_write(kinds integer[], references_type text, references_id text[], houses bigint[], wallets bigint[],
  amounts bigint[], moments timestamptz[]) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  here text := current_station();
  posted bigint[];
BEGIN
  WITH written AS (
    INSERT INTO ledger_transaction (station, type, ref_type, ref_id, at)
      SELECT here, l.kind, references_type, l.ref, l.moment
        FROM unnest(kinds, references_id, moments) WITH ORDINALITY AS l(kind, ref, moment, place) ORDER BY l.place RETURNING id)
  SELECT array_agg(w.id ORDER BY w.id) INTO posted FROM written w;
  WITH legs AS (
    SELECT leg.account, leg.amount, l.id, l.kind, l.moment
      FROM unnest(posted, houses, wallets, amounts, kinds, moments) AS l(id, house, wallet, amount, kind, moment)
      CROSS JOIN LATERAL (VALUES (l.house, -l.amount), (l.wallet, l.amount)) AS leg(account, amount)),
  numbered AS (
    SELECT g.*, row_number() OVER w AS place, sum(g.amount) OVER w AS folded
      FROM legs g WINDOW w AS (PARTITION BY g.account ORDER BY g.id)),
  entered AS (
    INSERT INTO ledger_entry (station, account_id, number, transaction_id, amount, balance_after, type, at)
      SELECT here, n.account, a.entries + n.place, n.id, n.amount, a.balance + n.folded, n.kind, n.moment
        FROM numbered n JOIN ledger_account a ON a.id = n.account)
  UPDATE ledger_account a SET balance = a.balance + s.amount, entries = a.entries + s.count
    FROM (SELECT g.account, sum(g.amount)::bigint AS amount, count(*) AS count FROM legs g GROUP BY g.account) s WHERE a.id = s.account;
END $$;
REVOKE ALL ON FUNCTION ledger_write(integer[], text, text[], bigint[], bigint[], bigint[], timestamptz[]) FROM PUBLIC;

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
DROP FUNCTION ledger_pay(integer[], text, text[], bigint[], bigint[], timestamptz);

DROP FUNCTION bet_place(integer, text, text, smallint, timestamptz, integer, json, bigint, json, bigint, boolean, boolean);
DROP FUNCTION session_stands(bytea, text);

-- While there are no statistics, at the first bets of a house, one index looks as good as another: this one led through all intents there are.
DROP INDEX intent_at;
CREATE INDEX intent_at ON intent (at);

-- Places the slips, or chases, of several members at once: period, limits, balance, ledger, orders, and the claim of each call's intent.
-- `bets` is a list of {member, book, lot, mode, kind, moment, stamp, playMost, memberMost, isChase?, isStopping?, token?, mark?, owner?,
-- call?, intent?, bodyHash?, answer?}, one a member: `stamp` is the one the terms were read with, `token` and `mark` the session and the version
-- of its account (hex and text), `playMost` and `memberMost` the most a member may have on a play and on all plays in one period, and the
-- last five the intent to be claimed. `orders` is a list of {bet, qiHao, sealsAt, playCode, selection, terms, haoMa, units, stake,
-- chaseNumber?}, in the order of their bets, `bet` counting from 1.
-- Each bet is placed whole, or refused and nothing done for it: ST001 session or terms have changed, IN001 the intent has been told before,
-- BE001 a period takes no bets at `moment` (detail: its number), BE002 over a limit of the play (detail: play code), BE003 over the
-- member's, LE001 without the money. Gives a line for each: refused and detail, or result, {ids, plan, balance}.
CREATE FUNCTION bet_place(bets json, orders json)
  RETURNS TABLE (refused text, detail text, result json)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  here text := current_station();
  different integer;
  -- Of each bet.
  members integer[];
  books text[];
  lots text[];
  modes smallint[];
  kinds integer[];
  moments timestamptz[];
  play_mosts json[];
  member_mosts bigint[];
  chases boolean[];
  stops boolean[];
  changed boolean[];
  owners text[];
  calls text[];
  intents text[];
  hashes text[];
  answers text[];
  wallets bigint[];
  houses bigint[];
  refusals text[];
  details text[];
  totals bigint[];
  balances bigint[];
  plan bigint;
  plans bigint[];
  results json[];
  -- Of each order.
  bet_of integer[];
  periods text[];
  seals timestamptz[];
  plays text[];
  selections json[];
  terms json[];
  texts text[];
  units bigint[];
  stakes bigint[];
  numbers integer[];
  -- Those placed now.
  ids bigint[];
  own bigint[];
  at integer := 0;
  firsts text[];
  payers bigint[];
  takers bigint[];
  amounts bigint[];
  types integer[];
  times timestamptz[];
BEGIN
  IF here IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;
  SELECT array_agg(x.member ORDER BY n), array_agg(x.book ORDER BY n), array_agg(x.lot ORDER BY n), array_agg(x.mode ORDER BY n),
      array_agg(x.kind ORDER BY n), array_agg(x.moment ORDER BY n), array_agg(x.play_most ORDER BY n), array_agg(x.member_most ORDER BY n),
      array_agg(x.is_chase ORDER BY n), array_agg(x.is_stopping ORDER BY n), array_agg(x.owner ORDER BY n), array_agg(x.call ORDER BY n),
      array_agg(x.intent ORDER BY n), array_agg(x.hash ORDER BY n), array_agg(x.answer ORDER BY n),
      array_agg((SELECT a.id FROM ledger_account a
        WHERE a.station = here AND a.owner_id = x.member AND a.kind = 'wallet' AND a.book = x.book AND a.part = '') ORDER BY n),
      array_agg((SELECT a.id FROM ledger_account a WHERE a.station = here AND a.owner_id = 0 AND a.kind = 'house' AND a.book = x.book
        AND a.part = bet_part('stakes', x.member)) ORDER BY n),
      array_agg(x.stamp IS DISTINCT FROM coalesce((SELECT p.stamp FROM play_stamp p WHERE p.station = here), 0) OR x.token IS NOT NULL AND NOT EXISTS (
        SELECT FROM session o JOIN account a ON a.id = o.account_id
          WHERE o.token_hash = decode(x.token, 'hex') AND o.ended_at IS NULL AND a.xmin::text = x.mark) ORDER BY n),
      count(DISTINCT x.member)
    INTO members, books, lots, modes, kinds, moments, play_mosts, member_mosts, chases, stops, owners, calls, intents, hashes, answers,
      wallets, houses, changed, different
    FROM ROWS FROM (json_to_recordset(bets) AS (member integer, book text, lot text, mode smallint, kind integer, moment timestamptz,
        stamp bigint, "playMost" json, "memberMost" bigint, "isChase" boolean, "isStopping" boolean, token text, mark text,
        owner text, call text, intent text, "bodyHash" text, answer text)) WITH ORDINALITY
      AS x(member, book, lot, mode, kind, moment, stamp, play_most, member_most, is_chase, is_stopping, token, mark, owner, call, intent,
        hash, answer, n);
  SELECT array_agg(x.bet), array_agg(x."qiHao"), array_agg(x."sealsAt"), array_agg(x."playCode"), array_agg(x.selection), array_agg(x.terms),
      array_agg(x."haoMa"), array_agg(x.units), array_agg(x.stake), array_agg(x."chaseNumber")
    INTO bet_of, periods, seals, plays, selections, terms, texts, units, stakes, numbers
    FROM json_to_recordset(orders) AS x(bet integer, "qiHao" text, "sealsAt" timestamptz, "playCode" text, selection json, terms json,
      "haoMa" text, units bigint, stake bigint, "chaseNumber" integer);
  IF different < cardinality(members) THEN RAISE EXCEPTION 'a member''s bets go one after the other' USING ERRCODE = 'LE004'; END IF;
  FOR n IN 1..cardinality(members) LOOP
    IF wallets[n] IS NULL THEN RAISE EXCEPTION 'account % has no % wallet', members[n], books[n] USING ERRCODE = 'LE004'; END IF;
    IF houses[n] IS NULL THEN houses[n] := bet_house(books[n], bet_part('stakes', members[n])); END IF;
  END LOOP;

  PERFORM pg_advisory_xact_lock_shared(lottery_period_key(x.lot, x.qi))
    FROM (SELECT DISTINCT lots[y.bet] AS lot, y.qi FROM unnest(bet_of, periods) AS y(bet, qi) ORDER BY 1, 2) x;
  -- One player's slips in turn, so that limits count what is there. The accounts are locked last: others ask for the station's.
  PERFORM pg_advisory_xact_lock(hashtextextended(here || ' member ' || x.member, 7204))
    FROM (SELECT y.member FROM unnest(members) AS y(member) ORDER BY 1) x;

  SELECT array_agg(x.total ORDER BY x.n), array_agg(coalesce(x.closed, x.over) ORDER BY x.n),
      array_agg(CASE WHEN x.changed THEN 'ST001' WHEN x.is_told THEN 'IN001' WHEN x.closed IS NOT NULL THEN 'BE001'
        WHEN x.over IS NOT NULL THEN 'BE002' WHEN x.is_over THEN 'BE003' END ORDER BY x.n)
    INTO totals, details, refusals
    FROM (SELECT b.n, b.changed,
        (SELECT sum(o.stake) FROM unnest(bet_of, stakes) AS o(bet, stake) WHERE o.bet = b.n) AS total,
        EXISTS (SELECT FROM intent i WHERE i.station = here AND i.owner = b.owner AND i.call = b.call AND i.id = b.intent) AS is_told,
        -- A later period of a chase has no commitment yet; the calendar told when it seals.
        (SELECT o.qi FROM unnest(bet_of, periods, seals) AS o(bet, qi, seal)
          LEFT JOIN lottery_period p ON p.lot_code = b.lot AND p.qi_hao = o.qi
          WHERE o.bet = b.n AND (p.state IS NULL AND b.is_chase IS NOT TRUE OR p.state <> 'open' OR b.moment >= coalesce(p.seals_at, o.seal))
          ORDER BY o.qi LIMIT 1) AS closed,
        (SELECT y.play FROM (SELECT o.qi, o.play, sum(o.stake) AS stake FROM unnest(bet_of, periods, plays, stakes) AS o(bet, qi, play, stake)
            WHERE o.bet = b.n GROUP BY o.qi, o.play) y
          WHERE y.stake + (SELECT coalesce(sum(o.stake), 0) FROM bet_order o WHERE o.station = here AND o.account_id = b.member
            AND o.lot_code = b.lot AND o.qi_hao = y.qi AND o.play_code = y.play AND o.status <> 4) > coalesce((b.play_most ->> y.play)::bigint, 0)
          LIMIT 1) AS over,
        EXISTS (SELECT FROM (SELECT o.qi, sum(o.stake) AS stake FROM unnest(bet_of, periods, stakes) AS o(bet, qi, stake)
            WHERE o.bet = b.n GROUP BY o.qi) y
          WHERE y.stake + (SELECT coalesce(sum(o.stake), 0) FROM bet_order o WHERE o.station = here AND o.account_id = b.member
            AND o.lot_code = b.lot AND o.qi_hao = y.qi AND o.version = b.mode AND o.status <> 4) > coalesce(b.member_most, 0)) AS is_over
      FROM unnest(members, lots, modes, moments, play_mosts, member_mosts, chases, changed, owners, calls, intents) WITH ORDINALITY
        AS b(member, lot, mode, moment, play_most, member_most, is_chase, changed, owner, call, intent, n)) x;

  -- An array begins at the place that is filled first, unless all are there.
  plans := array_fill(NULL::bigint, ARRAY[cardinality(members)]);
  results := array_fill(NULL::json, ARRAY[cardinality(members)]);
  -- Every account in the order of its id, as ledger_post does; seen as they are once they are locked.
  SELECT array_agg(l.balance ORDER BY w.n) INTO balances
    FROM (SELECT a.id, a.balance FROM ledger_account a WHERE a.id = ANY (wallets || houses) ORDER BY a.id FOR UPDATE) l
    JOIN unnest(wallets) WITH ORDINALITY AS w(id, n) ON w.id = l.id;
  FOR n IN 1..cardinality(members) LOOP
    balances[n] := balances[n] - totals[n];
    IF refusals[n] IS NULL AND balances[n] < 0 THEN refusals[n] := 'LE001'; END IF;
    IF refusals[n] IS NULL AND chases[n] THEN
      INSERT INTO chase_plan (station, account_id, lot_code, is_stopping_on_win, periods, stake, created_at)
        SELECT here, members[n], lots[n], stops[n], count(DISTINCT o.qi), totals[n], moments[n]
          FROM unnest(bet_of, periods) AS o(bet, qi) WHERE o.bet = n RETURNING id INTO plan;
      plans[n] := plan;
    END IF;
  END LOOP;

  WITH placed AS (
    INSERT INTO bet_order (station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms, hao_ma,
        units, stake, chase_id, chase_number, created_at)
      SELECT here, members[o.bet], books[o.bet], lots[o.bet], modes[o.bet], o.qi, o.seal, o.play, o.selection, o.terms, o.hao_ma, o.units,
          o.stake, plans[o.bet], o.number, moments[o.bet]
        FROM unnest(bet_of, periods, seals, plays, selections, terms, texts, units, stakes, numbers) WITH ORDINALITY
          AS o(bet, qi, seal, play, selection, terms, hao_ma, units, stake, number, n)
        WHERE refusals[o.bet] IS NULL ORDER BY o.n RETURNING id)
  SELECT array_agg(p.id ORDER BY p.id) INTO ids FROM placed p;
  FOR n IN 1..cardinality(members) LOOP
    CONTINUE WHEN refusals[n] IS NOT NULL;
    own := ids[at + 1 : at + cardinality(array_positions(bet_of, n))];
    at := at + cardinality(own);
    results[n] := json_build_object('ids', own::text[], 'plan', plans[n]::text, 'balance', balances[n]::text);
    firsts := firsts || own[1]::text;
    types := types || kinds[n];
    payers := payers || houses[n];
    takers := takers || wallets[n];
    amounts := amounts || -totals[n];
    times := times || moments[n];
  END LOOP;
  IF firsts IS NOT NULL THEN
    PERFORM ledger_write(types, 'slip', firsts, payers, takers, amounts, times);
    INSERT INTO intent (station, owner, call, id, body_hash, at, answer, result)
      SELECT here, b.owner, b.call, b.intent, decode(b.hash, 'hex'), b.moment, b.answer::json, b.result
        FROM unnest(owners, calls, intents, hashes, moments, answers, results) AS b(owner, call, intent, hash, moment, answer, result)
        WHERE b.result IS NOT NULL AND b.intent IS NOT NULL;
  END IF;
  RETURN QUERY SELECT * FROM unnest(refusals, details, results);
END $$;
REVOKE ALL ON FUNCTION bet_place(json, json) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bet_place(json, json) TO house_app;
