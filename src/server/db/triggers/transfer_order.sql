-- A transfer that has ended never changes.
CREATE TRIGGER ends_once BEFORE UPDATE ON transfer_order FOR EACH ROW EXECUTE FUNCTION transfer_order_guard();
