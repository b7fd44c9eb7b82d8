-- A wish is decided once and never changes.
CREATE TRIGGER ends_once BEFORE UPDATE OR DELETE ON rate_wish FOR EACH ROW EXECUTE FUNCTION application_guard();
CREATE TRIGGER office_hint_new AFTER INSERT ON rate_wish FOR EACH ROW EXECUTE FUNCTION office_hint('rateWishes');
CREATE TRIGGER office_hint AFTER UPDATE OF status ON rate_wish FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION office_hint('rateWishes');
