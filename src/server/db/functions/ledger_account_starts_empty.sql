-- A new ledger account has no balance and no entries, whatever the INSERT contains.
CREATE OR REPLACE FUNCTION ledger_account_starts_empty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.balance := 0;
  NEW.entries := 0;
  RETURN NEW;
END $$;
