-- What players asked for, and who tried to come in beside it, is never rewritten.
CREATE OR REPLACE FUNCTION break_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'LE002';
END $$;
