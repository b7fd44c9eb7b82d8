-- Has what a member moved to platforms called back, as soon as a break of any origin holds; it does again what is under way or was done for an earlier one.
CREATE OR REPLACE FUNCTION break_recall_begin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO break_recall AS r (station, account_id, platform)
    SELECT DISTINCT t.station, t.account_id, t.platform FROM transfer_order t
      WHERE t.station = NEW.station AND t.account_id = NEW.account_id AND t.direction = 'in' AND t.state <> 'failed'
    ON CONFLICT (station, account_id, platform) DO UPDATE SET due_at = '-infinity', tries = 0, left_at = NULL, ended_at = NULL;
  RETURN NULL;
END $$;
