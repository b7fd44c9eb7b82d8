-- A request is asked for once and decided once.
CREATE TRIGGER goes_forward BEFORE INSERT OR UPDATE OR DELETE ON approval FOR EACH ROW EXECUTE FUNCTION approval_guard();
-- Whoever may decide hears of it at once.
CREATE TRIGGER office_hint AFTER INSERT OR UPDATE ON approval FOR EACH ROW WHEN (NEW.because IS NOT NULL) EXECUTE FUNCTION office_hint('approvals');
