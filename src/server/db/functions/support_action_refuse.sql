-- What support did is append only.
CREATE OR REPLACE FUNCTION support_action_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what support did is append only: % refused', TG_OP USING ERRCODE = 'LE002';
END $$;
