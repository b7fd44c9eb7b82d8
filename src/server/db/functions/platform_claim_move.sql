-- Adds a transfer that succeeds to the claim of its member, and to what came back from its platform that day: the day on which it began to wait
-- where it did. What a person has decided on does not count for the day.
CREATE OR REPLACE FUNCTION platform_claim_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone bigint := CASE NEW.direction WHEN 'in' THEN NEW.amount ELSE -NEW.amount END;
  hold transfer_hold;
BEGIN
  INSERT INTO platform_claim AS c (station, account_id, platform, moved) VALUES (NEW.station, NEW.account_id, NEW.platform, gone)
    ON CONFLICT (account_id, platform) DO UPDATE SET moved = c.moved + excluded.moved;
  SELECT * INTO hold FROM transfer_hold h WHERE h.station = NEW.station AND h.order_no = NEW.order_no;
  IF hold.is_decided THEN RETURN NULL; END IF;
  INSERT INTO platform_day AS d (station, platform, day, back)
    VALUES (NEW.station, NEW.platform, beijing_day(coalesce(hold.held_at, NEW.finished_at)), -gone)
    ON CONFLICT (station, platform, day) DO UPDATE SET back = d.back + excluded.back;
  RETURN NULL;
END $$;
