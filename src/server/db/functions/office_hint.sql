-- Says to every server that listens that a queue of a station has changed, or one thing in it: station, queue, and the thing if it is one. A transaction says
-- the same once, and only when it is committed. The arguments are the queue, and the thing where it is always the same one; the table's own columns where there are none.
CREATE OR REPLACE FUNCTION office_hint() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
  queue text := coalesce(TG_ARGV[0], changed ->> 'queue');
BEGIN
  IF TG_TABLE_NAME = 'operator_problem' THEN
    queue := CASE changed ->> 'kind' WHEN 'deposit' THEN 'depositsAside' WHEN 'transfer' THEN 'transfersAside' WHEN 'gameRound' THEN 'roundsAside' ELSE 'problems' END;
  END IF;
  PERFORM pg_notify('office', json_strip_nulls(json_build_object('station', changed ->> 'station', 'queue', queue,
    'item', CASE WHEN TG_NARGS = 0 THEN changed ->> 'item' ELSE TG_ARGV[1] END))::text);
  RETURN NULL;
END $$;
