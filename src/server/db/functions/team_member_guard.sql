-- Holds the tree: nobody changes places but to one that the pairs have (team_move()), a rate keeps to the station's limits, is never above the upline's and never below a child's, the bonus
-- group is never above the one that goes with the lottery rate (groupMost() of src/values/bonusGroup.ts), and a high rate takes quota of the upline. The upline's row is locked shared, so that of two changes that exclude each other one comes second and is refused.
-- Raises TM001 for a change of place, TM002 outside the limits, TM003 above the upline, TM004 below a child, TM005 without quota, TM006 for a bonus group
-- above the rate's.
CREATE OR REPLACE FUNCTION team_member_guard() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  setting team_setting := team_setting_of();
  above team_member;
  left_band integer := team_band(setting.bands, OLD.rates[1]);
  new_band integer := team_band(setting.bands, NEW.rates[1]);
BEGIN
  IF (NEW.station, NEW.account_id) IS DISTINCT FROM (OLD.station, OLD.account_id)
    OR (NEW.upline_id, NEW.depth) IS DISTINCT FROM (OLD.upline_id, OLD.depth) AND ROW (NEW.upline_id, NEW.depth::integer) IS DISTINCT FROM
      (SELECT ROW (max(p.ancestor_id) FILTER (WHERE p.distance = 1), max(p.distance)::integer) FROM team_path p WHERE p.station = NEW.station AND p.account_id = NEW.account_id) THEN
    RAISE EXCEPTION 'account % keeps its place in the tree', OLD.account_id USING ERRCODE = 'TM001';
  END IF;
  -- What was within the limits when it was set stays, until it is changed.
  IF EXISTS (SELECT FROM unnest(NEW.rates, OLD.rates) AS r(new, old)
      WHERE r.new <> r.old AND (r.new > setting.rate_most OR r.new % setting.rate_step <> 0))
    OR NEW.group_bonus <> OLD.group_bonus
      AND (NEW.group_bonus NOT BETWEEN setting.bonus_least AND setting.bonus_most OR NEW.group_bonus % 2 <> 0) THEN
    RAISE EXCEPTION 'a rate of account % is outside the limits', OLD.account_id USING ERRCODE = 'TM002';
  END IF;
  IF NEW.upline_id IS NOT NULL THEN
    SELECT * INTO above FROM team_member m WHERE m.station = NEW.station AND m.account_id = NEW.upline_id FOR SHARE;
    IF NEW.group_bonus > above.group_bonus
      OR EXISTS (SELECT FROM unnest(NEW.rates, above.rates) AS r(own, above) WHERE r.own > r.above) THEN
      RAISE EXCEPTION 'a rate of account % is above its upline''s', OLD.account_id USING ERRCODE = 'TM003';
    END IF;
  END IF;
  IF EXISTS (SELECT FROM team_member c WHERE c.station = NEW.station AND c.upline_id = NEW.account_id
      AND (c.group_bonus > NEW.group_bonus OR EXISTS (SELECT FROM unnest(c.rates, NEW.rates) AS r(child, own) WHERE r.child > r.own))) THEN
    RAISE EXCEPTION 'a rate of account % is below a child''s', OLD.account_id USING ERRCODE = 'TM004';
  END IF;
  IF (NEW.group_bonus, NEW.rates[1]) IS DISTINCT FROM (OLD.group_bonus, OLD.rates[1]) AND NEW.group_bonus > setting.bonus_least + 2 * (NEW.rates[1] / 1000) THEN
    RAISE EXCEPTION 'the bonus group of account % is above that of its rate', OLD.account_id USING ERRCODE = 'TM006';
  END IF;
  IF (NEW.upline_id, new_band) IS DISTINCT FROM (OLD.upline_id, left_band) THEN
    IF NEW.upline_id IS NOT NULL AND new_band IS NOT NULL THEN
      UPDATE team_quota q SET used = q.used + 1
        WHERE q.station = NEW.station AND q.account_id = NEW.upline_id AND q.band = new_band AND q.used < q.given;
      IF NOT FOUND THEN RAISE EXCEPTION 'no quota of account % is left', NEW.upline_id USING ERRCODE = 'TM005'; END IF;
    END IF;
    -- A band without a row began after the account had its rate.
    UPDATE team_quota q SET used = q.used - 1
      WHERE q.station = OLD.station AND q.account_id = OLD.upline_id AND q.band = left_band AND q.used > 0;
  END IF;
  RETURN NEW;
END $$;
