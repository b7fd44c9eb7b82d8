-- Gives quota of a band from an agent to a direct child (`amount` above 0) or takes it back (below 0): what both have been given stays the same in sum.
-- Raises TM005 where either has less than that free, TM001 where it is no direct child.
CREATE OR REPLACE FUNCTION team_quota_move(agent integer, child integer, in_band integer, amount integer) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  station_code text := current_station();
BEGIN
  IF NOT EXISTS (SELECT FROM team_member m WHERE m.station = station_code AND m.account_id = child AND m.upline_id = agent) THEN
    RAISE EXCEPTION 'account % is not directly below %', child, agent USING ERRCODE = 'TM001';
  END IF;
  INSERT INTO team_quota (station, account_id, band)
    SELECT station_code, x, in_band FROM unnest(ARRAY[agent, child]) AS x ORDER BY x ON CONFLICT DO NOTHING;
  PERFORM 1 FROM team_quota q WHERE q.station = station_code AND q.account_id IN (agent, child) AND q.band = in_band ORDER BY q.account_id FOR UPDATE;
  UPDATE team_quota q SET given = q.given + CASE q.account_id WHEN child THEN amount ELSE -amount END
    WHERE q.station = station_code AND q.account_id IN (agent, child) AND q.band = in_band;
EXCEPTION WHEN check_violation THEN
  RAISE EXCEPTION 'not enough quota is free' USING ERRCODE = 'TM005';
END $$;
REVOKE ALL ON FUNCTION team_quota_move FROM PUBLIC;
GRANT EXECUTE ON FUNCTION team_quota_move TO house_app;
