-- An application is decided once and never changes.
CREATE TRIGGER ends_once BEFORE UPDATE OR DELETE ON direct_charge FOR EACH ROW EXECUTE FUNCTION application_guard();
CREATE TRIGGER office_hint_new AFTER INSERT ON direct_charge FOR EACH ROW EXECUTE FUNCTION office_hint('applications');
CREATE TRIGGER office_hint AFTER UPDATE OF status ON direct_charge FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION office_hint('applications');
