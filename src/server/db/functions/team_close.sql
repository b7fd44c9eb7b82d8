-- Takes an agent out of the business: those directly below come under `new_upline` (null: under the station) with all below them, and the quota the agent was given
-- goes back to whoever stands above. Returns how many came away. Raises as team_move().
CREATE OR REPLACE FUNCTION team_close(agent integer, new_upline integer, moment timestamptz) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  station_code text := current_station();
  above integer;
  below integer[];
BEGIN
  IF station_code IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;
  -- As team_move() locks: nobody comes below the agent from here on.
  PERFORM pg_advisory_xact_lock(team_lock(station_code));
  SELECT m.upline_id INTO above FROM team_member m WHERE m.station = station_code AND m.account_id = agent FOR UPDATE;
  IF NOT FOUND THEN RAISE EXCEPTION 'account % is no agent', agent USING ERRCODE = 'TM001'; END IF;
  SELECT coalesce(array_agg(m.account_id ORDER BY m.account_id), '{}') INTO below FROM team_member m WHERE m.station = station_code AND m.upline_id = agent;
  -- Before they come: what they use is part of it.
  IF above IS NOT NULL THEN
    INSERT INTO team_quota AS q (station, account_id, band, given)
      SELECT station_code, above, x.band, x.given FROM team_quota x WHERE x.station = station_code AND x.account_id = agent AND x.given > 0
      ON CONFLICT (station, account_id, band) DO UPDATE SET given = q.given + excluded.given;
  END IF;
  PERFORM team_move(below, new_upline, moment);
  UPDATE team_quota q SET given = q.used WHERE q.station = station_code AND q.account_id = agent;
  RETURN cardinality(below);
END $$;
REVOKE ALL ON FUNCTION team_close FROM PUBLIC;
-- For the back office, which works as house_app does where money follows.
GRANT EXECUTE ON FUNCTION team_close TO house_app;
