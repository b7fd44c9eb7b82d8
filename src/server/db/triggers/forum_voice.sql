-- An article's voices are the rows of its members.
CREATE TRIGGER update_count AFTER INSERT ON forum_voice FOR EACH ROW EXECUTE FUNCTION forum_voice_count();
