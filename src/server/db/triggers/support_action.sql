-- Who did what is never rewritten.
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON support_action
  FOR EACH STATEMENT EXECUTE FUNCTION support_action_refuse();
