-- What a member did about limits is never rewritten.
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON player_limit_change
  FOR EACH STATEMENT EXECUTE FUNCTION player_limit_change_refuse();
