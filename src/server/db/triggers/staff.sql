CREATE TRIGGER keep_owner AFTER UPDATE OF role, state, stations ON staff FOR EACH ROW
  WHEN (OLD.role = 'owner' AND OLD.state = 'enabled') EXECUTE FUNCTION staff_keep_owner();
-- Whoever looks at the list of staff sees it at once.
CREATE TRIGGER office_hint AFTER INSERT OR UPDATE OF role, state, stations, elevates_to ON staff FOR EACH ROW EXECUTE FUNCTION office_hint_staff();
