-- Owns what lists of deposits and withdrawals are read from: their order, and the fold of them by day and state.

DROP INDEX deposit_order_member;
CREATE INDEX deposit_order_member ON deposit_order (station, account_id, created_at DESC, order_no DESC) INCLUDE (status);
DROP INDEX withdrawal_of;
CREATE INDEX withdrawal_of ON withdrawal (station, account_id, created_at DESC, order_no DESC) INCLUDE (status);

-- A member's orders of a day in Beijing that are in one state; every order is in one row.
CREATE TABLE charge_day (
  station text NOT NULL,
  account_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('deposit', 'withdraw')),
  day date NOT NULL,
  status smallint NOT NULL,
  orders bigint NOT NULL CHECK (orders >= 0),
  money bigint NOT NULL,
  -- Gifts and coupons of deposits, fees of withdrawals.
  extra bigint NOT NULL,
  PRIMARY KEY (station, account_id, kind, day, status),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CALL keep_apart('charge_day', 'SELECT');

-- Both kinds of order in the same words.
CREATE FUNCTION charge_of(o deposit_order, OUT kind text, OUT money bigint, OUT extra bigint) LANGUAGE sql IMMUTABLE
  AS $$ SELECT 'deposit', CASE WHEN o.paid > 0 THEN o.paid ELSE o.amount END, o.gift + o.coupon_amount $$;
CREATE FUNCTION charge_of(o withdrawal, OUT kind text, OUT money bigint, OUT extra bigint) LANGUAGE sql IMMUTABLE
  AS $$ SELECT 'withdraw', o.amount, o.fee $$;

-- An order's state changes under the lock of its own row, so that it is taken from one state and put to another once.
CREATE FUNCTION charge_fold() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  charge record;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT * INTO charge FROM charge_of(OLD);
    UPDATE charge_day d SET orders = d.orders - 1, money = d.money - charge.money, extra = d.extra - charge.extra
      WHERE d.station = OLD.station AND d.account_id = OLD.account_id AND d.kind = charge.kind
        AND d.day = beijing_day(OLD.created_at) AND d.status = OLD.status;
  END IF;
  SELECT * INTO charge FROM charge_of(NEW);
  INSERT INTO charge_day AS d (station, account_id, kind, day, status, orders, money, extra)
    VALUES (NEW.station, NEW.account_id, charge.kind, beijing_day(NEW.created_at), NEW.status, 1, charge.money, charge.extra)
    ON CONFLICT (station, account_id, kind, day, status) DO UPDATE
      SET orders = d.orders + 1, money = d.money + excluded.money, extra = d.extra + excluded.extra;
  RETURN NULL;
END $$;
CREATE TRIGGER folds AFTER INSERT OR UPDATE OF status, paid, gift, coupon_amount ON deposit_order
  FOR EACH ROW EXECUTE FUNCTION charge_fold();
CREATE TRIGGER folds AFTER INSERT OR UPDATE OF status ON withdrawal FOR EACH ROW EXECUTE FUNCTION charge_fold();

-- What was ordered before: the owner sees every station's rows for this once.
ALTER TABLE deposit_order NO FORCE ROW LEVEL SECURITY;
ALTER TABLE withdrawal NO FORCE ROW LEVEL SECURITY;
ALTER TABLE charge_day NO FORCE ROW LEVEL SECURITY;
INSERT INTO charge_day (station, account_id, kind, day, status, orders, money, extra)
  SELECT o.station, o.account_id, c.kind, beijing_day(o.created_at), o.status, count(*), sum(c.money), sum(c.extra)
    FROM deposit_order o CROSS JOIN LATERAL charge_of(o) c GROUP BY 1, 2, 3, 4, 5
  UNION ALL
  SELECT o.station, o.account_id, c.kind, beijing_day(o.created_at), o.status, count(*), sum(c.money), sum(c.extra)
    FROM withdrawal o CROSS JOIN LATERAL charge_of(o) c GROUP BY 1, 2, 3, 4, 5;
ALTER TABLE deposit_order FORCE ROW LEVEL SECURITY;
ALTER TABLE withdrawal FORCE ROW LEVEL SECURITY;
ALTER TABLE charge_day FORCE ROW LEVEL SECURITY;
