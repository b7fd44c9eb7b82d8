-- Raises play_terms_version of each station some of whose rows a statement changed, of those that its terms of play are read from; of all stations at a
-- TRUNCATE. Once a statement: thousands of odds that change together would write thousands of versions of one row.
CREATE OR REPLACE FUNCTION play_terms_bump_version() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  stations text[];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    UPDATE play_terms_version SET version = version + 1;
    RETURN NULL;
  ELSIF TG_OP = 'INSERT' THEN
    stations := ARRAY(SELECT DISTINCT x.station FROM new_rows x);
  ELSIF TG_OP = 'DELETE' THEN
    stations := ARRAY(SELECT DISTINCT x.station FROM old_rows x);
  ELSE
    stations := ARRAY(SELECT x.station FROM new_rows x UNION SELECT x.station FROM old_rows x);
  END IF;
  INSERT INTO play_terms_version AS v (station, version)
    SELECT x.station, 1 FROM unnest(stations) AS x(station)
    ON CONFLICT (station) DO UPDATE SET version = v.version + 1;
  RETURN NULL;
END $$;
