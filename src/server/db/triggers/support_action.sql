-- Who did what is never rewritten.
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON support_action
  FOR EACH STATEMENT EXECUTE FUNCTION support_action_refuse();
-- At the end of the transaction, so that the lock of the trail is held for a moment only.
CREATE CONSTRAINT TRIGGER trail AFTER INSERT ON support_action DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION support_action_trail();
-- Whoever looks at the member sees it at once.
CREATE TRIGGER office_hint AFTER INSERT ON support_action FOR EACH ROW WHEN (NEW.account_id IS NOT NULL) EXECUTE FUNCTION office_hint_member();
