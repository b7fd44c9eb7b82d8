-- The trail is append only.
CREATE OR REPLACE FUNCTION trail_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the trail is append only: % refused', TG_OP USING ERRCODE = 'LE002';
END $$;
