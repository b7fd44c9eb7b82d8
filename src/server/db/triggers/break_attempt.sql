-- Attempts are append only.
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON break_attempt
  FOR EACH STATEMENT EXECUTE FUNCTION break_refuse_change();
