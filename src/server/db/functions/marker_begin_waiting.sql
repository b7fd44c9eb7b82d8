-- A member waits for the office from a marker on that is more than what was known at the last interaction: the same 30 days hit again every night.
CREATE OR REPLACE FUNCTION marker_begin_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  known bigint := coalesce((SELECT max(i.through_hit) FROM marker_interaction i WHERE i.station = NEW.station AND i.account_id = NEW.account_id), 0);
BEGIN
  IF NOT EXISTS (SELECT FROM marker_hit k WHERE k.station = NEW.station AND k.account_id = NEW.account_id AND k.marker = NEW.marker
      AND k.day > NEW.day - 30 AND k.value >= NEW.value AND k.id <= known) THEN
    INSERT INTO marker_waiting (station, account_id, since) VALUES (NEW.station, NEW.account_id, NEW.at) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
