-- Likes and followers are counted where they are shown.
CREATE TRIGGER update_counts AFTER INSERT OR DELETE ON forum_follow FOR EACH ROW EXECUTE FUNCTION forum_follow_count();
