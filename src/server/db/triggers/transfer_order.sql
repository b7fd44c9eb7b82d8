CREATE TRIGGER keeps_its_end BEFORE UPDATE ON transfer_order FOR EACH ROW EXECUTE FUNCTION transfer_keep_end();
