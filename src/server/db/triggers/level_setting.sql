-- Without a ladder nothing is counted on.
CREATE TRIGGER forgets_standings AFTER DELETE ON level_setting FOR EACH ROW EXECUTE FUNCTION level_forget();
