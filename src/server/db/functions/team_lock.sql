-- The lock of a station's tree: whoever comes into it and whoever adds up its figures holds it shared, a change of upline alone.
CREATE OR REPLACE FUNCTION team_lock(of_station text) RETURNS bigint LANGUAGE sql IMMUTABLE
  AS $$ SELECT hashtextextended(of_station || ' team tree', 7204) $$;
GRANT EXECUTE ON FUNCTION team_lock TO house_app;
