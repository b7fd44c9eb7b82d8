-- Part of what a station's terms of play are read from.
CREATE TRIGGER bump_at_insert AFTER INSERT ON lottery REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION play_terms_bump_version();
CREATE TRIGGER bump_at_update AFTER UPDATE ON lottery REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION play_terms_bump_version();
CREATE TRIGGER bump_at_delete AFTER DELETE ON lottery REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION play_terms_bump_version();
CREATE TRIGGER bump_all_terms_versions AFTER TRUNCATE ON lottery FOR EACH STATEMENT EXECUTE FUNCTION play_terms_bump_version();
CREATE TRIGGER keep_own AFTER INSERT OR UPDATE OR DELETE ON lottery FOR EACH ROW EXECUTE FUNCTION own_lottery_keep();
