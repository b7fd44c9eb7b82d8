-- Owns play: periods and their draws, bets, chases, odds and limits, and the functions that place, revoke and settle.

-- A draw is one draw for every station of this server, so periods have no station. The application reads them; the draw job alone writes.
CREATE TABLE lottery_period (
  lot_code text NOT NULL,
  qi_hao text NOT NULL,
  starts_at timestamptz NOT NULL,
  seals_at timestamptz NOT NULL,
  opens_at timestamptz NOT NULL,
  -- SHA-256, hex, published from committed_at on; null for a draw that came from a feed.
  commitment text,
  committed_at timestamptz,
  -- The secret the draw was made from, hex; told with the draw and not before.
  seed text,
  source text NOT NULL CHECK (source IN ('platform', 'demonstration', 'feed')),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'drawn', 'void')),
  draw smallint[],
  drawn_at timestamptz,
  PRIMARY KEY (lot_code, qi_hao),
  CHECK (starts_at < seals_at AND seals_at <= opens_at),
  CHECK ((state = 'drawn') = (draw IS NOT NULL))
);
CREATE UNIQUE INDEX lottery_period_moment ON lottery_period (lot_code, opens_at);
CREATE INDEX lottery_period_due ON lottery_period (opens_at) WHERE state = 'open';
GRANT SELECT ON lottery_period TO house_app;

-- Seeds of draws to come; house_app has no right to it, so that no call can tell a draw beforehand.
CREATE TABLE lottery_seed (
  lot_code text NOT NULL,
  qi_hao text NOT NULL,
  seed text NOT NULL,
  PRIMARY KEY (lot_code, qi_hao),
  FOREIGN KEY (lot_code, qi_hao) REFERENCES lottery_period (lot_code, qi_hao)
);

CREATE FUNCTION lottery_period_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'a period is never deleted' USING ERRCODE = 'BE010';
  ELSIF OLD.state <> 'open' THEN
    RAISE EXCEPTION 'the draw of % % is stored once and never changed', OLD.lot_code, OLD.qi_hao USING ERRCODE = 'BE010';
  ELSIF (NEW.lot_code, NEW.qi_hao, NEW.starts_at, NEW.seals_at, NEW.opens_at, NEW.commitment, NEW.committed_at)
    IS DISTINCT FROM (OLD.lot_code, OLD.qi_hao, OLD.starts_at, OLD.seals_at, OLD.opens_at, OLD.commitment, OLD.committed_at) THEN
    RAISE EXCEPTION 'the times and the commitment of % % stand', OLD.lot_code, OLD.qi_hao USING ERRCODE = 'BE010';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER drawn_once BEFORE UPDATE OR DELETE ON lottery_period FOR EACH ROW EXECUTE FUNCTION lottery_period_guard();
CREATE TRIGGER not_emptied BEFORE TRUNCATE ON lottery_period FOR EACH STATEMENT EXECUTE FUNCTION lottery_period_guard();

-- What a station plays by where it differs from the house's own figures (src/server/play/terms.ts).
CREATE TABLE play_setting (
  station text PRIMARY KEY,
  switches json NOT NULL DEFAULT '{}',
  highest_group bigint,
  most_rebate bigint
);
CALL keep_apart('play_setting', 'SELECT, INSERT, UPDATE, DELETE');

-- Odds of an outcome that differ from the rules' own. An empty lot_code means every lottery of the play's family.
CREATE TABLE play_odds (
  station text NOT NULL,
  lot_code text NOT NULL DEFAULT '',
  play_code text NOT NULL,
  outcome text NOT NULL,
  odds bigint NOT NULL CHECK (odds > 10000),
  PRIMARY KEY (station, lot_code, play_code, outcome)
);
CALL keep_apart('play_odds', 'SELECT, INSERT, UPDATE, DELETE');

