-- Refuses what a block of the operator forbids: BL001 money to a platform, BL002 a withdrawal. The account's row is locked against a block that is being set.
CREATE OR REPLACE FUNCTION block_refuse_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  until timestamptz;
BEGIN
  SELECT CASE TG_TABLE_NAME WHEN 'withdrawal' THEN a.withdraw_blocked_until ELSE a.play_blocked_until END INTO until
    FROM account a WHERE a.station = NEW.station AND a.id = NEW.account_id FOR SHARE;
  IF until > NEW.created_at THEN
    RAISE EXCEPTION 'account % is blocked', NEW.account_id USING ERRCODE = CASE TG_TABLE_NAME WHEN 'withdrawal' THEN 'BL002' ELSE 'BL001' END;
  END IF;
  RETURN NEW;
END $$;
