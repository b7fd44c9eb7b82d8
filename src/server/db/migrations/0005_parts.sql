-- Owns the speed of bets: the station's account in parts, so that one bet does not wait for another's commit, and fewer, larger statements.

-- Stakes come into, and payments go out of, sixteen parts each of the station's own account, by the member; its balance is their sum.
-- Settling holds parts that no bet asks for.
CREATE FUNCTION bet_part(side text, member integer) RETURNS text LANGUAGE sql IMMUTABLE
  AS $$ SELECT side || ' ' || member % 16 $$;

-- The settling job reads the waiting orders of a period in their order.
DROP INDEX bet_order_waiting;
CREATE INDEX bet_order_waiting ON bet_order (station, lot_code, qi_hao, id) WHERE status = 1;

-- Each statement that writes entries writes whole transactions: what does not sum to zero is refused at once, not at commit.
CREATE OR REPLACE FUNCTION ledger_check_sum() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE wrong record;
BEGIN
  SELECT a.transaction_id AS id, sum(a.amount) AS total INTO wrong
    FROM added a GROUP BY a.transaction_id HAVING sum(a.amount) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'ledger transaction % sums to %, not to zero', wrong.id, wrong.total USING ERRCODE = 'LE003';
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER sums_to_zero ON ledger_entry;
CREATE TRIGGER sums_to_zero AFTER INSERT ON ledger_entry REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_check_sum();

-- The one way to move money: amounts[i] goes to accounts[i], all in one book, summing to zero. Locks in the order of
-- account ids. Gives the transaction's id; nothing when this reference was posted before. LE001: balance too small.
CREATE OR REPLACE FUNCTION ledger_post(kind integer, reference_type text, reference_id text, note text, moment timestamptz,
  accounts bigint[], amounts bigint[]) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  here text := current_station();
  posted bigint;
  known integer;
  books integer;
  wanted integer;
  short bigint;
BEGIN
  IF here IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;
  IF cardinality(accounts) <> cardinality(amounts) OR cardinality(accounts) < 2 THEN
    RAISE EXCEPTION 'a ledger transaction has two legs or more, each with an amount' USING ERRCODE = 'LE004';
  END IF;
  INSERT INTO ledger_transaction (station, type, ref_type, ref_id, remark, at)
    VALUES (here, kind, reference_type, reference_id, note, moment)
    ON CONFLICT (station, ref_type, ref_id, type) DO NOTHING RETURNING id INTO posted;
  IF posted IS NULL THEN RETURN NULL; END IF;

  -- Locked in this order, and seen as they are once they are locked.
  SELECT count(*), count(DISTINCT l.book), min(l.id) FILTER (WHERE l.owner_id <> 0 AND l.balance + l.amount < 0), max(l.wanted)
    INTO known, books, short, wanted
    FROM (SELECT a.id, a.book, a.owner_id, a.balance, x.amount, x.wanted FROM ledger_account a
      JOIN (SELECT y.account, sum(y.amount) AS amount, count(*) OVER () AS wanted
        FROM unnest(accounts, amounts) AS y(account, amount) GROUP BY y.account) x ON a.id = x.account
      WHERE a.station = here ORDER BY a.id FOR UPDATE OF a) l;
  IF known = 0 OR known <> wanted OR books <> 1 THEN
    RAISE EXCEPTION 'the legs are not accounts of one book of this station' USING ERRCODE = 'LE004';
  END IF;
  IF short IS NOT NULL THEN
    RAISE EXCEPTION 'the balance of ledger account % is too small', short USING ERRCODE = 'LE001';
  END IF;

  WITH changed AS (
    UPDATE ledger_account a SET balance = a.balance + x.amount, entries = a.entries + 1
      FROM (SELECT y.account, sum(y.amount)::bigint AS amount
        FROM unnest(accounts, amounts) AS y(account, amount) GROUP BY y.account) x
      WHERE a.station = here AND a.id = x.account AND x.amount <> 0
      RETURNING a.id, a.entries, a.balance, x.amount)
  INSERT INTO ledger_entry (station, account_id, number, transaction_id, amount, balance_after)
    SELECT here, c.id, c.entries, posted, c.amount, c.balance FROM changed c;
  RETURN posted;
