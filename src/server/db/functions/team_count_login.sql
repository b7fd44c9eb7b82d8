-- Counts a team member's first login of a day, and the first one ever.
CREATE OR REPLACE FUNCTION team_count_login() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF EXISTS (SELECT FROM team_member m WHERE m.station = NEW.station AND m.account_id = NEW.id) THEN
    INSERT INTO team_entry (station, account_id, day, logins, first_logins)
      VALUES (NEW.station, NEW.id, beijing_day(NEW.login_at), 1, (OLD.login_at IS NULL)::integer);
  END IF;
  RETURN NULL;
END $$;
