-- A rebate that waits for the operator, and its end.
CREATE TRIGGER office_hint_new AFTER INSERT ON rebate_day FOR EACH ROW WHEN (NEW.state = 'pending') EXECUTE FUNCTION office_hint('rebates');
CREATE TRIGGER office_hint AFTER UPDATE OF state ON rebate_day FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION office_hint('rebates');
-- A rebate that the member may claim, and its end.
CREATE TRIGGER activity_flag_forget_new AFTER INSERT ON rebate_day FOR EACH ROW WHEN (NEW.state = 'claimable') EXECUTE FUNCTION activity_flag_forget();
CREATE TRIGGER activity_flag_forget AFTER UPDATE OF state ON rebate_day FOR EACH ROW
  WHEN (OLD.state <> NEW.state AND 'claimable' IN (OLD.state, NEW.state)) EXECUTE FUNCTION activity_flag_forget();
