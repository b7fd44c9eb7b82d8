-- Brings team_online_member and team_online up to whoever called after `since` in a session that has not ended; writes only what has changed.
CREATE OR REPLACE FUNCTION team_online_update(since timestamptz) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  station_code text := current_station();
BEGIN
  IF station_code IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;
  WITH found AS MATERIALIZED (
    SELECT p.ancestor_id, p.account_id, p.distance, p.name_key, p.is_agent
      FROM session s JOIN team_path p ON p.station = station_code AND p.account_id = s.account_id AND p.distance > 0
      WHERE s.station = station_code AND s.ended_at IS NULL AND s.seen_at > since),
  gone AS (
    DELETE FROM team_online_member o WHERE o.station = station_code
      AND NOT EXISTS (SELECT FROM found f WHERE f.ancestor_id = o.ancestor_id AND f.account_id = o.account_id) RETURNING o.ancestor_id),
  come AS (
    INSERT INTO team_online_member AS o (station, ancestor_id, account_id, distance, name_key, is_agent)
      SELECT station_code, f.ancestor_id, f.account_id, f.distance, f.name_key, f.is_agent FROM found f
        WHERE NOT EXISTS (SELECT FROM team_online_member k
          WHERE k.station = station_code AND k.ancestor_id = f.ancestor_id AND k.account_id = f.account_id)
      ON CONFLICT DO NOTHING RETURNING o.ancestor_id),
  changed AS (SELECT g.ancestor_id FROM gone g UNION SELECT c.ancestor_id FROM come c)
  INSERT INTO team_online AS t (station, account_id, online)
    SELECT station_code, c.ancestor_id, count(f.account_id) FROM changed c LEFT JOIN found f ON f.ancestor_id = c.ancestor_id GROUP BY c.ancestor_id
    ON CONFLICT (station, account_id) DO UPDATE SET online = excluded.online WHERE t.online <> excluded.online;
END $$;
REVOKE ALL ON FUNCTION team_online_update FROM PUBLIC;
-- For the team job, which works as house_app within a station as every call does.
GRANT EXECUTE ON FUNCTION team_online_update TO house_app;