END $$;

-- A part of the station's own account, opened when it is not there.
CREATE FUNCTION bet_house(in_book text, in_part text) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE house bigint;
BEGIN
  INSERT INTO ledger_account (station, owner_id, kind, book, part) VALUES (current_station(), 0, 'house', in_book, in_part)
    ON CONFLICT (station, owner_id, kind, book, part) DO NOTHING RETURNING id INTO house;
  IF house IS NULL THEN
    SELECT a.id INTO house FROM ledger_account a
      WHERE a.station = current_station() AND a.owner_id = 0 AND a.kind = 'house' AND a.book = in_book AND a.part = in_part;
  END IF;
  RETURN house;
END $$;
REVOKE ALL ON FUNCTION bet_house(text, text) FROM PUBLIC;

-- Places a whole slip, or a chase, in one call: period, limits, balance, ledger, orders. All or nothing.
-- `slip` is a list of {qiHao, sealsAt, playCode, selection, terms, haoMa, units, stake, chaseNumber?}; `playMost` and
-- `memberMost` the most a member may have on a play and on all plays in one period. Raises BE001 where a period takes no
-- bets at `moment` (detail: its number), BE002 over a limit of the play (detail: play code), BE003 over the member's, LE001 without the money.
CREATE OR REPLACE FUNCTION bet_place(member integer, in_book text, lot text, mode smallint, moment timestamptz, kind integer, slip json,
  play_most json, member_most bigint, is_chase boolean, is_stopping boolean)
  RETURNS TABLE (ids bigint[], plan bigint, balance bigint)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  here text := current_station();
  wallet bigint;
  house bigint;
  total bigint;
  periods text[];
  seals timestamptz[];
  plays text[];
  stakes bigint[];
  refused text;
