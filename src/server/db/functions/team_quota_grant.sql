-- Sets how many accounts an agent directly under the station may open in a band. The operator alone does this; agents move what they have.
CREATE OR REPLACE FUNCTION team_quota_grant(agent integer, in_band integer, amount integer) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  station_code text := current_station();
BEGIN
  IF NOT EXISTS (SELECT FROM team_member m WHERE m.station = station_code AND m.account_id = agent AND m.upline_id IS NULL) THEN
    RAISE EXCEPTION 'account % is not directly under the station', agent USING ERRCODE = 'TM001';
  END IF;
  INSERT INTO team_quota AS q (station, account_id, band, given) VALUES (station_code, agent, in_band, amount)
    ON CONFLICT (station, account_id, band) DO UPDATE SET given = excluded.given;
END $$;
REVOKE ALL ON FUNCTION team_quota_grant FROM PUBLIC;
GRANT EXECUTE ON FUNCTION team_quota_grant TO house_app;
