-- The guard runs only where an update is not allowed: an order that ends as it may costs nothing extra.
CREATE TRIGGER ends_once BEFORE UPDATE ON bet_order FOR EACH ROW
  WHEN (OLD.status <> 1 /* waiting */ OR NEW.status IN (5 /* rolledBack */, 6 /* rolledBackOwing */) OR (NEW.stake, NEW.account_id, NEW.qi_hao, NEW.lot_code, NEW.play_code, NEW.selection::text, NEW.terms::text, NEW.uplines, NEW.rates)
    IS DISTINCT FROM (OLD.stake, OLD.account_id, OLD.qi_hao, OLD.lot_code, OLD.play_code, OLD.selection::text, OLD.terms::text, OLD.uplines, OLD.rates))
  EXECUTE FUNCTION bet_order_guard();
-- A bet of real money, and one that has not ended, is never deleted by anybody.
CREATE TRIGGER never_deleted BEFORE DELETE ON bet_order FOR EACH ROW
  WHEN (OLD.book <> 'play' OR OLD.status = 1 /* waiting */) EXECUTE FUNCTION bet_order_guard();
