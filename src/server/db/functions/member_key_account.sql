-- Keeps the keys of an account as the account is. As the owner of the table, since whoever changes an account may not read them.
CREATE OR REPLACE FUNCTION member_key_account() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM member_key k USING member_keys(OLD) o
      WHERE k.station = NEW.station AND k.kind = o.kind AND k.key = o.key AND k.account_id = NEW.id
        AND NOT EXISTS (SELECT FROM member_keys(NEW) n WHERE n.kind = o.kind AND n.key = o.key);
  END IF;
  INSERT INTO member_key (station, kind, key, account_id) SELECT NEW.station, n.kind, n.key, NEW.id FROM member_keys(NEW) n ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
