-- The station of the running transaction; nothing outside of one, and then nothing is seen.
CREATE OR REPLACE FUNCTION current_station() RETURNS text LANGUAGE sql STABLE
  AS $$ SELECT nullif(current_setting('app.station', true), '') $$;
