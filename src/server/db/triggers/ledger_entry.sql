-- Entries are append only, each transaction sums to zero, and ledger_day keeps the sums of each wallet.
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER sums_to_zero AFTER INSERT ON ledger_entry REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_check_sum();
CREATE TRIGGER update_ledger_day AFTER INSERT ON ledger_entry REFERENCING NEW TABLE AS entered
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_day_update();
CREATE TRIGGER fill_type_and_time BEFORE INSERT ON ledger_entry FOR EACH ROW WHEN (NEW.type IS NULL OR NEW.at IS NULL)
  EXECUTE FUNCTION ledger_entry_fill_type_and_time();
