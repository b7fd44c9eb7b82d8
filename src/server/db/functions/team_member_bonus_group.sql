-- Keeps account.group_bonus equal to the bonus group in the tree. In a tree that begins with a member who recommended a friend nobody earns by the difference
-- of rates, so everybody plays at the lottery's own group there.
CREATE OR REPLACE FUNCTION team_member_bonus_group() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  UPDATE account a SET group_bonus = NEW.group_bonus
    WHERE a.station = NEW.station AND a.id = NEW.account_id AND a.group_bonus IS DISTINCT FROM NEW.group_bonus
      AND (a.role = 'agent' OR team_is_below_agent(NEW.station, NEW.upline_id));
  RETURN NULL;
END $$;
