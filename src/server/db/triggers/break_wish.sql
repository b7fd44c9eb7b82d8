-- What a player asked for is append only.
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON break_wish
  FOR EACH STATEMENT EXECUTE FUNCTION break_refuse_change();
