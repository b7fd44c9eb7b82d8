-- Raises play_terms_version of a station whenever a row that its terms of play are read from changes; of all stations at a TRUNCATE.
CREATE OR REPLACE FUNCTION play_terms_bump_version() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    UPDATE play_terms_version SET version = version + 1;
  ELSE
    INSERT INTO play_terms_version AS v (station, version)
      SELECT DISTINCT x.station, 1 FROM unnest(ARRAY[OLD.station, NEW.station]) AS x(station) WHERE x.station IS NOT NULL
      ON CONFLICT (station) DO UPDATE SET version = v.version + 1;
  END IF;
  RETURN NULL;
END $$;
