-- The trail of limits is append only.
CREATE OR REPLACE FUNCTION player_limit_change_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the trail of limits is append only: % refused', TG_OP USING ERRCODE = 'LE002';
END $$;
