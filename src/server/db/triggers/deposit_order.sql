-- A deposit is completed once; charge_day keeps the sums of a member's deposits.
CREATE TRIGGER ends_once BEFORE UPDATE OR DELETE ON deposit_order FOR EACH ROW EXECUTE FUNCTION deposit_order_guard();
CREATE TRIGGER update_charge_day AFTER INSERT OR UPDATE OF status, paid, gift, coupon_amount ON deposit_order
  FOR EACH ROW EXECUTE FUNCTION charge_day_update();
CREATE TRIGGER refused_in_break BEFORE INSERT ON deposit_order FOR EACH ROW EXECUTE FUNCTION break_refuse_order();
CREATE TRIGGER office_hint_new AFTER INSERT ON deposit_order FOR EACH ROW WHEN (NEW.kind IN ('bank', 'fast')) EXECUTE FUNCTION office_hint('deposits');
CREATE TRIGGER office_hint AFTER UPDATE OF status ON deposit_order FOR EACH ROW
  WHEN (NEW.kind IN ('bank', 'fast') AND OLD.status <> NEW.status) EXECUTE FUNCTION office_hint('deposits');
CREATE TRIGGER follow_central AFTER UPDATE OF status, paid ON deposit_order FOR EACH ROW EXECUTE FUNCTION central_deposit_follow();
CREATE TRIGGER adds_to_level AFTER UPDATE OF status ON deposit_order FOR EACH ROW
  WHEN ((OLD.status = 2 /* paid */) <> (NEW.status = 2 /* paid */)) EXECUTE FUNCTION level_follow_deposit();
