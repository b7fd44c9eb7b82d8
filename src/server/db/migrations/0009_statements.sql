-- Owns what statements are read from: entries that carry type and moment, and the fold of each wallet by day and type;
-- then balance treasure, donations and direct charges.

-- An entry carries the type and the moment of its transaction, so that one index finds a page of any filter.
ALTER TABLE ledger_entry ADD COLUMN type integer, ADD COLUMN at timestamptz;

-- What came and went in a player's wallet on a day in Beijing, by type; every entry of the wallet is in one row.
CREATE TABLE ledger_day (
  station text NOT NULL,
  account_id bigint NOT NULL,
  day date NOT NULL,
  type integer NOT NULL,
  entries bigint NOT NULL,
  income bigint NOT NULL CHECK (income >= 0),
  outgo bigint NOT NULL CHECK (outgo >= 0),
  -- Lowest balance that one of them left behind.
  lowest bigint NOT NULL,
  first_number bigint NOT NULL,
  last_number bigint NOT NULL,
  PRIMARY KEY (account_id, day, type),
  FOREIGN KEY (station, account_id) REFERENCES ledger_account (station, id)
);
CALL keep_apart('ledger_day', 'SELECT');

-- China has had one offset and no summer time since 1991.
CREATE FUNCTION beijing_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE
  AS $$ SELECT ((moment AT TIME ZONE 'UTC') + interval '8 hours')::date $$;

-- What was posted before: the owner sees every station's rows for this once, and may fill in the two new columns.
ALTER TABLE ledger_entry DISABLE TRIGGER append_only, NO FORCE ROW LEVEL SECURITY;
ALTER TABLE ledger_transaction NO FORCE ROW LEVEL SECURITY;
ALTER TABLE ledger_account NO FORCE ROW LEVEL SECURITY;
ALTER TABLE ledger_day NO FORCE ROW LEVEL SECURITY;
UPDATE ledger_entry e SET type = t.type, at = t.at FROM ledger_transaction t WHERE t.id = e.transaction_id;
INSERT INTO ledger_day (station, account_id, day, type, entries, income, outgo, lowest, first_number, last_number)
  SELECT e.station, e.account_id, beijing_day(e.at), e.type, count(*), sum(greatest(e.amount, 0)), sum(greatest(-e.amount, 0)),
      min(e.balance_after), min(e.number), max(e.number)
    FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id AND a.kind = 'wallet' GROUP BY 1, 2, 3, 4;
ALTER TABLE ledger_entry ALTER COLUMN type SET NOT NULL, ALTER COLUMN at SET NOT NULL,
  ENABLE TRIGGER append_only, FORCE ROW LEVEL SECURITY;
ALTER TABLE ledger_transaction FORCE ROW LEVEL SECURITY;
ALTER TABLE ledger_account FORCE ROW LEVEL SECURITY;
ALTER TABLE ledger_day FORCE ROW LEVEL SECURITY;

-- A wallet's row is locked by whoever posts, so its days are written by one at a time; all entries of a statement at once.
CREATE FUNCTION ledger_entry_fold() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  INSERT INTO ledger_day AS d (station, account_id, day, type, entries, income, outgo, lowest, first_number, last_number)
    SELECT e.station, e.account_id, beijing_day(e.at), e.type, count(*), sum(greatest(e.amount, 0)), sum(greatest(-e.amount, 0)),
        min(e.balance_after), min(e.number), max(e.number)
      FROM entered e JOIN ledger_account a ON a.id = e.account_id AND a.kind = 'wallet'
      GROUP BY e.station, e.account_id, beijing_day(e.at), e.type ORDER BY e.account_id
    ON CONFLICT (account_id, day, type) DO UPDATE SET entries = d.entries + excluded.entries, income = d.income + excluded.income,
      outgo = d.outgo + excluded.outgo, lowest = least(d.lowest, excluded.lowest),
      first_number = least(d.first_number, excluded.first_number), last_number = greatest(d.last_number, excluded.last_number);
  RETURN NULL;
END $$;
CREATE TRIGGER folds AFTER INSERT ON ledger_entry REFERENCING NEW TABLE AS entered
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_entry_fold();

-- Whatever writes an entry need not know of these two.
CREATE FUNCTION ledger_entry_stamp() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  SELECT t.type, t.at INTO NEW.type, NEW.at FROM ledger_transaction t WHERE t.id = NEW.transaction_id;
  RETURN NEW;
END $$;
CREATE TRIGGER stamps BEFORE INSERT ON ledger_entry FOR EACH ROW EXECUTE FUNCTION ledger_entry_stamp();

CREATE INDEX ledger_entry_type ON ledger_entry (account_id, type, number);

