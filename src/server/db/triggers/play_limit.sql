-- Part of what a station's terms of play are read from.
CREATE TRIGGER bump_terms_version AFTER INSERT OR UPDATE OR DELETE ON play_limit FOR EACH ROW EXECUTE FUNCTION play_terms_bump_version();
CREATE TRIGGER bump_all_terms_versions AFTER TRUNCATE ON play_limit FOR EACH STATEMENT EXECUTE FUNCTION play_terms_bump_version();
