-- Money that lies at platforms comes back when a break begins or is made longer.
CREATE TRIGGER recalls AFTER INSERT ON break_member FOR EACH ROW
  WHEN (NEW.closed_until > NEW.closed_from OR NEW.is_closed_by_registry) EXECUTE FUNCTION break_recall_begin();
CREATE TRIGGER recalls_again AFTER UPDATE ON break_member FOR EACH ROW
  WHEN (NEW.closed_until > OLD.closed_until OR NEW.is_closed_by_registry AND NOT OLD.is_closed_by_registry) EXECUTE FUNCTION break_recall_begin();
