-- Puts a new account into the tree where it is an agent or has an upline: with the rate 0, which whoever opened it may raise.
CREATE OR REPLACE FUNCTION team_member_open() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF NEW.role = 'trial' THEN RAISE EXCEPTION 'a trial account is in no team' USING ERRCODE = 'TM001'; END IF;
  -- An upline that is no agent stands at the top of a tree of its own.
  IF NEW.parent_id IS NOT NULL AND NOT EXISTS (SELECT FROM team_member m WHERE m.station = NEW.station AND m.account_id = NEW.parent_id) THEN
    PERFORM team_member_add(a) FROM account a WHERE a.station = NEW.station AND a.id = NEW.parent_id FOR NO KEY UPDATE;
    UPDATE team_member m SET since = NEW.created_at WHERE m.station = NEW.station AND m.account_id = NEW.parent_id;
  END IF;
  PERFORM team_member_add(NEW);
  RETURN NULL;
END $$;
