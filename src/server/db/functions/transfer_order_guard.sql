-- A transfer that succeeded or failed never changes again, and no transfer changes what it moves.
CREATE OR REPLACE FUNCTION transfer_order_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state IN ('success', 'failed') OR (OLD.order_no, OLD.account_id, OLD.platform, OLD.direction, OLD.amount, OLD.book)
    IS DISTINCT FROM (NEW.order_no, NEW.account_id, NEW.platform, NEW.direction, NEW.amount, NEW.book) THEN
    RAISE EXCEPTION 'transfer % is % and does not change', OLD.order_no, OLD.state USING ERRCODE = 'TR001';
  END IF;
  RETURN NEW;
END $$;
