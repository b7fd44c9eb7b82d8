-- Says to every server that listens that the file of a station is another one: whoever has it open in the studio looks again.
CREATE OR REPLACE FUNCTION office_hint_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('office', json_build_object('station', NEW.code, 'queue', 'changed', 'item', 'studio')::text);
  RETURN NULL;
END $$;