BEGIN
  IF here IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;
  SELECT array_agg(x."qiHao"), array_agg(x."sealsAt"), array_agg(x."playCode"), array_agg(x.stake), sum(x.stake)
    INTO periods, seals, plays, stakes, total
    FROM json_to_recordset(slip) AS x("qiHao" text, "sealsAt" timestamptz, "playCode" text, stake bigint);
  PERFORM pg_advisory_xact_lock_shared(lottery_period_key(lot, x.qi))
    FROM (SELECT DISTINCT qi FROM unnest(periods) qi ORDER BY qi) x;
  -- A later period of a chase has no commitment yet; the calendar told when it seals.
  SELECT x.qi INTO refused FROM (SELECT DISTINCT * FROM unnest(periods, seals) AS y(qi, seal)) x
    LEFT JOIN lottery_period p ON p.lot_code = lot AND p.qi_hao = x.qi
    WHERE (p.state IS NULL AND NOT is_chase) OR p.state <> 'open' OR moment >= coalesce(p.seals_at, x.seal)
    ORDER BY x.qi LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'period % takes no bets', refused USING ERRCODE = 'BE001', DETAIL = refused;
  END IF;

  -- One player's slips in turn, so that limits count what is there. The accounts are locked last: others ask for the station's.
  PERFORM pg_advisory_xact_lock(hashtextextended(here || ' member ' || member, 7204));
  SELECT x.play INTO refused FROM (SELECT y.qi, y.play, sum(y.stake) AS stake
      FROM unnest(periods, plays, stakes) AS y(qi, play, stake) GROUP BY y.qi, y.play) x
    WHERE x.stake + (SELECT coalesce(sum(o.stake), 0) FROM bet_order o WHERE o.station = here AND o.account_id = member
      AND o.lot_code = lot AND o.qi_hao = x.qi AND o.play_code = x.play AND o.status <> 4) > (play_most ->> x.play)::bigint
    LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'over the limit of %', refused USING ERRCODE = 'BE002', DETAIL = refused;
  END IF;
  PERFORM 1 FROM (SELECT y.qi, sum(y.stake) AS stake FROM unnest(periods, stakes) AS y(qi, stake) GROUP BY y.qi) x
    WHERE x.stake + (SELECT coalesce(sum(o.stake), 0) FROM bet_order o WHERE o.station = here AND o.account_id = member
      AND o.lot_code = lot AND o.qi_hao = x.qi AND o.version = mode AND o.status <> 4) > member_most
    LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'over the limit of a period' USING ERRCODE = 'BE003';
  END IF;

  IF is_chase THEN
    INSERT INTO chase_plan (station, account_id, lot_code, is_stopping_on_win, periods, stake, created_at)
      SELECT here, member, lot, is_stopping, count(DISTINCT qi), total, moment FROM unnest(periods) qi
      RETURNING id INTO plan;
  END IF;
  WITH placed AS (
    INSERT INTO bet_order (station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms, hao_ma,
        units, stake, chase_id, chase_number, created_at)
      SELECT here, member, in_book, lot, mode, x."qiHao", x."sealsAt", x."playCode", x.selection, x.terms, x."haoMa",
          x.units, x.stake, plan, x."chaseNumber", moment
        FROM json_to_recordset(slip) AS x("qiHao" text, "sealsAt" timestamptz, "playCode" text, selection json, terms json,
          "haoMa" text, units bigint, stake bigint, "chaseNumber" integer) RETURNING id)
  SELECT array_agg(placed.id ORDER BY placed.id) INTO ids FROM placed;
  SELECT w.id, h.id INTO wallet, house FROM ledger_account w
    LEFT JOIN ledger_account h ON h.station = here AND h.owner_id = 0 AND h.kind = 'house' AND h.book = in_book
      AND h.part = bet_part('stakes', member)
    WHERE w.station = here AND w.owner_id = member AND w.kind = 'wallet' AND w.book = in_book AND w.part = '';
  IF wallet IS NULL THEN RAISE EXCEPTION 'account % has no % wallet', member, in_book USING ERRCODE = 'LE004'; END IF;
  house := coalesce(house, bet_house(in_book, bet_part('stakes', member)));
  PERFORM ledger_post(kind, 'slip', ids[1]::text, '', moment, ARRAY[house, wallet], ARRAY[total, -total]);
  SELECT a.balance INTO balance FROM ledger_account a WHERE a.id = wallet;
  RETURN NEXT;
END $$;
DROP FUNCTION bet_house(text);

-- Pays many players in one go: line i moves amounts[i] from the station to wallets[i] as a transaction of its own.
-- A reference that was posted before is passed over. Gives how many were posted.
CREATE OR REPLACE FUNCTION ledger_pay(kinds integer[], references_type text, references_id text[], wallets bigint[], amounts bigint[],
  moment timestamptz) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  here text := current_station();
  -- Of each line the part of the station that pays, and the transaction.
  houses bigint[];
  posted bigint[];
