-- Copies type and time from the transaction into an entry that was inserted without them.
CREATE OR REPLACE FUNCTION ledger_entry_fill_type_and_time() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  SELECT t.type, t.at INTO NEW.type, NEW.at FROM ledger_transaction t WHERE t.id = NEW.transaction_id;
  RETURN NEW;
END $$;
