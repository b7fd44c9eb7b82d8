-- Somebody opens a thing, again after the last look had ended, or leaves it; a look that is renewed in time is no news.
CREATE TRIGGER office_hint_new AFTER INSERT OR DELETE ON waiting_look FOR EACH ROW EXECUTE FUNCTION office_hint();
CREATE TRIGGER office_hint AFTER UPDATE ON waiting_look FOR EACH ROW WHEN (NEW.ends_at > OLD.ends_at + interval '45 seconds' OR NEW.ends_at < OLD.ends_at)
  EXECUTE FUNCTION office_hint();
