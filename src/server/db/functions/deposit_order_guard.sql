-- An order is done once. Money that comes for one that failed, was cancelled or expired still is the member's; what is done can only be rolled back.
CREATE OR REPLACE FUNCTION deposit_order_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'a deposit is never deleted' USING ERRCODE = 'DE001';
  ELSIF NEW.status <> OLD.status AND NOT (CASE OLD.status
      WHEN 1 THEN NEW.status IN (2, 3, 4, 5)
      WHEN 2 THEN NEW.status IN (6, 7)
      WHEN 3 THEN NEW.status = 2 WHEN 4 THEN NEW.status = 2 WHEN 5 THEN NEW.status = 2
      ELSE false END) THEN
    RAISE EXCEPTION 'deposit % goes not from % to %', OLD.order_no, OLD.status, NEW.status USING ERRCODE = 'DE001';
  ELSIF (NEW.station, NEW.order_no, NEW.account_id, NEW.amount, NEW.method_id)
    IS DISTINCT FROM (OLD.station, OLD.order_no, OLD.account_id, OLD.amount, OLD.method_id) THEN
    RAISE EXCEPTION 'deposit % stands as it was opened', OLD.order_no USING ERRCODE = 'DE001';
  END IF;
  RETURN NEW;
END $$;
