-- Rates keep to those above and below.
CREATE TRIGGER keeps_to_tree BEFORE UPDATE ON team_member FOR EACH ROW EXECUTE FUNCTION team_member_guard();
-- Bets read the bonus group with the account.
CREATE TRIGGER gives_bonus_group AFTER INSERT OR UPDATE OF group_bonus ON team_member FOR EACH ROW EXECUTE FUNCTION team_member_bonus_group();
