-- Who earns from a member's bets in a category now, and the rates: the member's, then each upline's, the direct one first, never falling. Null for
-- a member of no team.
CREATE OR REPLACE FUNCTION team_chain(member integer, category integer, OUT uplines integer[], OUT rates integer[]) LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(x.ancestor_id ORDER BY x.distance) FILTER (WHERE x.distance > 0), CASE WHEN count(*) > 0 THEN '{}'::integer[] END),
      array_agg(x.rate ORDER BY x.distance)
    FROM (SELECT p.ancestor_id, p.distance, max(m.rates[category]) OVER (ORDER BY p.distance) AS rate
      FROM team_path p JOIN team_member m ON m.station = p.station AND m.account_id = p.ancestor_id
      WHERE p.station = current_station() AND p.account_id = member
        AND p.distance <= coalesce((SELECT s.levels_most FROM team_setting s WHERE s.station = current_station()), 32767)) x $$;
GRANT EXECUTE ON FUNCTION team_chain TO house_app;
