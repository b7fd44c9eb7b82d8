-- Keeps a table's rows apart by station, for its owner as well, and says what the application may do with it.
CREATE OR REPLACE PROCEDURE keep_apart(name text, rights text) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
  EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
  EXECUTE format('CREATE POLICY station_rows ON %I USING (station = current_station()) WITH CHECK (station = current_station())', name);
  EXECUTE format('GRANT %s ON %I TO house_app', rights, name);
END $$;
