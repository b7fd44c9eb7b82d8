-- Whether an upline, or anybody above it, is an agent; false without an upline. The pairs of the tree hold everybody with themselves as well.
CREATE OR REPLACE FUNCTION team_is_below_agent(of_station text, upline integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM team_path p JOIN account a ON a.station = p.station AND a.id = p.ancestor_id
    WHERE p.station = of_station AND p.account_id = upline AND a.role = 'agent') $$;
