-- The ledger is append only.
CREATE OR REPLACE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append only: % of % refused, post a reversal', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'LE002';
END $$;
