-- Whoever has the queue open sees who comes and who was looked at.
CREATE TRIGGER office_hint AFTER INSERT OR DELETE ON marker_waiting FOR EACH ROW EXECUTE FUNCTION office_hint('markers');
