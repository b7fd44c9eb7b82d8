-- A withdrawal ends once; charge_day keeps the sums of a member's withdrawals.
CREATE TRIGGER ends_once BEFORE UPDATE ON withdrawal FOR EACH ROW EXECUTE FUNCTION withdrawal_guard();
CREATE TRIGGER update_charge_day AFTER INSERT OR UPDATE OF status ON withdrawal FOR EACH ROW EXECUTE FUNCTION charge_day_update();
CREATE TRIGGER counts_for_teams AFTER UPDATE OF status ON withdrawal FOR EACH ROW WHEN (NEW.status = 2 /* paid */ AND OLD.status <> 2 /* paid */)
  EXECUTE FUNCTION team_count_withdrawal();
-- Nobody who is blocked for withdrawals asks for one.
CREATE TRIGGER refused_while_blocked BEFORE INSERT ON withdrawal FOR EACH ROW EXECUTE FUNCTION block_refuse_order();
CREATE TRIGGER office_hint_new AFTER INSERT ON withdrawal FOR EACH ROW EXECUTE FUNCTION office_hint('withdrawals');
CREATE TRIGGER office_hint AFTER UPDATE OF status, stage ON withdrawal FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR OLD.stage <> NEW.stage) EXECUTE FUNCTION office_hint('withdrawals');
