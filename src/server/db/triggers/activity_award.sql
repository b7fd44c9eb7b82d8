-- An award that waits is decided once, and nothing else about it ever changes.
CREATE TRIGGER decided_once BEFORE UPDATE OR DELETE ON activity_award FOR EACH ROW EXECUTE FUNCTION application_guard();