BEGIN
  IF EXISTS (SELECT FROM unnest(amounts) x WHERE x <= 0) THEN
    RAISE EXCEPTION 'a payment is more than nothing' USING ERRCODE = 'LE004';
  END IF;
  SELECT array_agg(x.kind), array_agg(x.ref), array_agg(x.wallet), array_agg(x.amount), array_agg(coalesce(x.house, x.opened))
    INTO kinds, references_id, wallets, amounts, houses
    FROM (SELECT y.kind, y.ref, y.wallet, y.amount, h.id AS house, CASE WHEN h.id IS NULL THEN bet_house(h.book, h.part) END AS opened
      FROM unnest(kinds, references_id, wallets, amounts) WITH ORDINALITY AS y(kind, ref, wallet, amount, place)
      CROSS JOIN LATERAL (SELECT w.book, bet_part('payouts', w.owner_id) AS part, (SELECT a.id FROM ledger_account a
          WHERE a.station = here AND a.owner_id = 0 AND a.kind = 'house' AND a.book = w.book
            AND a.part = bet_part('payouts', w.owner_id)) AS id
        FROM (SELECT 1) one LEFT JOIN ledger_account w ON w.id = y.wallet AND w.station = here AND w.kind = 'wallet' OFFSET 0) h
      WHERE NOT EXISTS (SELECT FROM ledger_transaction t
        WHERE t.station = here AND t.ref_type = references_type AND t.ref_id = y.ref AND t.type = y.kind)
      ORDER BY y.place) x;
  IF kinds IS NULL THEN RETURN 0; END IF;
  IF array_position(houses, NULL) IS NOT NULL THEN
    RAISE EXCEPTION 'a payment goes to a wallet of this station' USING ERRCODE = 'LE004';
  END IF;
  -- Every account in the order of its id, as ledger_post does, so that the two never wait for each other in a ring.
  PERFORM 1 FROM ledger_account a WHERE a.id = ANY (wallets || houses) ORDER BY a.id FOR UPDATE;
  WITH written AS (
    INSERT INTO ledger_transaction (station, type, ref_type, ref_id, at)
      SELECT here, l.kind, references_type, l.ref, moment
        FROM unnest(kinds, references_id) WITH ORDINALITY AS l(kind, ref, place) ORDER BY l.place RETURNING id)
  SELECT array_agg(w.id ORDER BY w.id) INTO posted FROM written w;
  WITH legs AS (
    SELECT leg.account, leg.amount, l.id FROM unnest(posted, houses, wallets, amounts) AS l(id, house, wallet, amount)
      CROSS JOIN LATERAL (VALUES (l.house, -l.amount), (l.wallet, l.amount)) AS leg(account, amount)),
  numbered AS (
    SELECT g.*, row_number() OVER w AS place, sum(g.amount) OVER w AS folded
      FROM legs g WINDOW w AS (PARTITION BY g.account ORDER BY g.id)),
  entered AS (
    INSERT INTO ledger_entry (station, account_id, number, transaction_id, amount, balance_after)
      SELECT here, n.account, a.entries + n.place, n.id, n.amount, a.balance + n.folded
        FROM numbered n JOIN ledger_account a ON a.id = n.account)
  UPDATE ledger_account a SET balance = a.balance + s.amount, entries = a.entries + s.count
    FROM (SELECT g.account, sum(g.amount)::bigint AS amount, count(*) AS count FROM legs g GROUP BY g.account) s WHERE a.id = s.account;
  RETURN cardinality(posted);
END $$;

-- Locks what ending these orders moves money between, in the order of ids: wallets before orders, as placing does.
CREATE FUNCTION bet_lock(orders bigint[]) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  here text := current_station();
  owners integer[];
  books text[];
BEGIN
  SELECT array_agg(x.account_id), array_agg(x.book) INTO owners, books
    FROM (SELECT DISTINCT o.account_id, o.book FROM bet_order o WHERE o.station = here AND o.id = ANY (orders)) x;
  -- A part that is not there yet is opened before anything is locked.
  PERFORM bet_house(x.book, x.part) FROM (SELECT DISTINCT y.book, bet_part('payouts', y.owner) AS part FROM unnest(owners, books) AS y(owner, book)) x
    WHERE NOT EXISTS (SELECT FROM ledger_account h WHERE h.station = here AND h.owner_id = 0 AND h.kind = 'house'
      AND h.book = x.book AND h.part = x.part);
  PERFORM 1 FROM ledger_account a WHERE a.id = ANY (ARRAY(
      SELECT (SELECT w.id FROM ledger_account w
          WHERE w.station = here AND w.owner_id = x.owner AND w.kind = 'wallet' AND w.book = x.book AND w.part = '')
        FROM unnest(owners, books) AS x(owner, book)
      UNION ALL
      SELECT (SELECT h.id FROM ledger_account h
          WHERE h.station = here AND h.owner_id = 0 AND h.kind = 'house' AND h.book = x.book AND h.part = x.part)
        FROM (SELECT DISTINCT y.book, bet_part('payouts', y.owner) AS part FROM unnest(owners, books) AS y(owner, book)) x))
    ORDER BY a.id FOR UPDATE;
