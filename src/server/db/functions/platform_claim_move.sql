-- Adds a transfer that succeeds to the claim of its member. What comes back above the member's own money counts for the day of its platform: the day
-- on which it began to wait where it did. What a person has decided on does not count for a day.
CREATE OR REPLACE FUNCTION platform_claim_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone bigint := CASE NEW.direction WHEN 'in' THEN NEW.amount ELSE -NEW.amount END;
  mine bigint;
  hold transfer_hold;
BEGIN
  SELECT own INTO mine FROM platform_claim WHERE account_id = NEW.account_id AND platform = NEW.platform FOR UPDATE;
  INSERT INTO platform_claim AS c (station, account_id, platform, moved, own)
    VALUES (NEW.station, NEW.account_id, NEW.platform, gone, greatest(gone, 0))
    ON CONFLICT (account_id, platform) DO UPDATE SET moved = c.moved + excluded.moved, own = greatest(c.own + excluded.moved, 0);
  IF NEW.direction = 'in' OR NEW.amount <= coalesce(mine, 0) THEN RETURN NULL; END IF;
  SELECT * INTO hold FROM transfer_hold h WHERE h.station = NEW.station AND h.order_no = NEW.order_no;
  IF hold.is_decided THEN RETURN NULL; END IF;
  INSERT INTO platform_day AS d (station, platform, day, back)
    VALUES (NEW.station, NEW.platform, beijing_day(coalesce(hold.held_at, NEW.finished_at)), NEW.amount - coalesce(mine, 0))
    ON CONFLICT (station, platform, day) DO UPDATE SET back = d.back + excluded.back;
  RETURN NULL;
END $$;
