-- Counts the unread messages of a member up to 100, more than which no badge shows. Every poll asks this, so its cost has a bound: at most 100
-- messages to the member alone are looked at, and of messages to many only the newest 100.
CREATE OR REPLACE FUNCTION message_unread(reader integer) RETURNS integer LANGUAGE plpgsql STABLE
  SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  most CONSTANT integer := 100;
  seen bigint;
  own integer;
  shared integer := 0;
BEGIN
  SELECT greatest(read_through, deleted_through) INTO seen FROM mailbox WHERE account_id = reader;
  seen := coalesce(seen, 0);
  SELECT count(*) INTO own FROM (
    SELECT FROM message WHERE station = current_station() AND receiver_id = reader AND id > seen AND read_at IS NULL AND receiver_deleted_at IS NULL LIMIT most
  ) unread;
  IF own < most THEN
    SELECT count(*) INTO shared
      FROM (
        SELECT id, level, created_at FROM message
          WHERE station = current_station() AND audience IN ('level', 'all') AND id > seen ORDER BY id DESC LIMIT most
      ) newest
      JOIN account ON account.id = reader
      WHERE (newest.level IS NULL OR newest.level = account.level)
        AND newest.created_at >= account.created_at
        AND NOT break_hides(reader, newest.created_at)
        AND NOT EXISTS (SELECT FROM message_state WHERE account_id = reader AND message_id = newest.id);
  END IF;
  RETURN least(own + shared, most);
END $$;
