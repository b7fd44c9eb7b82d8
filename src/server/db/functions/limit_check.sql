-- Whether limits of the member and of the station let something through at a moment; the caller holds the member's limit_lock(). `action` is deposit; bet, held
-- against time first and then against stakes and losses; transfer to a platform, held as a bet; or play, held against time alone. `station_limits` is a list of
-- {kind, frame, value}, null for none. `refused` is LIMIT_DEPOSIT, LIMIT_STAKE, LIMIT_LOSS, LIMIT_TIME or null; the others say which limit holds, the lowest
-- left: what is left of it, after the amount where it is let through, and when it resets where it is refused. All null where no limit bounds it. As src/rules/protection/limits/limitCheck.ts.
CREATE OR REPLACE FUNCTION limit_check(member integer, action text, amount bigint, moment timestamptz, station_limits jsonb DEFAULT NULL,
  OUT refused text, OUT owner text, OUT kind text, OUT frame text, OUT value bigint, OUT remaining bigint, OUT resets_at timestamptz)
  LANGUAGE plpgsql STABLE SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  kinds text[] := CASE action WHEN 'deposit' THEN ARRAY['deposit'] WHEN 'play' THEN ARRAY['time'] ELSE ARRAY['stake', 'loss', 'time'] END;
  limits jsonb;
  tightest record;
BEGIN
  SELECT jsonb_agg(x.one) INTO limits FROM (
    SELECT jsonb_build_object('by', 'player', 'kind', p.kind, 'frame', p.frame, 'value', p.value) AS one FROM player_limit p
      WHERE p.station = current_station() AND p.account_id = member AND p.kind = ANY (kinds) AND p.value IS NOT NULL
    UNION ALL
    SELECT s.one || '{"by": "station"}' FROM jsonb_array_elements(station_limits) AS s(one)
      WHERE s.one ->> 'kind' = ANY (kinds) AND s.one ->> 'value' IS NOT NULL) x;
  IF limits IS NULL THEN RETURN; END IF;

  FOR tightest IN SELECT DISTINCT ON (s.kind = 'time') s.* FROM limit_standings(member, moment, limits, false) s
    ORDER BY s.kind = 'time' DESC, s.remaining, s.owner = 'player', array_position(ARRAY['deposit', 'stake', 'loss', 'time'], s.kind),
      array_position(ARRAY['day', '24h', 'week', '7d', 'month', '30d'], s.frame)
  LOOP
    -- Time that is not used up refuses nothing, and says what is left where nothing else bounds play.
    CONTINUE WHEN tightest.kind = 'time' AND tightest.remaining > 0 AND action <> 'play';
    owner := tightest.owner;
    kind := tightest.kind;
    frame := tightest.frame;
    value := tightest.value;
    remaining := tightest.remaining;
    resets_at := tightest.resets_at;
    IF kind = 'time' THEN
      IF remaining = 0 THEN refused := 'LIMIT_TIME'; END IF;
      RETURN;
    END IF;
    IF amount > remaining OR action = 'transfer' AND remaining = 0 THEN
      refused := 'LIMIT_' || upper(kind);
      SELECT s.resets_at INTO resets_at FROM limit_standings(member, moment, jsonb_build_array(jsonb_build_object('kind', kind, 'frame', frame, 'value', value))) s;
    ELSE remaining := remaining - amount;
    END IF;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION limit_check FROM PUBLIC;
GRANT EXECUTE ON FUNCTION limit_check TO house_app;
