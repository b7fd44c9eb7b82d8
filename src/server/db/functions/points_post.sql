-- Changes the points of a member and writes the entry of the change. Returns the balance after it, or null when this reference was posted before.
-- Raises PO001 where there are too few. This is the only way to change points.
CREATE OR REPLACE FUNCTION points_post(member integer, change bigint, kind text, reference_id text, moment timestamptz) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  station_code text := current_station();
  after record;
BEGIN
  INSERT INTO points_account (station, account_id) VALUES (station_code, member) ON CONFLICT DO NOTHING;
  -- Locked, so that entries follow one another and a repeat sees the first one.
  PERFORM FROM points_account WHERE station = station_code AND account_id = member FOR UPDATE;
  IF EXISTS (SELECT FROM points_entry WHERE station = station_code AND type = kind AND ref_id = reference_id) THEN RETURN NULL; END IF;
  UPDATE points_account SET balance = balance + change, entries = entries + 1
    WHERE station = station_code AND account_id = member AND balance + change >= 0 RETURNING balance, entries INTO after;
  IF NOT FOUND THEN RAISE EXCEPTION 'member % has too few points', member USING ERRCODE = 'PO001'; END IF;
  INSERT INTO points_entry (station, account_id, number, amount, balance_after, type, ref_id, at)
    VALUES (station_code, member, after.entries, change, after.balance, kind, reference_id, moment);
  RETURN after.balance;
END $$;
REVOKE ALL ON FUNCTION points_post FROM PUBLIC;
GRANT EXECUTE ON FUNCTION points_post TO house_app;