END $$;
REVOKE ALL ON FUNCTION bet_lock(bigint[]) FROM PUBLIC;

-- Ends orders that still wait with what src/lottery says of them: pays winnings (131), rebates (9), refunds (132), and counts
-- turnover. Those that ended meanwhile are passed over. `reason` goes with status 4 alone. Gives the ids that ended now.
CREATE OR REPLACE FUNCTION bet_end(orders bigint[], statuses smallint[], winning bigint[], pushed bigint[], payouts bigint[], rebates bigint[],
  kind_pay integer, kind_rebate integer, reason text, moment timestamptz) RETURNS bigint[]
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  here text := current_station();
  ended bigint[];
  chases bigint[];
  kinds integer[];
  ids text[];
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
        AND w.kind = 'wallet' AND w.book = d.book AND w.part = '') AS wallet
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
      array_agg(p.kind ORDER BY p.id, p.kind), array_agg(p.id::text ORDER BY p.id, p.kind),
      array_agg(p.wallet ORDER BY p.id, p.kind), array_agg(p.amount ORDER BY p.id, p.kind)
    INTO ended, chases, kinds, ids, wallets, amounts FROM paid p;
  IF kinds IS NOT NULL THEN PERFORM ledger_pay(kinds, 'bet', ids, wallets, amounts, moment); END IF;
  -- A chase without an open order has run its course.
  IF chases IS NOT NULL THEN
    UPDATE chase_plan c SET status = 'finished' WHERE c.station = here AND c.status = 'running' AND c.id = ANY (chases)
      AND NOT EXISTS (SELECT FROM bet_order o WHERE o.station = here AND o.chase_id = c.id AND o.status = 1);
  END IF;
  RETURN ended;
END $$;

-- Gives the stakes of orders back that still wait and are not sealed at `moment`. `member` 0 asks for no owner (a chase that stops).
-- Gives, for every id asked, revoked, sealed, ended or unknown.
CREATE OR REPLACE FUNCTION bet_revoke(member integer, orders bigint[], reason text, kind integer, moment timestamptz)
  RETURNS TABLE (id bigint, outcome text) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  here text := current_station();
  good bigint[];
BEGIN
  PERFORM pg_advisory_xact_lock_shared(x.key) FROM (SELECT DISTINCT lottery_period_key(o.lot_code, o.qi_hao) AS key
    FROM bet_order o WHERE o.station = here AND o.id = ANY (orders) ORDER BY 1) x;
  -- Those of others are no business of this member, and their owners' accounts are left alone.
  PERFORM bet_lock(ARRAY(SELECT o.id FROM bet_order o
    WHERE o.station = here AND o.id = ANY (orders) AND (member = 0 OR o.account_id = member)));
  RETURN QUERY
    SELECT x.wanted, CASE
        WHEN o.id IS NULL THEN 'unknown'
        WHEN o.status <> 1 THEN 'ended'
        WHEN p.state <> 'open' OR moment >= o.seals_at THEN 'sealed'
        ELSE 'revoked' END
      FROM unnest(orders) AS x(wanted)
      LEFT JOIN bet_order o ON o.station = here AND o.id = x.wanted AND (member = 0 OR o.account_id = member)
      LEFT JOIN lottery_period p ON p.lot_code = o.lot_code AND p.qi_hao = o.qi_hao;
  SELECT coalesce(array_agg(o.id), '{}') INTO good FROM bet_order o
    LEFT JOIN lottery_period p ON p.lot_code = o.lot_code AND p.qi_hao = o.qi_hao
    WHERE o.station = here AND o.id = ANY (orders) AND (member = 0 OR o.account_id = member)
      AND o.status = 1 AND coalesce(p.state, 'open') = 'open' AND moment < o.seals_at;
  PERFORM bet_end(array_agg(o.id), array_agg(4::smallint), array_agg(0::bigint), array_agg(0::bigint), array_agg(o.stake),
      array_agg(0::bigint), kind, kind, reason, moment)
    FROM bet_order o WHERE o.id = ANY (good) HAVING count(*) > 0;
END $$;