-- Days that are not the fold of their entries, in the current station. Empty when sound.
CREATE FUNCTION ledger_day_misfits() RETURNS TABLE (account_id bigint, day date, type integer) LANGUAGE sql STABLE AS $$
  SELECT coalesce(d.account_id, e.account_id), coalesce(d.day, e.day), coalesce(d.type, e.type)
    FROM ledger_day d FULL JOIN (
      SELECT x.account_id, beijing_day(x.at) AS day, x.type, count(*) AS entries, sum(greatest(x.amount, 0)) AS income,
          sum(greatest(-x.amount, 0)) AS outgo, min(x.balance_after) AS lowest
        FROM ledger_entry x JOIN ledger_account a ON a.id = x.account_id AND a.kind = 'wallet' GROUP BY 1, 2, 3) e
      ON e.account_id = d.account_id AND e.day = d.day AND e.type = d.type
    WHERE (d.entries, d.income, d.outgo, d.lowest) IS DISTINCT FROM (e.entries, e.income, e.outgo, e.lowest)
$$;
GRANT EXECUTE ON FUNCTION ledger_day_misfits() TO house_app;

-- What balance treasure pays from a day on; a station without a row has none. Ended by a rate of 0.
CREATE TABLE interest_rate (
  station text NOT NULL,
  from_day date NOT NULL,
  -- Millionths a year: 40000 is 4 per cent.
  annual bigint NOT NULL CHECK (annual BETWEEN 0 AND 1000000),
  -- The least a balance must be to earn, and the most of it that earns.
  least bigint NOT NULL CHECK (least > 0),
  most bigint NOT NULL CHECK (most >= least),
  PRIMARY KEY (station, from_day)
);
CALL keep_apart('interest_rate', 'SELECT, INSERT, UPDATE');

-- Days whose interest is reckoned.
CREATE TABLE interest_run (
  station text NOT NULL,
  day date NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (station, day)
);
CALL keep_apart('interest_run', 'SELECT, INSERT');

-- A member's interest for a day: once, whatever happens.
CREATE TABLE interest_day (
  station text NOT NULL,
  account_id integer NOT NULL,
  day date NOT NULL,
  base bigint NOT NULL CHECK (base > 0),
  annual bigint NOT NULL,
  income bigint NOT NULL CHECK (income > 0),
  paid_at timestamptz,
  PRIMARY KEY (station, account_id, day),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX interest_day_due ON interest_day (station, day) WHERE paid_at IS NULL;
CALL keep_apart('interest_day', 'SELECT, INSERT, UPDATE');

CREATE TABLE donation (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- What was chosen, where it was a share of the balance.
  percent smallint CHECK (percent BETWEEN 1 AND 99),
  -- 1 waiting, 2 success, 3 failed; numbered as in the field.
  status smallint NOT NULL DEFAULT 1 CHECK (status IN (1, 2, 3)),
  reason text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  UNIQUE (station, id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  CHECK ((status = 1) = (decided_at IS NULL))
);
CREATE INDEX donation_member ON donation (station, account_id, id);
CREATE INDEX donation_waiting ON donation (station, created_at) WHERE status = 1;
CALL keep_apart('donation', 'SELECT, INSERT, UPDATE');

CREATE TABLE direct_charge (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  -- The balance at the application.
  base bigint NOT NULL CHECK (base > 0),
  -- Hundredths of a per cent: 300 is 3 per cent.
  percent integer NOT NULL CHECK (percent > 0),
  gift bigint NOT NULL CHECK (gift > 0),
  -- Hundredths: 300 is three times.
  bet_rate integer NOT NULL CHECK (bet_rate >= 0),
  -- The newest entry of the wallet at the application: a withdrawal after it fails the application.
  entry_number bigint NOT NULL,
  status smallint NOT NULL DEFAULT 1 CHECK (status IN (1, 2, 3)),
  reason text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  UNIQUE (station, id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  CHECK ((status = 1) = (decided_at IS NULL))
);
-- One open application a member.
CREATE UNIQUE INDEX direct_charge_open ON direct_charge (station, account_id) WHERE status = 1;
CREATE INDEX direct_charge_member ON direct_charge (station, account_id, id);
CREATE INDEX direct_charge_waiting ON direct_charge (station, created_at) WHERE status = 1;
CALL keep_apart('direct_charge', 'SELECT, INSERT, UPDATE');

-- An application ends once and stands as it was made.
CREATE FUNCTION application_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'a % is never deleted', TG_TABLE_NAME USING ERRCODE = 'AP001';
  ELSIF OLD.status <> 1 THEN
    RAISE EXCEPTION '% % is decided', TG_TABLE_NAME, OLD.id USING ERRCODE = 'AP001';
  ELSIF to_jsonb(NEW) - ARRAY['status', 'reason', 'decided_at'] <> to_jsonb(OLD) - ARRAY['status', 'reason', 'decided_at'] THEN
    RAISE EXCEPTION '% % stands as it was made', TG_TABLE_NAME, OLD.id USING ERRCODE = 'AP001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ends_once BEFORE UPDATE OR DELETE ON donation FOR EACH ROW EXECUTE FUNCTION application_guard();
CREATE TRIGGER ends_once BEFORE UPDATE OR DELETE ON direct_charge FOR EACH ROW EXECUTE FUNCTION application_guard();
