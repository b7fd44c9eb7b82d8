-- Who changed what is never rewritten.
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON content_change
  FOR EACH STATEMENT EXECUTE FUNCTION content_change_refuse();
-- At the end of the transaction, so that the lock of the trail is held for a moment only.
CREATE CONSTRAINT TRIGGER trail AFTER INSERT ON content_change DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION content_change_trail();
