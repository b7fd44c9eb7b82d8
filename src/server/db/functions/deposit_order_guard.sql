-- A deposit is completed once. Money that arrives for one that failed, was cancelled or expired is still the member's; a completed one can
-- only be rolled back.
CREATE OR REPLACE FUNCTION deposit_order_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'a deposit is never deleted' USING ERRCODE = 'DE001';
  ELSIF NEW.status <> OLD.status AND NOT (CASE OLD.status
      WHEN 1 /* pending */ THEN NEW.status IN (2 /* paid */, 3 /* failed */, 4 /* cancelled */, 5 /* expired */)
      WHEN 2 /* paid */ THEN NEW.status IN (6 /* rolledBack */, 7 /* rolledBackOwing */)
      WHEN 3 /* failed */ THEN NEW.status = 2 /* paid */ WHEN 4 /* cancelled */ THEN NEW.status = 2 /* paid */ WHEN 5 /* expired */ THEN NEW.status = 2 /* paid */
      ELSE false END) THEN
    RAISE EXCEPTION 'deposit % cannot go from status % to %', OLD.order_no, OLD.status, NEW.status USING ERRCODE = 'DE001';
  ELSIF (NEW.station, NEW.order_no, NEW.account_id, NEW.amount, NEW.method_id)
    IS DISTINCT FROM (OLD.station, OLD.order_no, OLD.account_id, OLD.amount, OLD.method_id) THEN
    RAISE EXCEPTION 'deposit % cannot be changed', OLD.order_no USING ERRCODE = 'DE001';
  END IF;
  RETURN NEW;
END $$;
