-- Whoever was looked at waits no more.
CREATE OR REPLACE FUNCTION marker_end_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM marker_waiting w WHERE w.station = NEW.station AND w.account_id = NEW.account_id;
  RETURN NULL;
END $$;
