-- An account starts empty, is never deleted and keeps its identity: what an entry refers to has to exist and stay what it is.
CREATE TRIGGER never_deleted BEFORE DELETE OR TRUNCATE ON ledger_account
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER starts_empty BEFORE INSERT ON ledger_account FOR EACH ROW EXECUTE FUNCTION ledger_account_starts_empty();
CREATE TRIGGER keeps_its_identity BEFORE UPDATE OF id, station, book, kind, owner_id, part ON ledger_account
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER joins_team BEFORE INSERT ON ledger_account FOR EACH ROW WHEN (NEW.kind IN ('wallet', 'debt') AND NEW.book = 'real')
  EXECUTE FUNCTION ledger_account_join_team();
