-- The counts of groups and authors, and the place on the hot list, follow from the article.
CREATE TRIGGER update_hot BEFORE INSERT OR UPDATE OF voices ON forum_article FOR EACH ROW EXECUTE FUNCTION forum_article_hot();
CREATE TRIGGER update_counts AFTER INSERT OR UPDATE OF status ON forum_article FOR EACH ROW EXECUTE FUNCTION forum_article_count();
CREATE TRIGGER office_hint_new AFTER INSERT ON forum_article FOR EACH ROW WHEN (NEW.status = 'pending') EXECUTE FUNCTION office_hint('posts');
CREATE TRIGGER office_hint AFTER UPDATE OF status ON forum_article FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION office_hint('posts');
