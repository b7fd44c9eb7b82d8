-- The history of a station's content is append only.
CREATE OR REPLACE FUNCTION content_change_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the history of content is append only: % refused', TG_OP USING ERRCODE = 'LE002';
END $$;
