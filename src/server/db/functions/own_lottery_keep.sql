-- Keeps own_lottery as the rows of `lottery` say it. Family, draws and numbers of a lottery never change once it is there: its periods are committed to, and another
-- calendar would give one number twice.
CREATE OR REPLACE FUNCTION own_lottery_keep() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.own IS NOT NULL THEN
      UPDATE own_lottery o SET is_ended = true WHERE o.code = OLD.code AND NOT EXISTS (SELECT FROM lottery l WHERE l.station = OLD.station AND l.code = OLD.code);
    END IF;
  ELSIF NEW.own IS NOT NULL THEN
    INSERT INTO own_lottery AS o (code, family, name, own) VALUES (NEW.code, NEW.family, NEW.name, NEW.own)
      ON CONFLICT (code) DO UPDATE SET name = excluded.name, own = excluded.own, is_ended = false
      WHERE o.family = excluded.family AND o.own - 'mark' = excluded.own - 'mark';
    IF NOT FOUND THEN
      RAISE EXCEPTION 'family, draws and numbers of % stay as they are', NEW.code USING ERRCODE = 'check_violation';
    END IF;
  END IF;
  RETURN NULL;
END $$;
