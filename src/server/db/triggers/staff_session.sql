-- What is sent to a session by itself ends with it.
CREATE TRIGGER office_session_ended AFTER UPDATE OF ended_at ON staff_session FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION office_session_ended();
