-- The counts of floors and articles follow from the comments.
CREATE TRIGGER update_counts AFTER INSERT OR UPDATE OF status ON forum_comment FOR EACH ROW EXECUTE FUNCTION forum_comment_count();
CREATE TRIGGER office_hint_new AFTER INSERT ON forum_comment FOR EACH ROW WHEN (NEW.status = 'pending') EXECUTE FUNCTION office_hint('posts');
CREATE TRIGGER office_hint AFTER UPDATE OF status ON forum_comment FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION office_hint('posts');