-- Limits that differ from the house's own; an empty play_code means every play of the lottery and mode, null means as the house has it.
CREATE TABLE play_limit (
  station text NOT NULL,
  lot_code text NOT NULL,
  version smallint NOT NULL CHECK (version IN (1, 2)),
  play_code text NOT NULL DEFAULT '',
  is_open boolean NOT NULL DEFAULT true,
  unit_least bigint,
  unit_most bigint,
  order_units_most integer,
  play_period_most bigint,
  member_period_most bigint,
  payout_most bigint,
  PRIMARY KEY (station, lot_code, version, play_code)
);
CALL keep_apart('play_limit', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE chase_plan (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  lot_code text NOT NULL,
  is_stopping_on_win boolean NOT NULL,
  periods integer NOT NULL CHECK (periods > 0),
  stake bigint NOT NULL CHECK (stake > 0),
  status text NOT NULL DEFAULT 'running' CHECK (status IN ('running', 'finished', 'stopped', 'cancelled')),
  created_at timestamptz NOT NULL,
  UNIQUE (station, id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX chase_plan_member ON chase_plan (station, account_id, id);
CALL keep_apart('chase_plan', 'SELECT');

CREATE TABLE bet_order (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  book text NOT NULL CHECK (book IN ('real', 'play')),
  lot_code text NOT NULL,
  version smallint NOT NULL CHECK (version IN (1, 2)),
  qi_hao text NOT NULL,
  seals_at timestamptz NOT NULL,
  play_code text NOT NULL,
  -- As src/lottery reads it back for settling: selection, terms and the rules in force when it was accepted.
  selection json NOT NULL,
  terms json NOT NULL,
  hao_ma text NOT NULL,
  units bigint NOT NULL CHECK (units > 0),
  stake bigint NOT NULL CHECK (stake > 0),
  -- 1 waiting, 2 won, 3 lost, 4 revoked or refunded, 10 all units pushed; numbered as in the field.
  status smallint NOT NULL DEFAULT 1 CHECK (status IN (1, 2, 3, 4, 10)),
  winning_units bigint NOT NULL DEFAULT 0,
  pushed_units bigint NOT NULL DEFAULT 0,
  payout bigint NOT NULL DEFAULT 0 CHECK (payout >= 0),
  rebate bigint NOT NULL DEFAULT 0 CHECK (rebate >= 0),
  -- Why it was given back: the member did it, the chase stopped, the period was void.
  return_reason text CHECK (return_reason IN ('member', 'chase', 'void')),
  chase_id bigint,
  chase_number integer,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  FOREIGN KEY (station, chase_id) REFERENCES chase_plan (station, id),
  CHECK ((status = 1) = (ended_at IS NULL)),
  CHECK ((status = 4) = (return_reason IS NOT NULL))
);
CREATE INDEX bet_order_member ON bet_order (station, account_id, id);
CREATE INDEX bet_order_period ON bet_order (station, account_id, lot_code, qi_hao);
CREATE INDEX bet_order_waiting ON bet_order (station, lot_code, qi_hao) WHERE status = 1;
CREATE INDEX bet_order_chase ON bet_order (station, chase_id) WHERE chase_id IS NOT NULL;
CALL keep_apart('bet_order', 'SELECT');

-- An order ends once: settled or given back, never both, never again.
CREATE FUNCTION bet_order_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'a bet is never deleted' USING ERRCODE = 'BE011';
  ELSIF OLD.status <> 1 THEN
    RAISE EXCEPTION 'bet % has ended', OLD.id USING ERRCODE = 'BE011';
  ELSIF (NEW.stake, NEW.account_id, NEW.qi_hao, NEW.lot_code, NEW.play_code, NEW.selection::text, NEW.terms::text)
    IS DISTINCT FROM (OLD.stake, OLD.account_id, OLD.qi_hao, OLD.lot_code, OLD.play_code, OLD.selection::text, OLD.terms::text) THEN
    RAISE EXCEPTION 'bet % stands as it was accepted', OLD.id USING ERRCODE = 'BE011';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ends_once BEFORE UPDATE OR DELETE ON bet_order FOR EACH ROW EXECUTE FUNCTION bet_order_guard();

-- Bets hold a period's key in common, its draw holds it alone: whatever is accepted is committed before the draw exists.
CREATE FUNCTION lottery_period_key(lot text, qi text) RETURNS bigint LANGUAGE sql IMMUTABLE
  AS $$ SELECT hashtextextended(lot || ' ' || qi, 7204) $$;

-- The station's own account of a book, opened when it is not there.
CREATE FUNCTION bet_house(in_book text) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE house bigint;
BEGIN
  SELECT a.id INTO house FROM ledger_account a
    WHERE a.station = current_station() AND a.owner_id = 0 AND a.kind = 'house' AND a.book = in_book;
  IF house IS NULL THEN
    INSERT INTO ledger_account (station, owner_id, kind, book) VALUES (current_station(), 0, 'house', in_book)
      ON CONFLICT (station, owner_id, kind, book) DO NOTHING;
    SELECT a.id INTO house FROM ledger_account a
      WHERE a.station = current_station() AND a.owner_id = 0 AND a.kind = 'house' AND a.book = in_book;
  END IF;
  RETURN house;
END $$;
REVOKE ALL ON FUNCTION bet_house(text) FROM PUBLIC;

-- Places a whole slip, or a chase, in one call: period, limits, balance, ledger, orders. All or nothing.
-- `slip` is a list of {qiHao, sealsAt, playCode, selection, terms, haoMa, units, stake, chaseNumber?}; `playMost` and
-- `memberMost` the most a member may have on a play and on all plays in one period. Raises BE001 where a period takes no
-- bets at `moment` (detail: its number), BE002 over a limit of the play (detail: play code), BE003 over the member's, LE001 without the money.
CREATE FUNCTION bet_place(member integer, in_book text, lot text, mode smallint, moment timestamptz, kind integer, slip json,
  play_most json, member_most bigint, is_chase boolean, is_stopping boolean)
  RETURNS TABLE (ids bigint[], plan bigint, balance bigint)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  here text := current_station();
  wallet bigint;
  house bigint;
  total bigint;
  wanted record;
  there record;
  had bigint;
BEGIN
  IF here IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;
  FOR wanted IN SELECT DISTINCT x."qiHao" AS qi, x."sealsAt" AS seals
    FROM json_to_recordset(slip) AS x("qiHao" text, "sealsAt" timestamptz) ORDER BY 1
  LOOP
    PERFORM pg_advisory_xact_lock_shared(lottery_period_key(lot, wanted.qi));
    SELECT p.state, p.seals_at INTO there FROM lottery_period p WHERE p.lot_code = lot AND p.qi_hao = wanted.qi;
    -- A later period of a chase has no commitment yet; the calendar told when it seals.
    IF (NOT FOUND AND NOT is_chase) OR coalesce(there.state, 'open') <> 'open'
      OR moment >= coalesce(there.seals_at, wanted.seals) THEN
      RAISE EXCEPTION 'period % takes no bets', wanted.qi USING ERRCODE = 'BE001', DETAIL = wanted.qi;
    END IF;
  END LOOP;

  -- One player's slips in turn, so that limits count what is there. The accounts are locked last: the house's is everybody's.
  PERFORM pg_advisory_xact_lock(hashtextextended(here || ' member ' || member, 7204));
  FOR wanted IN SELECT x."qiHao" AS qi, x."playCode" AS play, sum(x.stake)::bigint AS stake
    FROM json_to_recordset(slip) AS x("qiHao" text, "playCode" text, stake bigint) GROUP BY 1, 2
  LOOP
    SELECT coalesce(sum(o.stake), 0)::bigint INTO had FROM bet_order o WHERE o.station = here AND o.account_id = member
      AND o.lot_code = lot AND o.qi_hao = wanted.qi AND o.play_code = wanted.play AND o.status <> 4;
    IF had + wanted.stake > (play_most ->> wanted.play)::bigint THEN
      RAISE EXCEPTION 'over the limit of %', wanted.play USING ERRCODE = 'BE002', DETAIL = wanted.play;
    END IF;
  END LOOP;
  FOR wanted IN SELECT x."qiHao" AS qi, sum(x.stake)::bigint AS stake
    FROM json_to_recordset(slip) AS x("qiHao" text, stake bigint) GROUP BY 1
  LOOP
    SELECT coalesce(sum(o.stake), 0)::bigint INTO had FROM bet_order o WHERE o.station = here AND o.account_id = member
      AND o.lot_code = lot AND o.qi_hao = wanted.qi AND o.version = mode AND o.status <> 4;
    IF had + wanted.stake > member_most THEN
      RAISE EXCEPTION 'over the limit of a period' USING ERRCODE = 'BE003';
    END IF;
  END LOOP;
  SELECT sum(x.stake) INTO total FROM json_to_recordset(slip) AS x(stake bigint);

  IF is_chase THEN
    INSERT INTO chase_plan (station, account_id, lot_code, is_stopping_on_win, periods, stake, created_at)
      SELECT here, member, lot, is_stopping, count(DISTINCT x."qiHao"), total, moment
        FROM json_to_recordset(slip) AS x("qiHao" text) RETURNING id INTO plan;
  END IF;
  WITH placed AS (
    INSERT INTO bet_order (station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms, hao_ma,
        units, stake, chase_id, chase_number, created_at)
      SELECT here, member, in_book, lot, mode, x."qiHao", x."sealsAt", x."playCode", x.selection, x.terms, x."haoMa",
          x.units, x.stake, plan, x."chaseNumber", moment
        FROM json_to_recordset(slip) AS x("qiHao" text, "sealsAt" timestamptz, "playCode" text, selection json, terms json,
          "haoMa" text, units bigint, stake bigint, "chaseNumber" integer) RETURNING id)
  SELECT array_agg(placed.id ORDER BY placed.id) INTO ids FROM placed;
  house := bet_house(in_book);
  SELECT a.id INTO wallet FROM ledger_account a
    WHERE a.station = here AND a.owner_id = member AND a.kind = 'wallet' AND a.book = in_book;
  IF wallet IS NULL THEN RAISE EXCEPTION 'account % has no % wallet', member, in_book USING ERRCODE = 'LE004'; END IF;
  PERFORM ledger_post(kind, 'slip', ids[1]::text, '', moment, ARRAY[house, wallet], ARRAY[total, -total]);
  SELECT a.balance INTO balance FROM ledger_account a WHERE a.id = wallet;
  RETURN NEXT;
END $$;
REVOKE ALL ON FUNCTION bet_place(integer, text, text, smallint, timestamptz, integer, json, json, bigint, boolean, boolean) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bet_place(integer, text, text, smallint, timestamptz, integer, json, json, bigint, boolean, boolean) TO house_app;

-- Pays many players in one go: line i moves amounts[i] from the house to wallets[i] as a transaction of its own.
-- A reference that was posted before is passed over. Gives how many were posted.
CREATE FUNCTION ledger_pay(kinds integer[], references_type text, references_id text[], wallets bigint[], amounts bigint[], moment timestamptz)
  RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  here text := current_station();
  posted integer;
BEGIN
  IF EXISTS (SELECT FROM unnest(amounts) x WHERE x <= 0) THEN
    RAISE EXCEPTION 'a payment is more than nothing' USING ERRCODE = 'LE004';
  END IF;
  -- Every account in the order of its id, as ledger_post does, so that the two never wait for each other in a ring.
  PERFORM 1 FROM ledger_account a WHERE a.station = here AND (a.id = ANY (wallets) OR a.owner_id = 0 AND a.kind = 'house'
    AND a.book IN (SELECT w.book FROM ledger_account w WHERE w.id = ANY (wallets))) ORDER BY a.id FOR UPDATE;
  WITH lines AS (
    SELECT x.kind, x.ref, x.wallet, x.amount, h.id AS house
      FROM unnest(kinds, references_id, wallets, amounts) AS x(kind, ref, wallet, amount)
      JOIN ledger_account w ON w.station = here AND w.id = x.wallet AND w.kind = 'wallet'
      JOIN ledger_account h ON h.station = here AND h.owner_id = 0 AND h.kind = 'house' AND h.book = w.book),
  written AS (
    INSERT INTO ledger_transaction (station, type, ref_type, ref_id, at)
      SELECT here, l.kind, references_type, l.ref, moment FROM lines l
      ON CONFLICT (station, ref_type, ref_id, type) DO NOTHING RETURNING id, type, ref_id),
  legs AS (
    SELECT t.id AS transaction_id, leg.account, leg.amount
      FROM written t JOIN lines l ON l.kind = t.type AND l.ref = t.ref_id
      CROSS JOIN LATERAL (VALUES (l.house, -l.amount), (l.wallet, l.amount)) AS leg(account, amount)),
  numbered AS (
    SELECT g.*, row_number() OVER w AS place, sum(g.amount) OVER w AS folded
      FROM legs g WINDOW w AS (PARTITION BY g.account ORDER BY g.transaction_id)),
  entered AS (
    INSERT INTO ledger_entry (station, account_id, number, transaction_id, amount, balance_after)
      SELECT here, n.account, a.entries + n.place, n.transaction_id, n.amount, a.balance + n.folded
        FROM numbered n JOIN ledger_account a ON a.id = n.account),
  changed AS (
    UPDATE ledger_account a SET balance = a.balance + s.amount, entries = a.entries + s.count
      FROM (SELECT account, sum(amount)::bigint AS amount, count(*) AS count FROM legs GROUP BY account) s WHERE a.id = s.account)
  SELECT count(*) INTO posted FROM written;
  RETURN posted;
END $$;
REVOKE ALL ON FUNCTION ledger_pay(integer[], text, text[], bigint[], bigint[], timestamptz) FROM PUBLIC;

-- Ends orders that still wait with what src/lottery says of them: pays winnings (131), rebates (9), refunds (132). Those that
-- ended meanwhile are passed over. `reason` goes with status 4 alone. Gives the ids that ended now.
CREATE FUNCTION bet_end(orders bigint[], statuses smallint[], winning bigint[], pushed bigint[], payouts bigint[], rebates bigint[],
  kind_pay integer, kind_rebate integer, reason text, moment timestamptz) RETURNS bigint[]
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  here text := current_station();
  ended bigint[];
BEGIN
  IF here IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;
  -- Wallets before orders, as placing and revoking do.
  PERFORM 1 FROM ledger_account a WHERE a.station = here AND (a.kind = 'wallet' AND (a.owner_id, a.book) IN
      (SELECT o.account_id, o.book FROM bet_order o WHERE o.station = here AND o.id = ANY (orders))
      OR a.kind = 'house' AND a.book IN (SELECT o.book FROM bet_order o WHERE o.station = here AND o.id = ANY (orders)))
    ORDER BY a.id FOR UPDATE;
  WITH told AS (
    SELECT * FROM unnest(orders, statuses, winning, pushed, payouts, rebates) AS x(id, status, winning, pushed, payout, rebate)),
  done AS (
    UPDATE bet_order o SET status = t.status, winning_units = t.winning, pushed_units = t.pushed, payout = t.payout,
        rebate = t.rebate, return_reason = CASE WHEN t.status = 4 THEN reason END, ended_at = moment
      FROM told t WHERE o.station = here AND o.id = t.id AND o.status = 1 RETURNING o.id)
  SELECT coalesce(array_agg(id ORDER BY id), '{}') INTO ended FROM done;
  PERFORM ledger_pay(array_agg(x.kind ORDER BY x.id, x.kind), 'bet', array_agg(x.id::text ORDER BY x.id, x.kind),
      array_agg(x.wallet ORDER BY x.id, x.kind), array_agg(x.amount ORDER BY x.id, x.kind), moment)
    FROM (SELECT o.id, w.id AS wallet, part.kind, part.amount FROM bet_order o
        JOIN ledger_account w ON w.station = here AND w.owner_id = o.account_id AND w.kind = 'wallet' AND w.book = o.book
        CROSS JOIN LATERAL (VALUES (kind_pay, o.payout), (kind_rebate, o.rebate)) AS part(kind, amount)
      WHERE o.station = here AND o.id = ANY (ended) AND part.amount > 0) x
    HAVING count(*) > 0;
  -- A chase without an open order has run its course.
  UPDATE chase_plan c SET status = 'finished' WHERE c.station = here AND c.status = 'running'
    AND c.id IN (SELECT o.chase_id FROM bet_order o WHERE o.station = here AND o.id = ANY (ended))
    AND NOT EXISTS (SELECT FROM bet_order o WHERE o.station = here AND o.chase_id = c.id AND o.status = 1);
  RETURN ended;
END $$;
REVOKE ALL ON FUNCTION bet_end(bigint[], smallint[], bigint[], bigint[], bigint[], bigint[], integer, integer, text, timestamptz) FROM PUBLIC;
-- For the settling job, which works as house_app within a station like every call; no handler calls it.
GRANT EXECUTE ON FUNCTION bet_end(bigint[], smallint[], bigint[], bigint[], bigint[], bigint[], integer, integer, text, timestamptz) TO house_app;

-- Gives the stakes of orders back that still wait and are not sealed at `moment`. `member` 0 asks for no owner (a chase that stops).
-- Gives, for every id asked, revoked, sealed, ended or unknown.
CREATE FUNCTION bet_revoke(member integer, orders bigint[], reason text, kind integer, moment timestamptz)
  RETURNS TABLE (id bigint, outcome text) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  here text := current_station();
  good bigint[];
BEGIN
  PERFORM pg_advisory_xact_lock_shared(x.key) FROM (SELECT DISTINCT lottery_period_key(o.lot_code, o.qi_hao) AS key
    FROM bet_order o WHERE o.station = here AND o.id = ANY (orders) ORDER BY 1) x;
  PERFORM 1 FROM ledger_account a WHERE a.station = here AND (a.kind = 'wallet' AND (a.owner_id, a.book) IN
      (SELECT o.account_id, o.book FROM bet_order o WHERE o.station = here AND o.id = ANY (orders))
      OR a.kind = 'house' AND a.book IN (SELECT o.book FROM bet_order o WHERE o.station = here AND o.id = ANY (orders)))
    ORDER BY a.id FOR UPDATE;
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
REVOKE ALL ON FUNCTION bet_revoke(integer, bigint[], text, integer, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bet_revoke(integer, bigint[], text, integer, timestamptz) TO house_app;

-- A chase that stops, by its first win or by its owner: its orders that are not sealed are given back, its state is told.
CREATE FUNCTION chase_stop(plan bigint, state text, reason text, kind integer, moment timestamptz) RETURNS bigint[]
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE returned bigint[];
BEGIN
  UPDATE chase_plan c SET status = state WHERE c.station = current_station() AND c.id = plan AND c.status = 'running';
  SELECT coalesce(array_agg(r.id), '{}') INTO returned FROM bet_revoke(0,
    ARRAY(SELECT o.id FROM bet_order o WHERE o.station = current_station() AND o.chase_id = plan AND o.status = 1 ORDER BY o.id),
    reason, kind, moment) r WHERE r.outcome = 'revoked';
  RETURN returned;
END $$;
REVOKE ALL ON FUNCTION chase_stop(bigint, text, text, integer, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION chase_stop(bigint, text, text, integer, timestamptz) TO house_app;
