-- Advice waits until it is answered.
CREATE TRIGGER office_hint_new AFTER INSERT ON advice FOR EACH ROW EXECUTE FUNCTION office_hint('advice');
CREATE TRIGGER office_hint AFTER UPDATE OF answered_at ON advice FOR EACH ROW
  WHEN (OLD.answered_at IS DISTINCT FROM NEW.answered_at) EXECUTE FUNCTION office_hint('advice');
