CREATE TRIGGER keep_owner AFTER UPDATE OF role, state, stations ON staff FOR EACH ROW
  WHEN (OLD.role = 'owner' AND OLD.state = 'enabled') EXECUTE FUNCTION staff_keep_owner();
