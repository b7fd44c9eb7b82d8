-- A rebate that waits for the operator, and its end.
CREATE TRIGGER office_hint_new AFTER INSERT ON rebate_day FOR EACH ROW WHEN (NEW.state = 'pending') EXECUTE FUNCTION office_hint('rebates');
CREATE TRIGGER office_hint AFTER UPDATE OF state ON rebate_day FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION office_hint('rebates');
