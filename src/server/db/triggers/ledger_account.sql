CREATE TRIGGER no_loss BEFORE DELETE OR TRUNCATE ON ledger_account
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER begins_empty BEFORE INSERT ON ledger_account FOR EACH ROW EXECUTE FUNCTION ledger_begin_empty();
-- Accounts and transactions are never deleted, nor do their keys change: what an entry refers to has to be there when it is written.
CREATE TRIGGER stays_what_it_is BEFORE UPDATE OF id, station, book, kind, owner_id, part ON ledger_account
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
