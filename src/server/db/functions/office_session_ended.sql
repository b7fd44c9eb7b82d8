-- Says to every server that a session of the back office has ended, so that none goes on sending to it.
CREATE OR REPLACE FUNCTION office_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('office', json_build_object('session', NEW.id::text)::text);
  RETURN NULL;
END $$;
