-- An application is decided once and never changes.
CREATE TRIGGER ends_once BEFORE UPDATE OR DELETE ON donation FOR EACH ROW EXECUTE FUNCTION application_guard();
