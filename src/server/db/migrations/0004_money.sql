-- Owns what money needs beside the wallet: accounts for every place it can be in, and the turnover that a withdrawal asks for.

-- Places of a player's money are never overdrawn; the station's own are what stands on the other side.
ALTER TABLE ledger_account ADD COLUMN part text NOT NULL DEFAULT '';
ALTER TABLE ledger_account DROP CONSTRAINT ledger_account_station_owner_id_kind_book_key;
ALTER TABLE ledger_account DROP CONSTRAINT ledger_account_kind_check;
ALTER TABLE ledger_account DROP CONSTRAINT ledger_account_check;
ALTER TABLE ledger_account DROP CONSTRAINT ledger_account_check1;
ALTER TABLE ledger_account ADD CONSTRAINT ledger_account_place UNIQUE (station, owner_id, kind, book, part);
ALTER TABLE ledger_account ADD CONSTRAINT ledger_account_kind CHECK (kind IN (
  -- of a player: to use, held for a withdrawal, on its way to or from the platform that `part` names
  'wallet', 'frozen', 'transit',
  -- of the station: bets, money that came in, went out, gifts, interest, what players hold at the platform `part`, donations
  'house', 'deposit', 'payout', 'bonus', 'interest', 'platform', 'donation'));
ALTER TABLE ledger_account ADD CONSTRAINT ledger_account_owner
  CHECK ((kind IN ('wallet', 'frozen', 'transit')) = (owner_id <> 0));
ALTER TABLE ledger_account ADD CONSTRAINT ledger_account_covered CHECK (owner_id = 0 OR balance >= 0);
ALTER TABLE ledger_account ADD CONSTRAINT ledger_account_part CHECK (kind NOT IN ('transit', 'platform') OR part <> '');

CREATE OR REPLACE FUNCTION bet_house(in_book text) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE house bigint;
BEGIN
  SELECT a.id INTO house FROM ledger_account a
    WHERE a.station = current_station() AND a.owner_id = 0 AND a.kind = 'house' AND a.book = in_book AND a.part = '';
  IF house IS NULL THEN
    INSERT INTO ledger_account (station, owner_id, kind, book) VALUES (current_station(), 0, 'house', in_book)
      ON CONFLICT (station, owner_id, kind, book, part) DO NOTHING;
    SELECT a.id INTO house FROM ledger_account a
      WHERE a.station = current_station() AND a.owner_id = 0 AND a.kind = 'house' AND a.book = in_book AND a.part = '';
  END IF;
  RETURN house;
END $$;

-- What a member has bet towards what is asked, since both were last set to nothing; in 0.0001 yuan.
CREATE TABLE turnover (
  station text NOT NULL,
  account_id integer NOT NULL,
  valid bigint NOT NULL DEFAULT 0 CHECK (valid >= 0),
  PRIMARY KEY (station, account_id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CALL keep_apart('turnover', 'SELECT, INSERT, UPDATE');

-- What each deposit and gift asks for: base x factor, the factor in hundredths.
CREATE TABLE turnover_item (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  source text NOT NULL,
  ref_type text NOT NULL,
  ref_id text NOT NULL,
  base bigint NOT NULL CHECK (base > 0),
  factor integer NOT NULL CHECK (factor >= 0),
  required bigint NOT NULL CHECK (required >= 0),
  at timestamptz NOT NULL,
  -- When the counters were set to nothing; null while it counts.
  ended_at timestamptz,
  UNIQUE (station, ref_type, ref_id, source),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX turnover_item_open ON turnover_item (station, account_id, id) WHERE ended_at IS NULL;
CALL keep_apart('turnover_item', 'SELECT, INSERT, UPDATE');

-- As before, with every place of the station's own allowed below nothing.
CREATE OR REPLACE FUNCTION ledger_post(kind integer, reference_type text, reference_id text, note text, moment timestamptz,
  accounts bigint[], amounts bigint[]) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  here text := current_station();
  posted bigint;
  leg record;
  books integer;
  known integer;
BEGIN
  IF here IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;
  IF cardinality(accounts) <> cardinality(amounts) OR cardinality(accounts) < 2 THEN
    RAISE EXCEPTION 'a ledger transaction has two legs or more, each with an amount' USING ERRCODE = 'LE004';
  END IF;
  INSERT INTO ledger_transaction (station, type, ref_type, ref_id, remark, at)
    VALUES (here, kind, reference_type, reference_id, note, moment)
    ON CONFLICT (station, ref_type, ref_id, type) DO NOTHING RETURNING id INTO posted;
  IF posted IS NULL THEN RETURN NULL; END IF;

  PERFORM 1 FROM ledger_account a WHERE a.station = here AND a.id = ANY (accounts) ORDER BY a.id FOR UPDATE;
  SELECT count(*), count(DISTINCT a.book) INTO known, books
    FROM ledger_account a WHERE a.station = here AND a.id = ANY (accounts);
  IF known <> (SELECT count(DISTINCT x) FROM unnest(accounts) x) OR books <> 1 THEN
    RAISE EXCEPTION 'the legs are not accounts of one book of this station' USING ERRCODE = 'LE004';
  END IF;

  FOR leg IN SELECT x.account, sum(x.amount)::bigint AS amount
    FROM unnest(accounts, amounts) AS x(account, amount) GROUP BY x.account ORDER BY x.account
  LOOP
    CONTINUE WHEN leg.amount = 0;
    IF EXISTS (SELECT FROM ledger_account a WHERE a.id = leg.account AND a.owner_id <> 0 AND a.balance + leg.amount < 0) THEN
      RAISE EXCEPTION 'the balance of ledger account % is too small', leg.account USING ERRCODE = 'LE001';
    END IF;
    UPDATE ledger_account a SET balance = a.balance + leg.amount, entries = a.entries + 1
      WHERE a.station = here AND a.id = leg.account;
    INSERT INTO ledger_entry (station, account_id, number, transaction_id, amount, balance_after)
      SELECT here, a.id, a.entries, posted, leg.amount, a.balance FROM ledger_account a WHERE a.id = leg.account;
  END LOOP;
  RETURN posted;
END $$;

-- As before, and counts turnover.
CREATE OR REPLACE FUNCTION bet_end(orders bigint[], statuses smallint[], winning bigint[], pushed bigint[], payouts bigint[], rebates bigint[],
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
  -- Stakes that were won or lost count towards a member's turnover; pushed and returned ones do not.
  INSERT INTO turnover AS t (station, account_id, valid)
    SELECT here, o.account_id, sum(o.stake - o.stake * o.pushed_units / o.units)::bigint FROM bet_order o
      WHERE o.station = here AND o.id = ANY (ended) AND o.status IN (2, 3) AND o.book = 'real'
      GROUP BY o.account_id ORDER BY o.account_id
    ON CONFLICT (station, account_id) DO UPDATE SET valid = t.valid + EXCLUDED.valid;
  -- A chase without an open order has run its course.
  UPDATE chase_plan c SET status = 'finished' WHERE c.station = here AND c.status = 'running'
    AND c.id IN (SELECT o.chase_id FROM bet_order o WHERE o.station = here AND o.id = ANY (ended))
    AND NOT EXISTS (SELECT FROM bet_order o WHERE o.station = here AND o.chase_id = c.id AND o.status = 1);
  RETURN ended;
END $$;
