-- What members sent of themselves, what was found about them and what was done about it are append only.
CREATE OR REPLACE FUNCTION protection_record_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a record of protection is append only: % of % refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'LE002';
END $$;
