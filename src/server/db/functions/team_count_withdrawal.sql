-- Counts a withdrawal that was paid, on the day it was.
CREATE OR REPLACE FUNCTION team_count_withdrawal() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  INSERT INTO team_entry (station, account_id, day, withdraw)
    SELECT NEW.station, NEW.account_id, beijing_day(NEW.finished_at), NEW.amount
      FROM team_member m WHERE m.station = NEW.station AND m.account_id = NEW.account_id;
  RETURN NULL;
END $$;
