-- A draw is stored once, and a period is never deleted.
CREATE TRIGGER drawn_once BEFORE UPDATE OR DELETE ON lottery_period FOR EACH ROW EXECUTE FUNCTION lottery_period_guard();
CREATE TRIGGER never_truncated BEFORE TRUNCATE ON lottery_period FOR EACH STATEMENT EXECUTE FUNCTION lottery_period_guard();
