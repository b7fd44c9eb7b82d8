-- Writes the keys of so many accounts of the current station that were there before their triggers, and returns how many it looked at; 0 once all are
-- written. An account that changes meanwhile is waited for, so that none keeps a key of before.
CREATE OR REPLACE FUNCTION member_key_fill(most integer) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  here text := current_station();
  done integer;
  reached integer;
  looked integer;
BEGIN
  INSERT INTO member_key_filled (station, through) VALUES (here, 0) ON CONFLICT DO NOTHING;
  SELECT through INTO done FROM member_key_filled WHERE station = here FOR UPDATE;
  SELECT max(id), count(*) INTO reached, looked FROM (SELECT a.id FROM account a WHERE a.station = here AND a.id > done ORDER BY a.id LIMIT most) b;
  IF looked = 0 THEN RETURN 0; END IF;
  PERFORM FROM account a WHERE a.station = here AND a.id > done AND a.id <= reached FOR SHARE;
  INSERT INTO member_key (station, kind, key, account_id)
    SELECT here, k.kind, k.key, a.id FROM account a CROSS JOIN LATERAL member_keys(a) k
      WHERE a.station = here AND a.id > done AND a.id <= reached AND a.role <> 'trial'
    UNION ALL SELECT here, 'card', k.key, c.account_id FROM card c CROSS JOIN LATERAL card_keys(c) k
      WHERE c.station = here AND c.account_id > done AND c.account_id <= reached
    ON CONFLICT DO NOTHING;
  UPDATE member_key_filled SET through = reached WHERE station = here;
  RETURN looked;
END $$;
REVOKE EXECUTE ON FUNCTION member_key_fill FROM PUBLIC;
GRANT EXECUTE ON FUNCTION member_key_fill TO house_app;
