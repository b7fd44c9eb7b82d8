-- A new account begins empty, whatever the insert says.
CREATE OR REPLACE FUNCTION ledger_begin_empty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.balance := 0;
  NEW.entries := 0;
  RETURN NEW;
END $$;
