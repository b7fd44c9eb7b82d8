-- Says to every server that listens that the rights of somebody who works here have changed.
CREATE OR REPLACE FUNCTION office_hint_staff() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('office', json_build_object('station', 'all', 'queue', 'staff')::text);
  RETURN NULL;
END $$;
