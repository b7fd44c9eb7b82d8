-- Rates keep to those above and below.
CREATE TRIGGER keeps_to_tree BEFORE UPDATE ON team_member FOR EACH ROW EXECUTE FUNCTION team_member_guard();
