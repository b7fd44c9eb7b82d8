-- A request is asked for once and decided once.
CREATE TRIGGER goes_forward BEFORE INSERT OR UPDATE OR DELETE ON approval FOR EACH ROW EXECUTE FUNCTION approval_guard();
