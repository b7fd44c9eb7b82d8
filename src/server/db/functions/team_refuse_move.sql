-- An upline changes by team_move() alone, which has moved the account in the tree by then: the tree is built on it.
CREATE OR REPLACE FUNCTION team_refuse_move() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM team_member m WHERE m.station = NEW.station AND m.account_id = NEW.id AND m.upline_id IS NOT DISTINCT FROM NEW.parent_id) THEN
    RAISE EXCEPTION 'account % keeps its upline', OLD.id USING ERRCODE = 'TM001';
  END IF;
  RETURN NEW;
END $$;
