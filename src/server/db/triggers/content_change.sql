-- Who changed what is never rewritten.
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON content_change
  FOR EACH STATEMENT EXECUTE FUNCTION content_change_refuse();
