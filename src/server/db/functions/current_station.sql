-- The station of the running transaction; null outside of one, and then no row is visible.
CREATE OR REPLACE FUNCTION current_station() RETURNS text LANGUAGE sql STABLE
  AS $$ SELECT nullif(current_setting('app.station', true), '') $$;
