-- A station without a ladder counts nothing: what was counted is out of date once it has one again, and is then counted from the start. What was given stays.
CREATE OR REPLACE FUNCTION level_forget() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  DELETE FROM level_settled b WHERE b.station = OLD.station;
  DELETE FROM level_entry e WHERE e.station = OLD.station;
  DELETE FROM level_standing s WHERE s.station = OLD.station;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION level_forget FROM PUBLIC;
