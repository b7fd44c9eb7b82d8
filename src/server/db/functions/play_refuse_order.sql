-- Refuses money to a platform of a member who may not play here: PE001, with play_barred() as its detail.
CREATE OR REPLACE FUNCTION play_refuse_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  barred text := play_barred(NEW.account_id, NEW.created_at);
BEGIN
  IF barred IS NOT NULL THEN
    RAISE EXCEPTION 'account % may not play here', NEW.account_id USING ERRCODE = 'PE001', DETAIL = barred;
  END IF;
  RETURN NEW;
END $$;
