-- Its money is that of its account.
CREATE TRIGGER book_of_account BEFORE INSERT ON transfer_order FOR EACH ROW EXECUTE FUNCTION transfer_order_book();
-- A transfer that has ended never changes; one of real money that succeeds moves the claim of its member.
CREATE TRIGGER ends_once BEFORE UPDATE ON transfer_order FOR EACH ROW EXECUTE FUNCTION transfer_order_guard();
CREATE TRIGGER moves_claim AFTER INSERT ON transfer_order FOR EACH ROW WHEN (NEW.state = 'success' AND NEW.book = 'real') EXECUTE FUNCTION platform_claim_move();
CREATE TRIGGER moves_claim_at_end AFTER UPDATE ON transfer_order FOR EACH ROW WHEN (NEW.state = 'success' AND NEW.book = 'real') EXECUTE FUNCTION platform_claim_move();
-- Money goes to a platform outside of breaks alone, and comes back always.
CREATE TRIGGER refused_in_break BEFORE INSERT ON transfer_order FOR EACH ROW WHEN (NEW.direction = 'in') EXECUTE FUNCTION break_refuse_order();
-- Nor does a block for play let it.
CREATE TRIGGER refused_while_blocked BEFORE INSERT ON transfer_order FOR EACH ROW WHEN (NEW.direction = 'in') EXECUTE FUNCTION block_refuse_order();
-- Nor does play at another operator.
CREATE TRIGGER refused_elsewhere BEFORE INSERT ON transfer_order FOR EACH ROW WHEN (NEW.direction = 'in') EXECUTE FUNCTION play_refuse_order();
