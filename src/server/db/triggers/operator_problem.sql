-- Something is set aside, or dealt with; another report of it is no news.
CREATE TRIGGER office_hint_new AFTER INSERT ON operator_problem FOR EACH ROW EXECUTE FUNCTION office_hint();
CREATE TRIGGER office_hint AFTER UPDATE OF resolved_at ON operator_problem FOR EACH ROW
  WHEN (OLD.resolved_at IS DISTINCT FROM NEW.resolved_at) EXECUTE FUNCTION office_hint();
