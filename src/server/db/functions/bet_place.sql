-- Places the bets (slips or chases) of several members at once: each one whole, or refused with nothing done for it.
--
-- `bets` is a list with at most one bet of each member:
--   member, book, lot, mode, kind, moment        who bets on what; `mode` is the version of the lottery, `kind` the ledger's type of a stake
--   termsVersion                                 the play_terms_version that the terms of the bet were read with
--   tokenHash?, accountVersion?                  the session (hex) and the version of its account that the call read
--   playMost, memberMost                         the most a member may stake in one period: on each play, and on all plays of the mode
--   isChase?, isStopping?                        whether it is a chase, and whether that stops at its first win
--   stationLimits?                               limits of the station beside those of the member, as limit_check() takes them
--   rest?, periodsMost?                          what of it begins later, {periods, lines} as in chase_rest, and how many such periods a member may have
--   owner?, call?, intent?, bodyHash?, answer?   the intent to claim: the idempotency key of the call
-- `orders` is the list of all their orders but those of a rest, in the order of the bets; `bet` is the position of its bet, counted from 1:
--   bet, qiHao, sealsAt, playCode, selection, terms, haoMa, units, stake, chaseNumber?
--
-- Returns one row for each bet: `result` is {ids, plan, balance}, where an id is a number or from-to and the first one is that of the slip, or `refused` is one of
--   ST001  the session has ended, or its account or the terms have changed since they were read
--   IN001  the intent was claimed before
--   BE001  a period takes no bets at `moment` (detail: qiHao)
--   BE002  over the member's limit of a play (detail: play code)
--   BE003  over the member's limit of a period
--   BE004  a chase with more periods to open than the member may have
--   BE005  as many large bets as may be placed at once are being placed
--   BK001  the member is in a break
--   PE001  the member may not play here for the sake of another operator (detail: what play_barred() says)
--   BL001  the operator has blocked the member for play
--   LI001  over a limit of the member or the station (detail: what limit_check() says of it, as JSON)
--   LE001  the balance is too small
CREATE OR REPLACE FUNCTION bet_place(bets json, orders json)
  RETURNS TABLE (refused text, detail text, result json)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  station_code text := current_station();
  -- One element for each bet.
  members integer[];
  books text[];
  lots text[];
  modes smallint[];
  kinds integer[];
  moments timestamptz[];
  play_mosts json[];
  member_mosts bigint[];
  are_chases boolean[];
  are_stopping boolean[];
  rests json[];
  station_limits jsonb[];
  -- Periods of all rests.
  rest_periods bigint;
  periods_mosts integer[];
  are_stale boolean[];
  terms_versions bigint[];
  owners text[];
  calls text[];
  intents text[];
  hashes text[];
  answers text[];
  wallets bigint[];
  houses bigint[];
  refusals text[];
  details text[];
  totals bigint[];
  balances bigint[];
  plans bigint[];
  results json[];
  -- One element for each order.
  bet_of integer[];
  periods text[];
  seals timestamptz[];
  plays text[];
  selections json[];
  terms json[];
  texts text[];
  units bigint[];
  stakes bigint[];
  chase_numbers integer[];
  -- One element for each order, and one for each play and period of the rest of a chase, with what is staked there.
  want_bets integer[];
  want_periods text[];
  want_seals timestamptz[];
  want_plays text[];
  want_stakes bigint[];
  -- One element for each play and period of a chase of these members that it opens later: its first order, and what it will stake there.
  planned_firsts bigint[];
  planned_members integer[];
  planned_modes smallint[];
  planned_periods text[];
  planned_plays text[];
  planned_stakes bigint[];
  -- One element for each order that is placed: its id.
  ids bigint[];
  -- One element for each ledger transaction to write.
  write_kinds integer[];
  write_references text[];
  write_houses bigint[];
  write_wallets bigint[];
  write_amounts bigint[];
  write_moments timestamptz[];
  -- Of the bet a loop is at.
  own_ids text[];
  ids_before integer := 0;
  -- One element for each bet: what is staked now, without a rest.
  now_stakes bigint[];
  -- Members that no limit refuses, for sure; others that one bounds; those whose bets are or will be summed for limits, and from when on they are; and those whose are.
  roomy integer[];
  limited integer[] := '{}';
  known integer[];
  known_sinces timestamptz[];
  summed integer[];
  -- The day and the hour that a bet is summed in, and how many of the two are there.
  day_begins timestamptz;
  hour_begins timestamptz;
  span_count integer;
  plan bigint;
  member_count integer;
  held record;
