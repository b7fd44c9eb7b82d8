-- An account enters the tree with its upline, keeps it, and its logins are counted for the teams above it.
CREATE TRIGGER enters_team AFTER INSERT ON account FOR EACH ROW WHEN (NEW.role = 'agent' OR NEW.parent_id IS NOT NULL)
  EXECUTE FUNCTION team_member_open();
CREATE TRIGGER keeps_upline BEFORE UPDATE OF parent_id ON account FOR EACH ROW WHEN (OLD.parent_id IS DISTINCT FROM NEW.parent_id)
  EXECUTE FUNCTION team_refuse_move();
CREATE TRIGGER counts_login AFTER UPDATE OF login_at ON account FOR EACH ROW
  WHEN (NEW.login_at IS NOT NULL AND beijing_day(NEW.login_at) IS DISTINCT FROM beijing_day(OLD.login_at)) EXECUTE FUNCTION team_count_login();
-- The back office finds members by what they are called.
CREATE TRIGGER keeps_member_key AFTER INSERT OR UPDATE OF name, nick_name, real_name, phone, email, promo_code, found_by ON account FOR EACH ROW
  WHEN (NEW.role <> 'trial') EXECUTE FUNCTION member_key_account();
