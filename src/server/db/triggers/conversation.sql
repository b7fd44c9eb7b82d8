-- A member wrote or was answered, or it was closed; that the member has read is no news.
CREATE TRIGGER office_hint AFTER UPDATE OF last_id, closed_at ON conversation FOR EACH ROW
  WHEN (OLD.last_id <> NEW.last_id OR OLD.closed_at IS DISTINCT FROM NEW.closed_at) EXECUTE FUNCTION office_hint('conversations');
