-- Halts the chases of members who are blocked for play at `moment`: nothing more of them is opened, and chase_stop() gives back what they hold. Returns how many.
CREATE OR REPLACE FUNCTION chase_halt(moment timestamptz) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  station_code text := current_station();
  count integer;
BEGIN
  IF station_code IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;
  UPDATE chase_rest r SET halted_at = moment FROM account a
    WHERE a.station = station_code AND a.play_blocked_until > moment
      AND r.station = a.station AND r.account_id = a.id AND r.opens_at IS NOT NULL AND r.halted_at IS NULL;
  GET DIAGNOSTICS count = ROW_COUNT;
  RETURN count;
END $$;
REVOKE ALL ON FUNCTION chase_halt FROM PUBLIC;
GRANT EXECUTE ON FUNCTION chase_halt TO house_app;
