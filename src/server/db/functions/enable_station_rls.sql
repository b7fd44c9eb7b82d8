-- Makes only the rows of the current station visible in a table, to the table's owner as well, and grants the application its rights to it; the back
-- office may read what the application reads.
CREATE OR REPLACE PROCEDURE enable_station_rls(table_name text, rights text) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', table_name);
  EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', table_name);
  EXECUTE format('CREATE POLICY station_rows ON %I USING (station = current_station()) WITH CHECK (station = current_station())', table_name);
  EXECUTE format('GRANT %s ON %I TO house_app', rights, table_name);
  -- Not there yet when the first tables are made.
  IF to_regclass('office_intent') IS NOT NULL AND rights LIKE '%SELECT%' THEN
    EXECUTE format('GRANT SELECT ON %I TO office_read, office_support', table_name);
  END IF;
  IF rights LIKE '%SELECT%' AND EXISTS (SELECT FROM pg_roles WHERE rolname = 'office_content') THEN
    EXECUTE format('GRANT SELECT ON %I TO office_content', table_name);
  END IF;
END $$;
