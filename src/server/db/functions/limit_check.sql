-- Whether limits of the member and of the station let something through at a moment; the caller holds the member's limit_lock(). `action` is deposit; bet, held
-- against time first and then against stakes and losses; transfer to a platform, held as a bet; or play, held against time alone. `station_limits` is a list of
-- {kind, frame, value}, null for none; `summed_since` is as limit_totals() takes it. `refused` is LIMIT_DEPOSIT, LIMIT_STAKE, LIMIT_LOSS, LIMIT_TIME or null; the others say which limit holds, the lowest
-- left: what is left of it, after the amount where it is let through, and when it resets where it is refused. All null where no limit bounds it. As src/rules/protection/limits/limitCheck.ts.
CREATE OR REPLACE FUNCTION limit_check(member integer, action text, amount bigint, moment timestamptz, station_limits jsonb DEFAULT NULL,
  summed_since timestamptz DEFAULT NULL,
  OUT refused text, OUT owner text, OUT kind text, OUT frame text, OUT value bigint, OUT remaining bigint, OUT resets_at timestamptz)
  LANGUAGE plpgsql STABLE SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  held_kinds text[] := CASE action WHEN 'deposit' THEN ARRAY['deposit'] WHEN 'play' THEN ARRAY['time'] ELSE ARRAY['stake', 'loss', 'time'] END;
  -- One element for each limit: of what is equally tight, the first holds.
  owners text[];
  kinds text[];
  frames text[];
  amounts bigint[];
  sinces timestamptz[];
  lefts bigint[] := '{}';
  totals record;
  -- The moments that `totals` are of: those of limits on stakes and losses, each once.
  moments timestamptz[] := '{}';
  -- One element for each limit, where it is deposits that are held.
  deposited numeric[];
  used numeric;
  -- The tightest limits on time and on money.
  on_time integer;
  on_money integer;
  holding integer;
BEGIN
  SELECT array_agg(x.owner), array_agg(x.kind), array_agg(x.frame), array_agg(x.value), array_agg(limit_begins(x.frame, moment)) INTO owners, kinds, frames, amounts, sinces
    FROM (SELECT y.* FROM (
        SELECT 'player' AS owner, p.kind, p.frame, p.value FROM player_limit p WHERE p.station = current_station() AND p.account_id = member
        UNION ALL SELECT 'station', s.kind, s.frame, s.value FROM jsonb_to_recordset(station_limits) AS s(kind text, frame text, value bigint)) y
      WHERE y.kind = ANY (held_kinds) AND y.value IS NOT NULL
      ORDER BY y.owner = 'player', array_position(ARRAY['deposit', 'stake', 'loss', 'time'], y.kind), array_position(ARRAY['day', '24h', 'week', '7d', 'month', '30d'], y.frame)) x;
  IF owners IS NULL THEN RETURN; END IF;

  FOR n IN 1..cardinality(owners) LOOP
    IF kinds[n] IN ('stake', 'loss') AND sinces[n] <> ALL (moments) THEN moments := moments || sinces[n]; END IF;
  END LOOP;
  IF moments <> '{}' THEN totals := limit_totals(member, moments, summed_since); END IF;
  IF action = 'deposit' THEN
    -- The longest frame holds what the others do: it is read once.
    WITH d AS MATERIALIZED (SELECT x.at, x.amount FROM limit_deposits(member, (SELECT min(u.since) FROM unnest(sinces) AS u(since))) x)
    SELECT array_agg((SELECT coalesce(sum(d.amount), 0) FROM d WHERE d.at >= s.since) ORDER BY s.n) INTO deposited FROM unnest(sinces) WITH ORDINALITY AS s(since, n);
  END IF;
  -- No CASE with a question to a table in it: what reads none is calculated without a plan.
  FOR n IN 1..cardinality(owners) LOOP
    IF kinds[n] = 'stake' THEN used := totals.staked[array_position(moments, sinces[n])];
    ELSIF kinds[n] = 'loss' THEN used := totals.lost[array_position(moments, sinces[n])];
    ELSIF kinds[n] = 'deposit' THEN used := deposited[n];
    -- What is as old as a rolling frame is long: no whole second of it may be missing.
    ELSE used := (limit_time(member, sinces[n] - CASE WHEN frames[n] IN ('24h', '7d', '30d') THEN interval '1 microsecond' ELSE interval '0' END, moment)).used;
    END IF;
    lefts[n] := greatest(amounts[n] - greatest(used, 0), 0);
    IF kinds[n] = 'time' THEN
      IF on_time IS NULL OR lefts[n] < lefts[on_time] THEN on_time := n; END IF;
    ELSIF on_money IS NULL OR lefts[n] < lefts[on_money] THEN on_money := n;
    END IF;
  END LOOP;

  -- Time that is not used up refuses nothing, and says what is left where nothing else bounds play.
  holding := CASE WHEN lefts[on_time] = 0 OR action = 'play' THEN on_time ELSE on_money END;
  IF holding IS NULL THEN RETURN; END IF;
  owner := owners[holding];
  kind := kinds[holding];
  frame := frames[holding];
  value := amounts[holding];
  remaining := lefts[holding];
  IF kind <> 'time' AND amount > remaining OR remaining = 0 AND (kind = 'time' OR action = 'transfer') THEN
    refused := 'LIMIT_' || upper(kind);
    SELECT s.resets_at INTO resets_at FROM limit_standings(member, moment, jsonb_build_array(jsonb_build_object('kind', kind, 'frame', frame, 'value', value))) s;
  ELSIF kind <> 'time' THEN remaining := remaining - amount;
  END IF;
END $$;
REVOKE ALL ON FUNCTION limit_check FROM PUBLIC;
GRANT EXECUTE ON FUNCTION limit_check TO house_app;
