-- The counts of floors and articles follow from the comments.
CREATE TRIGGER update_counts AFTER INSERT OR UPDATE OF status ON forum_comment FOR EACH ROW EXECUTE FUNCTION forum_comment_count();
