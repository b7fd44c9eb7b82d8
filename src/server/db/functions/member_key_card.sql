-- A member is found by each card there ever was, removed ones included. As the owner of the table, since whoever adds a card may not read the keys.
CREATE OR REPLACE FUNCTION member_key_card() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO member_key (station, kind, key, account_id) VALUES (NEW.station, 'card', reverse(NEW.card_key), NEW.account_id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
