-- What a member asks waits until it is answered.
CREATE TRIGGER office_hint_new AFTER INSERT ON message FOR EACH ROW WHEN (NEW.audience = 'service') EXECUTE FUNCTION office_hint('letters');
CREATE TRIGGER office_hint AFTER UPDATE OF answered_at ON message FOR EACH ROW
  WHEN (OLD.answered_at IS DISTINCT FROM NEW.answered_at) EXECUTE FUNCTION office_hint('letters');
