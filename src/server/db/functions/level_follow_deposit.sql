-- Writes down what a deposit adds to its member's level, and what is taken away with one that is rolled back. Stations without a ladder count nothing.
CREATE OR REPLACE FUNCTION level_follow_deposit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  INSERT INTO level_entry (station, account_id, at, deposit, bet)
    SELECT NEW.station, NEW.account_id, NEW.finished_at, CASE NEW.status WHEN 2 /* paid */ THEN NEW.paid ELSE -OLD.paid END, 0
      WHERE EXISTS (SELECT FROM level_setting s WHERE s.station = NEW.station);
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION level_follow_deposit FROM PUBLIC;
