-- Part of what a station's terms of play are read from; whoever watches the sale hears of it.
CREATE TRIGGER bump_at_insert AFTER INSERT ON sale_stop REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION play_terms_bump_version();
CREATE TRIGGER bump_at_delete AFTER DELETE ON sale_stop REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION play_terms_bump_version();
CREATE TRIGGER bump_all_terms_versions AFTER TRUNCATE ON sale_stop FOR EACH STATEMENT EXECUTE FUNCTION play_terms_bump_version();
CREATE TRIGGER office_hint AFTER INSERT OR DELETE ON sale_stop FOR EACH ROW EXECUTE FUNCTION office_hint('play');
