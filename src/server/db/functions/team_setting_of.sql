-- The rules for teams of the current station: its own, or the defaults.
CREATE OR REPLACE FUNCTION team_setting_of() RETURNS team_setting LANGUAGE plpgsql STABLE AS $$
DECLARE
  own team_setting;
BEGIN
  SELECT * INTO own FROM team_setting s WHERE s.station = current_station();
  IF NOT FOUND THEN
    own := ROW (current_station(), 135000, 1000, 1700, 1960, NULL, '{128000}'::integer[], '{agent,member}'::text[], '{0,0,0,0,0,0,0,0}'::integer[]);
  END IF;
  RETURN own;
END $$;
REVOKE ALL ON FUNCTION team_setting_of FROM PUBLIC;
GRANT EXECUTE ON FUNCTION team_setting_of TO house_app;
-- The back office reads them with its own rights; before it there was no such role.
DO $$ BEGIN
  IF to_regrole('office_read') IS NOT NULL THEN GRANT EXECUTE ON FUNCTION team_setting_of TO office_read; END IF;
END $$;
