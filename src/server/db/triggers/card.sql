-- The back office finds members by their cards.
CREATE TRIGGER keeps_member_key AFTER INSERT OR UPDATE OF card_key, found_by ON card FOR EACH ROW EXECUTE FUNCTION member_key_card();
