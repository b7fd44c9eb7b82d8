-- A change of content is a line of the trail as well, in the same transaction: between which two states; what differs is in content_change.
CREATE OR REPLACE FUNCTION content_change_trail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM trail_append(NEW.at, 'content', 'content', NEW.station, staff_here(), NEW.changed_by, NULL,
    json_build_object('change', NEW.id, 'before', NEW.before, 'after', NEW.after, 'difference', NEW.difference), NEW.reason);
  RETURN NULL;
END $$;
