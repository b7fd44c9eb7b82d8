-- Says to every server that the files of stations, or their logos, are others now.
CREATE OR REPLACE FUNCTION station_source_hint() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('station_source', '');
  RETURN NULL;
END $$;
