-- A withdrawal ends once, and what was agreed never changes.
CREATE OR REPLACE FUNCTION withdrawal_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 1 /* pending */ THEN
    RAISE EXCEPTION 'withdrawal % has ended', OLD.order_no USING ERRCODE = 'WD001';
  END IF;
  IF (NEW.order_no, NEW.station, NEW.account_id, NEW.card_id, NEW.type, NEW.amount, NEW.fee, NEW.coin, NEW.created_at)
      IS DISTINCT FROM (OLD.order_no, OLD.station, OLD.account_id, OLD.card_id, OLD.type, OLD.amount, OLD.fee, OLD.coin, OLD.created_at)
    OR (NEW.rate, NEW.turnover_fee, NEW.turnover_counted, NEW.turnover_item)
      IS DISTINCT FROM (OLD.rate, OLD.turnover_fee, OLD.turnover_counted, OLD.turnover_item) THEN
    RAISE EXCEPTION 'withdrawal % was agreed and cannot be changed', OLD.order_no USING ERRCODE = 'WD001';
  END IF;
  RETURN NEW;
END $$;
