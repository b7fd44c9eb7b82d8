-- Owns the ledger: double entry, append only, integers of 0.0001 yuan; balances are the fold of entries.

CREATE TABLE ledger_account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  -- Real money and play money never meet in one transaction.
  book text NOT NULL CHECK (book IN ('real', 'play')),
  kind text NOT NULL CHECK (kind IN ('wallet', 'frozen', 'house')),
  -- The player it belongs to; 0 for the station's own.
  owner_id integer NOT NULL,
  balance bigint NOT NULL DEFAULT 0,
  entries bigint NOT NULL DEFAULT 0,
  UNIQUE (station, owner_id, kind, book),
  UNIQUE (station, id),
  CHECK ((kind = 'house') = (owner_id = 0)),
  CHECK (kind = 'house' OR balance >= 0)
);
CALL keep_apart('ledger_account', 'SELECT, INSERT');

CREATE TABLE ledger_transaction (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  -- Kind of business, numbered as in the field (1 added by hand, 79 registration gift, ...).
  type integer NOT NULL,
  ref_type text NOT NULL,
  ref_id text NOT NULL,
  remark text NOT NULL DEFAULT '',
  at timestamptz NOT NULL,
  UNIQUE (station, id),
  -- A repeated request cannot pay twice.
  UNIQUE (station, ref_type, ref_id, type)
);
CALL keep_apart('ledger_transaction', 'SELECT');

CREATE TABLE ledger_entry (
  station text NOT NULL,
  account_id bigint NOT NULL,
  -- 1, 2, 3, ... without a gap within an account.
  number bigint NOT NULL,
  transaction_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  balance_after bigint NOT NULL,
  PRIMARY KEY (account_id, number),
  FOREIGN KEY (station, account_id) REFERENCES ledger_account (station, id),
  FOREIGN KEY (station, transaction_id) REFERENCES ledger_transaction (station, id)
);
CREATE INDEX ledger_entry_transaction ON ledger_entry (transaction_id);
CALL keep_apart('ledger_entry', 'SELECT');

CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append only: % of % refused, post a reversal', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'LE002';
END $$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transaction
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER no_loss BEFORE DELETE OR TRUNCATE ON ledger_account
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE FUNCTION ledger_check_sum() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE total numeric;
BEGIN
  SELECT coalesce(sum(amount), 0) INTO total FROM ledger_entry WHERE transaction_id = NEW.transaction_id;
  IF total <> 0 THEN
    RAISE EXCEPTION 'ledger transaction % sums to %, not to zero', NEW.transaction_id, total USING ERRCODE = 'LE003';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER sums_to_zero AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_sum();

-- The one way to move money: amounts[i] goes to accounts[i], all in one book, summing to zero. Locks in the order of
-- account ids. Gives the transaction's id; nothing when this reference was posted before. LE001: balance too small.
CREATE FUNCTION ledger_post(kind integer, reference_type text, reference_id text, note text, moment timestamptz,
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
    IF EXISTS (SELECT FROM ledger_account a WHERE a.id = leg.account AND a.kind <> 'house' AND a.balance + leg.amount < 0) THEN
      RAISE EXCEPTION 'the balance of ledger account % is too small', leg.account USING ERRCODE = 'LE001';
    END IF;
    UPDATE ledger_account a SET balance = a.balance + leg.amount, entries = a.entries + 1
      WHERE a.station = here AND a.id = leg.account;
    INSERT INTO ledger_entry (station, account_id, number, transaction_id, amount, balance_after)
      SELECT here, a.id, a.entries, posted, leg.amount, a.balance FROM ledger_account a WHERE a.id = leg.account;
  END LOOP;
  RETURN posted;
END $$;
REVOKE ALL ON FUNCTION ledger_post(integer, text, text, text, timestamptz, bigint[], bigint[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_post(integer, text, text, text, timestamptz, bigint[], bigint[]) TO house_app;

-- A new account begins empty, whatever the insert says.
CREATE FUNCTION ledger_begin_empty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.balance := 0;
  NEW.entries := 0;
  RETURN NEW;
END $$;
CREATE TRIGGER begins_empty BEFORE INSERT ON ledger_account FOR EACH ROW EXECUTE FUNCTION ledger_begin_empty();

-- What does not add up in the current station: accounts whose balance is not the fold of their entries. Empty when sound.
CREATE FUNCTION ledger_misfits() RETURNS TABLE (account_id bigint, balance bigint, fold bigint, entries bigint, counted bigint)
  LANGUAGE sql STABLE AS $$
  SELECT a.id, a.balance, coalesce(sum(e.amount), 0)::bigint, a.entries, count(e.number)
    FROM ledger_account a LEFT JOIN ledger_entry e ON e.account_id = a.id
    GROUP BY a.id, a.balance, a.entries
    HAVING a.balance <> coalesce(sum(e.amount), 0) OR a.entries <> count(e.number)
$$;
GRANT EXECUTE ON FUNCTION ledger_misfits() TO house_app;
