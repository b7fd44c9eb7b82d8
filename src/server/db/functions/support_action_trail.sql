-- What support did is a line of the trail as well, in the same transaction.
CREATE OR REPLACE FUNCTION support_action_trail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM trail_append(NEW.at, 'support', NEW.command, nullif(NEW.station, 'all'), staff_here(), NEW.done_by, NEW.account_id,
    json_build_object('before', NEW.before, 'after', NEW.after), NEW.reason);
  RETURN NULL;
END $$;
