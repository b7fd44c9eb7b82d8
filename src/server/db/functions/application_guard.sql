-- A donation or direct charge is decided once; nothing else about it ever changes, and it is never deleted.
CREATE OR REPLACE FUNCTION application_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'a % is never deleted', TG_TABLE_NAME USING ERRCODE = 'AP001';
  ELSIF OLD.status <> 1 /* pending */ THEN
    RAISE EXCEPTION '% % is decided', TG_TABLE_NAME, OLD.id USING ERRCODE = 'AP001';
  ELSIF to_jsonb(NEW) - ARRAY['status', 'reason', 'explanation', 'decided_at'] <> to_jsonb(OLD) - ARRAY['status', 'reason', 'explanation', 'decided_at'] THEN
    RAISE EXCEPTION '% % cannot be changed', TG_TABLE_NAME, OLD.id USING ERRCODE = 'AP001';
  END IF;
  RETURN NEW;
END $$;
