CREATE OR REPLACE FUNCTION play_stamp_on() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    UPDATE play_stamp SET stamp = stamp + 1;
  ELSE
    INSERT INTO play_stamp AS s (station, stamp)
      SELECT DISTINCT x.station, 1 FROM unnest(ARRAY[OLD.station, NEW.station]) AS x(station) WHERE x.station IS NOT NULL
      ON CONFLICT (station) DO UPDATE SET stamp = s.stamp + 1;
  END IF;
  RETURN NULL;
END $$;
