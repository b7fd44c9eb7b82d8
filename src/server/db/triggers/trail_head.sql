-- What was shown is never rewritten.
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON trail_head
  FOR EACH STATEMENT EXECUTE FUNCTION trail_refuse();
