-- A report brings a post before the moderators until it is closed.
CREATE TRIGGER office_hint_new AFTER INSERT ON forum_report FOR EACH ROW EXECUTE FUNCTION office_hint('posts');
CREATE TRIGGER office_hint AFTER UPDATE OF closed_at ON forum_report FOR EACH ROW
  WHEN (OLD.closed_at IS DISTINCT FROM NEW.closed_at) EXECUTE FUNCTION office_hint('posts');
