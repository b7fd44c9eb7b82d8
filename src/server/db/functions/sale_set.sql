-- Stops the sale of a lottery in these modes, all of it or one play, or goes on with it. Returns how many stops are new or lifted.
-- A stop waits until no bet on these periods is under way; bets that come later find other terms of play once it is committed (bet_place()).
-- Going on with all plays of a mode lifts the stops of single plays as well.
CREATE OR REPLACE FUNCTION sale_set(lot text, modes smallint[], play text, on_sale boolean, periods text[], why text, by_name text, at timestamptz)
  RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  changed integer;
BEGIN
  IF on_sale THEN
    DELETE FROM sale_stop s WHERE s.station = current_station() AND s.lot_code = lot AND s.version = ANY (modes) AND (play = '' OR s.play_code = play);
  ELSE
    PERFORM pg_advisory_xact_lock(lottery_period_key(lot, p.qi)) FROM (SELECT x.qi FROM unnest(periods) AS x(qi) ORDER BY 1) p;
    INSERT INTO sale_stop (station, lot_code, version, play_code, reason, stopped_by, stopped_at)
      SELECT current_station(), lot, x.version, play, why, by_name, at FROM unnest(modes) AS x(version) ON CONFLICT DO NOTHING;
  END IF;
  GET DIAGNOSTICS changed = ROW_COUNT;
  RETURN changed;
END $$;
REVOKE ALL ON FUNCTION sale_set FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sale_set TO office_content;