BEGIN
  IF station_code IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;

  -- 1. Read the bets, the ledger accounts each moves money between, and whether what its call has read is out of date.
  SELECT array_agg(x.member ORDER BY n), array_agg(x.book ORDER BY n), array_agg(x.lot ORDER BY n), array_agg(x.mode ORDER BY n),
      array_agg(x.kind ORDER BY n), array_agg(x.moment ORDER BY n), array_agg(x.play_most ORDER BY n), array_agg(x.member_most ORDER BY n),
      array_agg(x.is_chase ORDER BY n), array_agg(x.is_stopping ORDER BY n),
      array_agg(x.rest ORDER BY n), array_agg(x.station_limits ORDER BY n), array_agg(x.periods_most ORDER BY n), array_agg(x.owner ORDER BY n), array_agg(x.call ORDER BY n),
      array_agg(x.intent ORDER BY n), array_agg(x.hash ORDER BY n), array_agg(x.answer ORDER BY n),
      array_agg((SELECT a.id FROM ledger_account a
        WHERE a.station = station_code AND a.owner_id = x.member AND a.kind = 'wallet' AND a.book = x.book AND a.part = '') ORDER BY n),
      array_agg((SELECT a.id FROM ledger_account a WHERE a.station = station_code AND a.owner_id = 0 AND a.kind = 'house' AND a.book = x.book
        AND a.part = ledger_shard('stakes', x.member)) ORDER BY n),
      array_agg(x.terms_version ORDER BY n),
      array_agg(x.token_hash IS NOT NULL AND NOT EXISTS (
          SELECT FROM session s JOIN account a ON a.id = s.account_id
            WHERE s.token_hash = decode(x.token_hash, 'hex') AND s.ended_at IS NULL AND a.xmin::text = x.account_version) ORDER BY n),
      count(DISTINCT x.member), coalesce(sum(json_array_length(x.rest -> 'periods')), 0)
    INTO members, books, lots, modes, kinds, moments, play_mosts, member_mosts, are_chases, are_stopping, rests, station_limits, periods_mosts, owners, calls,
      intents, hashes, answers, wallets, houses, terms_versions, are_stale, member_count, rest_periods
    FROM ROWS FROM (json_to_recordset(bets) AS (member integer, book text, lot text, mode smallint, kind integer, moment timestamptz,
        "termsVersion" bigint, "playMost" json, "memberMost" bigint, "isChase" boolean, "isStopping" boolean, rest json, "stationLimits" jsonb, "periodsMost" integer,
        "tokenHash" text, "accountVersion" text, owner text, call text, intent text, "bodyHash" text, answer text)) WITH ORDINALITY
      AS x(member, book, lot, mode, kind, moment, terms_version, play_most, member_most, is_chase, is_stopping, rest, station_limits, periods_most, token_hash,
        account_version, owner, call, intent, hash, answer, n);
  IF member_count < cardinality(members) THEN
    RAISE EXCEPTION 'a member''s bets go one after the other' USING ERRCODE = 'LE004';
  END IF;

  -- 2. Read the orders.
  SELECT coalesce(array_agg(x.bet), '{}'), array_agg(x."qiHao"), array_agg(x."sealsAt"), array_agg(x."playCode"), array_agg(x.selection),
      array_agg(x.terms), array_agg(x."haoMa"), array_agg(x.units), array_agg(x.stake), array_agg(x."chaseNumber")
    INTO bet_of, periods, seals, plays, selections, terms, texts, units, stakes, chase_numbers
    FROM json_to_recordset(orders) AS x(bet integer, "qiHao" text, "sealsAt" timestamptz, "playCode" text, selection json, terms json,
      "haoMa" text, units bigint, stake bigint, "chaseNumber" integer);
  -- A bet larger than a batch (src/server/db/batchQueue.ts) comes alone, and holds one of four places of the whole database until it is committed.
  IF cardinality(bet_of) + rest_periods > 200 AND NOT EXISTS (SELECT FROM generate_series(1, 4) AS place(n) WHERE pg_try_advisory_xact_lock(7204160, place.n)) THEN
    RETURN QUERY SELECT 'BE005', NULL::text, NULL::json FROM unnest(members);
    RETURN;
  END IF;
  want_bets := bet_of;
  want_periods := periods;
  want_seals := seals;
  want_plays := plays;
  want_stakes := stakes;
  IF rest_periods > 0 THEN
    WITH rest_lines AS (
      SELECT b.n, s.place, l."playCode" AS play, sum(l.stake) AS stake
        FROM unnest(rests) WITH ORDINALITY AS b(rest, n) CROSS JOIN LATERAL json_array_elements(b.rest -> 'lines') WITH ORDINALITY AS s(list, place)
        CROSS JOIN LATERAL json_to_recordset(s.list) AS l("playCode" text, stake bigint) GROUP BY 1, 2, 3)
    SELECT want_bets || array_agg(x.bet), want_periods || array_agg(x.qi), want_seals || array_agg(x.seal), want_plays || array_agg(x.play),
        want_stakes || array_agg(x.stake)
      INTO want_bets, want_periods, want_seals, want_plays, want_stakes
      FROM (SELECT b.n::integer AS bet, p."qiHao" AS qi, p."sealsAt" AS seal, l.play, (l.stake * p.times)::bigint AS stake
        FROM unnest(rests) WITH ORDINALITY AS b(rest, n)
        CROSS JOIN LATERAL json_to_recordset(b.rest -> 'periods') AS p("qiHao" text, "sealsAt" timestamptz, times bigint, lines integer)
        JOIN rest_lines l ON l.n = b.n AND l.place = p.lines) x;
  END IF;

  -- 3. Open the shards of the house account that are missing.
  FOR n IN 1..cardinality(members) LOOP
    IF wallets[n] IS NULL THEN RAISE EXCEPTION 'account % has no % wallet', members[n], books[n] USING ERRCODE = 'LE004'; END IF;
    IF houses[n] IS NULL THEN houses[n] := ledger_house_account(books[n], ledger_shard('stakes', members[n])); END IF;
  END LOOP;

  -- 4. Lock the periods (shared: a draw locks its period exclusively), then the members, so that limits count every order there is.
  --    Ledger accounts are locked last, in step 7, since other members wait for the house account.
  PERFORM pg_advisory_xact_lock_shared(lottery_period_key(x.lot, x.qi))
    FROM (SELECT DISTINCT lots[y.bet] AS lot, y.qi FROM unnest(want_bets, want_periods) AS y(bet, qi) ORDER BY 1, 2) x;
  PERFORM pg_advisory_xact_lock(limit_lock(x.member))
    FROM (SELECT y.member FROM unnest(members) AS y(member) ORDER BY 1) x;

  -- 5. Refuse bets that are out of date or repeated, on a closed period, or over a limit.
  --    The version of the terms is compared under the locks of the periods: who stops a sale holds them, so that no bet is committed after the stop is.
  --    What chases open later counts as well. It is read apart, since most members have none and the question costs every bet. What is opened meanwhile is in bet_order.
  IF EXISTS (SELECT FROM chase_rest r WHERE r.station = station_code AND r.account_id = ANY (members) AND r.held > 0) THEN
    SELECT array_agg(x.first), array_agg(x.account_id), array_agg(x.version), array_agg(x.qi_hao), array_agg(x.play_code), array_agg(x.stake)
      INTO planned_firsts, planned_members, planned_modes, planned_periods, planned_plays, planned_stakes
      FROM (SELECT min(o.id) AS first, o.account_id, o.version, o.qi_hao, o.play_code, sum(o.stake)::bigint AS stake
        FROM unnest(members, lots) AS b(member, lot) CROSS JOIN LATERAL chase_planned(b.member) o
        WHERE o.lot_code = b.lot AND o.status = 1 /* waiting */ AND o.qi_hao = ANY (want_periods) GROUP BY o.chase_id, 2, 3, 4, 5) x;
  END IF;
  SELECT array_agg(x.total ORDER BY x.n), array_agg(CASE WHEN x.barred IS NOT NULL THEN x.barred ELSE coalesce(x.closed, x.over) END ORDER BY x.n),
      array_agg(CASE WHEN x.is_stale THEN 'ST001' WHEN x.is_repeated THEN 'IN001' WHEN x.is_blocked THEN 'BL001' WHEN x.is_in_break THEN 'BK001' WHEN x.barred IS NOT NULL THEN 'PE001' WHEN x.closed IS NOT NULL THEN 'BE001'
        WHEN x.over IS NOT NULL THEN 'BE002' WHEN x.is_over THEN 'BE003' WHEN x.has_too_many THEN 'BE004' END ORDER BY x.n)
    INTO totals, details, refusals
    FROM (SELECT b.n, b.is_stale OR b.terms_version IS DISTINCT FROM v.version AS is_stale, break_holds(b.member, b.moment) AS is_in_break, 
        -- Nobody has a row where the station asks no central file, and a call of the function costs more than to see that.
        CASE WHEN EXISTS (SELECT FROM play_seat s WHERE s.station = station_code AND s.account_id = b.member) THEN play_barred(b.member, b.moment) END AS barred,
        EXISTS (SELECT FROM account a WHERE a.station = station_code AND a.id = b.member AND a.play_blocked_until > b.moment) AS is_blocked,
        (SELECT sum(o.stake) FROM unnest(want_bets, want_stakes) AS o(bet, stake) WHERE o.bet = b.n) AS total,
        EXISTS (SELECT FROM intent i
          WHERE i.station = station_code AND i.owner = b.owner AND i.call = b.call AND i.id = b.intent) AS is_repeated,
        -- The first period that takes no bets. A later period of a chase is not stored yet: the calendar has said when it seals.
        (SELECT o.qi FROM unnest(want_bets, want_periods, want_seals) AS o(bet, qi, seal)
          LEFT JOIN lottery_period p ON p.lot_code = b.lot AND p.qi_hao = o.qi
          WHERE o.bet = b.n AND (p.state IS NULL AND b.is_chase IS NOT TRUE OR p.state <> 'open' OR b.moment >= coalesce(p.seals_at, o.seal))
          ORDER BY o.qi LIMIT 1) AS closed,
        -- A play on which this bet and the member's orders of the period come to more than allowed.
        (SELECT y.play FROM (SELECT o.qi, o.play, sum(o.stake) AS stake FROM unnest(want_bets, want_periods, want_plays, want_stakes) AS o(bet, qi, play, stake)
            WHERE o.bet = b.n GROUP BY o.qi, o.play) y
          WHERE y.stake + (SELECT coalesce(sum(p.stake), 0) FROM unnest(planned_firsts, planned_members, planned_periods, planned_plays, planned_stakes) AS p(first, member, qi, play, stake)
            WHERE p.member = b.member AND p.qi = y.qi AND p.play = y.play AND NOT EXISTS (SELECT FROM bet_order o WHERE o.station = station_code AND o.id = p.first))
            + (SELECT coalesce(sum(o.stake), 0) FROM bet_order o WHERE o.station = station_code AND o.account_id = b.member
            AND o.lot_code = b.lot AND o.qi_hao = y.qi AND o.play_code = y.play AND o.status <> 4 /* returned */) > coalesce((b.play_most ->> y.play)::bigint, 0)
          LIMIT 1) AS over,
        -- The same for all plays of a period.
        EXISTS (SELECT FROM (SELECT o.qi, sum(o.stake) AS stake FROM unnest(want_bets, want_periods, want_stakes) AS o(bet, qi, stake)
            WHERE o.bet = b.n GROUP BY o.qi) y
          WHERE y.stake + (SELECT coalesce(sum(p.stake), 0) FROM unnest(planned_firsts, planned_members, planned_periods, planned_modes, planned_stakes) AS p(first, member, qi, mode, stake)
            WHERE p.member = b.member AND p.qi = y.qi AND p.mode = b.mode AND NOT EXISTS (SELECT FROM bet_order o WHERE o.station = station_code AND o.id = p.first))
            + (SELECT coalesce(sum(o.stake), 0) FROM bet_order o WHERE o.station = station_code AND o.account_id = b.member
            AND o.lot_code = b.lot AND o.qi_hao = y.qi AND o.version = b.mode AND o.status <> 4 /* returned */) > coalesce(b.member_most, 0)) AS is_over,
        CASE WHEN b.periods_most IS NOT NULL THEN
          json_array_length(b.rest -> 'periods') + (SELECT coalesce(sum(json_array_length(r.periods) - r.opened), 0) FROM chase_rest r
            WHERE r.station = station_code AND r.account_id = b.member AND r.held > 0) > b.periods_most END AS has_too_many
      FROM unnest(members, lots, modes, moments, play_mosts, member_mosts, are_chases, rests, periods_mosts, terms_versions, are_stale, owners, calls, intents) WITH ORDINALITY
        AS b(member, lot, mode, moment, play_most, member_most, is_chase, rest, periods_most, terms_version, is_stale, owner, call, intent, n)
        CROSS JOIN (SELECT coalesce((SELECT p.version FROM play_terms_version p WHERE p.station = station_code), 0) AS version) v) x;

  -- 6. Hold what is placed now against the limits of members and station; the question costs every bet, and the answer only who has some.
  --    A period of a chase that begins later counts when it does.
  SELECT coalesce(array_agg(k.account_id), '{}'), array_agg(coalesce(k.since, 'infinity')), coalesce(array_agg(k.account_id) FILTER (WHERE k.since IS NOT NULL), '{}')
    INTO known, known_sinces, summed
    FROM limit_kept k WHERE k.station = station_code AND k.account_id = ANY (members);
  now_stakes := totals;
  IF rest_periods > 0 THEN
    SELECT array_agg((SELECT coalesce(sum(o.stake), 0) FROM unnest(bet_of, stakes) AS o(bet, stake) WHERE o.bet = n) ORDER BY n) INTO now_stakes
      FROM generate_series(1, cardinality(members)) AS n;
  END IF;
  IF array_remove(station_limits, NULL) <> '{}' OR EXISTS (SELECT FROM player_limit p
      WHERE p.station = station_code AND p.account_id = ANY (members) AND p.kind <> 'deposit' AND p.value IS NOT NULL) THEN
    -- Whose sums leave room under every limit, which is most, needs no further question; limit_check() says the same of them and costs three times as much. It alone
    -- refuses. Of an hour in which a rolling frame begins all stakes count: it may come to more than was lost, never to less. No frame reaches back further than 31 days.
    SELECT coalesce(array_agg(b.member), '{}') INTO roomy
      FROM unnest(members, moments, now_stakes) AS b(member, moment, stake) JOIN unnest(known, known_sinces) AS k(member, since) ON k.member = b.member
      WHERE NOT EXISTS (SELECT FROM player_limit p
          CROSS JOIN LATERAL (SELECT limit_begins(p.frame, b.moment) AS begins) f
          CROSS JOIN LATERAL (SELECT date_trunc('hour', f.begins, 'UTC') AS hour, date_trunc('day', f.begins + interval '32 hours' - interval '1 microsecond', 'UTC') - interval '8 hours' AS day) w
          WHERE p.station = station_code AND p.account_id = b.member AND p.kind <> 'deposit' AND p.value IS NOT NULL
            AND (p.kind = 'time' OR k.since > w.hour
              OR b.stake + greatest((SELECT coalesce(sum(CASE p.kind WHEN 'stake' THEN h.staked ELSE h.lost END), 0) FROM limit_span h
                  WHERE h.station = station_code AND h.account_id = b.member AND h.span = 'day' AND h.begins >= w.day)
                + (SELECT coalesce(sum(CASE WHEN p.kind = 'stake' OR h.begins < f.begins THEN h.staked ELSE h.lost END), 0) FROM limit_span h
                  WHERE h.station = station_code AND h.account_id = b.member AND h.span = 'hour' AND h.begins >= w.hour AND h.begins < w.day), 0) > p.value))
        AND NOT EXISTS (SELECT FROM game_day d WHERE d.account_id = b.member AND d.day >= beijing_day(b.moment - interval '31 days'))
        AND NOT EXISTS (SELECT FROM points_exchange e WHERE e.station = station_code AND e.account_id = b.member AND e.day >= beijing_day(b.moment - interval '31 days'));
    FOR n IN 1..cardinality(members) LOOP
      CONTINUE WHEN refusals[n] IS NOT NULL OR books[n] <> 'real' OR station_limits[n] IS NULL AND members[n] = ANY (roomy);
      held := limit_check(members[n], 'bet', now_stakes[n], moments[n], station_limits[n],
        coalesce(known_sinces[array_position(known, members[n])], 'infinity'));
      IF held.owner IS NOT NULL THEN limited := limited || members[n]; END IF;
      IF held.refused IS NOT NULL THEN
        refusals[n] := 'LI001';
        details[n] := row_to_json(held)::text;
      END IF;
    END LOOP;
    -- From the next round of the money job on, what they bet is summed.
    IF NOT limited <@ known THEN
      INSERT INTO limit_kept (station, account_id) SELECT station_code, x.member FROM unnest(limited) AS x(member) ON CONFLICT DO NOTHING;
    END IF;
  END IF;

  -- 7. Lock the ledger accounts in the order of their ids, as ledger_post() does, and refuse what a balance as it is now cannot pay.
  SELECT array_agg(l.balance ORDER BY w.n) INTO balances
    FROM (SELECT a.id, a.balance FROM ledger_account a WHERE a.id = ANY (wallets || houses) ORDER BY a.id FOR UPDATE) l
    JOIN unnest(wallets) WITH ORDINALITY AS w(id, n) ON w.id = l.id;
  FOR n IN 1..cardinality(members) LOOP
    balances[n] := balances[n] - totals[n];
    IF refusals[n] IS NULL AND balances[n] < 0 THEN refusals[n] := 'LE001'; END IF;
  END LOOP;

  -- 8. Store the chases. (An array starts at the first index assigned to, so all elements are made beforehand.)
  plans := array_fill(NULL::bigint, ARRAY[cardinality(members)]);
  FOR n IN 1..cardinality(members) LOOP
    CONTINUE WHEN refusals[n] IS NOT NULL OR are_chases[n] IS NOT TRUE;
    INSERT INTO chase_plan (station, account_id, lot_code, is_stopping_on_win, periods, stake, created_at)
      SELECT station_code, members[n], lots[n], are_stopping[n], count(DISTINCT o.qi), totals[n], moments[n]
        FROM unnest(want_bets, want_periods) AS o(bet, qi) WHERE o.bet = n RETURNING id INTO plan;
    plans[n] := plan;
  END LOOP;

  -- 9. Store the orders that are opened at once, those of members of a team with the rates that their uplines will earn by.
  --    The number of its first order is that of its slip.
  WITH chains AS MATERIALIZED (
    SELECT b.n AS bet, c.uplines, c.rates FROM unnest(members, books, kinds, refusals) WITH ORDINALITY AS b(member, book, kind, refusal, n)
      CROSS JOIN LATERAL team_chain(b.member, bet_category(b.kind)) c
      WHERE b.refusal IS NULL AND b.book = 'real'
        AND EXISTS (SELECT FROM team_member m WHERE m.station = station_code AND m.account_id = b.member)),
  numbered AS MATERIALIZED (
    SELECT nextval('public.bet_order_id_seq') AS id, o.*
      FROM (SELECT * FROM unnest(bet_of, periods, seals, plays, selections, terms, texts, units, stakes, chase_numbers) WITH ORDINALITY
          AS o(bet, qi, seal, play, selection, terms, hao_ma, units, stake, chase_number, n)
        WHERE refusals[o.bet] IS NULL ORDER BY o.n) o),
  slips AS (SELECT x.bet, min(x.id) AS id FROM numbered x GROUP BY x.bet),
  placed AS (
    INSERT INTO bet_order (id, station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms, hao_ma,
        units, stake, chase_id, chase_number, created_at, uplines, rates, slip_id)
      OVERRIDING SYSTEM VALUE
      SELECT o.id, station_code, members[o.bet], books[o.bet], lots[o.bet], modes[o.bet], o.qi, o.seal, o.play, o.selection, o.terms, o.hao_ma,
          o.units, o.stake, plans[o.bet], o.chase_number, moments[o.bet], c.uplines, c.rates, nullif(s.id, o.id)
        FROM numbered o JOIN slips s ON s.bet = o.bet LEFT JOIN chains c ON c.bet = o.bet
        ORDER BY o.n RETURNING id)
  SELECT coalesce(array_agg(p.id ORDER BY p.id), '{}') INTO ids FROM placed p;
  -- As limit_add() does; that both are there already, as for all but the first bet of an hour, costs less where nothing is inserted.
  FOR n IN 1..cardinality(members) LOOP
    CONTINUE WHEN refusals[n] IS NOT NULL OR books[n] <> 'real' OR members[n] <> ALL (summed);
    day_begins := date_trunc('day', moments[n] + interval '8 hours', 'UTC') - interval '8 hours';
    hour_begins := date_trunc('hour', moments[n], 'UTC');
    UPDATE limit_span h SET staked = h.staked + now_stakes[n], lost = h.lost + now_stakes[n]
      WHERE h.station = station_code AND h.account_id = members[n] AND h.span IN ('day', 'hour') AND h.begins IN (day_begins, hour_begins) AND h.part = 'bet'
        AND h.begins = CASE h.span WHEN 'day' THEN day_begins ELSE hour_begins END;
    GET DIAGNOSTICS span_count = ROW_COUNT;
    IF span_count < 2 THEN
      INSERT INTO limit_span (station, account_id, span, begins, part, staked, lost)
        SELECT station_code, members[n], s.span, s.begins, 'bet', now_stakes[n], now_stakes[n] FROM limit_spans(moments[n]) s ON CONFLICT DO NOTHING;
    END IF;
  END LOOP;

  -- 10. Keep the rests of chases, whose numbers follow, and note the result of each bet and its ledger transaction, which refers to the bet's first order.
  results := array_fill(NULL::json, ARRAY[cardinality(members)]);
  FOR n IN 1..cardinality(members) LOOP
    CONTINUE WHEN refusals[n] IS NOT NULL;
    own_ids := ids[ids_before + 1 : ids_before + cardinality(array_positions(bet_of, n))]::text[];
    ids_before := ids_before + cardinality(own_ids);
    IF rests[n] IS NOT NULL THEN
      own_ids := own_ids || chase_keep(plans[n], books[n], modes[n], bet_category(kinds[n]), rests[n], own_ids[1]::bigint);
    END IF;
    results[n] := json_build_object('ids', own_ids, 'plan', plans[n]::text, 'balance', balances[n]::text);
    write_kinds := write_kinds || kinds[n];
    write_references := write_references || split_part(own_ids[1], '-', 1);
    write_houses := write_houses || houses[n];
    write_wallets := write_wallets || wallets[n];
    write_amounts := write_amounts || -totals[n];
    write_moments := write_moments || moments[n];
  END LOOP;

  -- 11. Move the stakes, and claim the intents with their results.
  IF write_references IS NOT NULL THEN
    PERFORM ledger_write(write_kinds, 'slip', write_references, write_houses, write_wallets, write_amounts, write_moments);
    INSERT INTO intent (station, owner, call, id, body_hash, at, answer, result)
      SELECT station_code, b.owner, b.call, b.intent, decode(b.hash, 'hex'), b.moment, b.answer::json, b.result
        FROM unnest(owners, calls, intents, hashes, moments, answers, results) AS b(owner, call, intent, hash, moment, answer, result)
        WHERE b.result IS NOT NULL AND b.intent IS NOT NULL;
  END IF;
  RETURN QUERY SELECT * FROM unnest(refusals, details, results);
END $$;
REVOKE ALL ON FUNCTION bet_place FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bet_place TO house_app;
