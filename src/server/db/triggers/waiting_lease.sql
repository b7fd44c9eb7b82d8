-- Who has a thing is seen by everybody else at once; a claim that is renewed is no news.
CREATE TRIGGER office_hint_new AFTER INSERT OR DELETE ON waiting_lease FOR EACH ROW EXECUTE FUNCTION office_hint();
CREATE TRIGGER office_hint AFTER UPDATE ON waiting_lease FOR EACH ROW WHEN (OLD.claimed_at <> NEW.claimed_at OR OLD.staff_id <> NEW.staff_id)
  EXECUTE FUNCTION office_hint();
