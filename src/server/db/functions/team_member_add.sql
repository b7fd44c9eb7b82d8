-- Adds an account to the tree below its upline, once, with every pair it makes with those above. An agent, and whoever is below one, begins with the
-- lowest bonus group, as with the rate 0; elsewhere with the highest.
CREATE OR REPLACE FUNCTION team_member_add(a account) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  -- Nobody above moves meanwhile: the pairs below are made from a look at the tree that follows.
  PERFORM pg_advisory_xact_lock_shared(team_lock(a.station));
  INSERT INTO team_member (station, account_id, upline_id, depth, group_bonus)
    VALUES (a.station, a.id, a.parent_id,
      coalesce((SELECT m.depth + 1 FROM team_member m WHERE m.station = a.station AND m.account_id = a.parent_id), 0),
      least(CASE WHEN a.role = 'agent' OR team_is_below_agent(a.station, a.parent_id) THEN (team_setting_of()).bonus_least ELSE (team_setting_of()).bonus_most END,
        (SELECT m.group_bonus FROM team_member m WHERE m.station = a.station AND m.account_id = a.parent_id)))
    ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO team_path (station, ancestor_id, account_id, distance, name_key, is_agent)
    SELECT a.station, p.ancestor_id, a.id, p.distance + 1, a.name_key, a.role = 'agent'
      FROM team_path p WHERE p.station = a.station AND p.account_id = a.parent_id
    UNION ALL SELECT a.station, a.id, a.id, 0, a.name_key, a.role = 'agent';
  UPDATE ledger_account l SET is_in_team = true, team_from = l.entries
    WHERE l.station = a.station AND l.owner_id = a.id AND l.kind IN ('wallet', 'debt') AND l.book = 'real';
  INSERT INTO team_entry (station, account_id, day, balance, newcomers, new_agents, logins, first_logins)
    VALUES (a.station, a.id, beijing_day(a.created_at),
      coalesce((SELECT l.balance FROM ledger_account l
        WHERE l.station = a.station AND l.owner_id = a.id AND l.kind = 'wallet' AND l.book = 'real'), 0),
      1, (a.role = 'agent')::integer, 0, (a.login_at IS NOT NULL)::integer);
  IF a.login_at IS NOT NULL THEN
    INSERT INTO team_entry (station, account_id, day, logins) VALUES (a.station, a.id, beijing_day(a.login_at), 1);
  END IF;
END $$;
REVOKE ALL ON FUNCTION team_member_add FROM PUBLIC;
