-- An award that waits is decided once, and nothing else about it ever changes.
CREATE TRIGGER decided_once BEFORE UPDATE OR DELETE ON activity_award FOR EACH ROW EXECUTE FUNCTION application_guard();
CREATE TRIGGER office_hint_new AFTER INSERT ON activity_award FOR EACH ROW WHEN (NEW.status = 1 /* waiting */) EXECUTE FUNCTION office_hint('prizes');
CREATE TRIGGER office_hint AFTER UPDATE OF status ON activity_award FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION office_hint('prizes');
