-- A deposit is completed once; charge_day keeps the sums of a member's deposits.
CREATE TRIGGER ends_once BEFORE UPDATE OR DELETE ON deposit_order FOR EACH ROW EXECUTE FUNCTION deposit_order_guard();
CREATE TRIGGER update_charge_day AFTER INSERT OR UPDATE OF status, paid, gift, coupon_amount ON deposit_order
  FOR EACH ROW EXECUTE FUNCTION charge_day_update();
CREATE TRIGGER refused_in_break BEFORE INSERT ON deposit_order FOR EACH ROW EXECUTE FUNCTION break_refuse_order();
