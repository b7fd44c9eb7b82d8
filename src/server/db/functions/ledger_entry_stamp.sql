-- Whatever writes an entry need not know of these two.
CREATE OR REPLACE FUNCTION ledger_entry_stamp() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  SELECT t.type, t.at INTO NEW.type, NEW.at FROM ledger_transaction t WHERE t.id = NEW.transaction_id;
  RETURN NEW;
END $$;
