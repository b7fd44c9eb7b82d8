-- Keeps charge_day, the sums of a member's deposits and withdrawals by day and status: takes an order out of its old row and adds it to
-- its new one. The order's own row is locked meanwhile, so that this happens once for each change.
CREATE OR REPLACE FUNCTION charge_day_update() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
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
