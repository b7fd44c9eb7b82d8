-- An end is an end: what succeeded or failed never changes again, and no order loses what it is about.
CREATE OR REPLACE FUNCTION transfer_keep_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state IN ('success', 'failed') OR (OLD.order_no, OLD.account_id, OLD.platform, OLD.direction, OLD.amount)
    IS DISTINCT FROM (NEW.order_no, NEW.account_id, NEW.platform, NEW.direction, NEW.amount) THEN
    RAISE EXCEPTION 'transfer % is % and does not change', OLD.order_no, OLD.state USING ERRCODE = 'TR001';
  END IF;
  RETURN NEW;
END $$;
