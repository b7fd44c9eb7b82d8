-- What a member can claim has changed: the next poll calculates the flags again. As the owner of the table, since whoever decides at the office may not write it.
CREATE OR REPLACE FUNCTION activity_flag_forget() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE activity_flag SET until = '-infinity' WHERE station = NEW.station AND account_id = NEW.account_id;
  RETURN NULL;
END $$;
