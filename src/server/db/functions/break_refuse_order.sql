-- Refuses an order that brings money in during a break: BK001. The account's row is locked against a break that is being taken.
CREATE OR REPLACE FUNCTION break_refuse_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM account a WHERE a.station = NEW.station AND a.id = NEW.account_id FOR SHARE;
  IF break_holds(NEW.account_id, NEW.created_at) THEN
    RAISE EXCEPTION 'account % is in a break', NEW.account_id USING ERRCODE = 'BK001';
  END IF;
  RETURN NEW;
END $$;
