-- A member is found by each card there ever was, removed ones included. As the owner of the table, since whoever adds a card may not read the keys.
CREATE OR REPLACE FUNCTION member_key_card() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM member_key k USING card_keys(OLD) o
      WHERE k.station = NEW.station AND k.kind = 'card' AND k.key = o.key AND k.account_id = NEW.account_id
        AND NOT EXISTS (SELECT FROM card_keys(NEW) n WHERE n.key = o.key);
  END IF;
  INSERT INTO member_key (station, kind, key, account_id) SELECT NEW.station, 'card', n.key, NEW.account_id FROM card_keys(NEW) n ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
