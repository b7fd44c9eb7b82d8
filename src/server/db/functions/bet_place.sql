-- Places the slips, or chases, of several members at once: period, limits, balance, ledger, orders, and the claim of each call's intent.
-- `bets` is a list of {member, book, lot, mode, kind, moment, stamp, playMost, memberMost, isChase?, isStopping?, token?, mark?, owner?,
-- call?, intent?, bodyHash?, answer?}, one a member: `stamp` is the one the terms were read with, `token` and `mark` the session and the version
-- of its account (hex and text), `playMost` and `memberMost` the most a member may have on a play and on all plays in one period, and the
-- last five the intent to be claimed. `orders` is a list of {bet, qiHao, sealsAt, playCode, selection, terms, haoMa, units, stake,
-- chaseNumber?}, in the order of their bets, `bet` counting from 1.
-- Each bet is placed whole, or refused and nothing done for it: ST001 session or terms have changed, IN001 the intent has been told before,
-- BE001 a period takes no bets at `moment` (detail: its number), BE002 over a limit of the play (detail: play code), BE003 over the
-- member's, LE001 without the money. Gives a line for each: refused and detail, or result, {ids, plan, balance}.
CREATE OR REPLACE FUNCTION bet_place(bets json, orders json)
  RETURNS TABLE (refused text, detail text, result json)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  here text := current_station();
  different integer;
  -- Of each bet.
  members integer[];
  books text[];
  lots text[];
  modes smallint[];
  kinds integer[];
  moments timestamptz[];
  play_mosts json[];
  member_mosts bigint[];
  chases boolean[];
  stops boolean[];
  changed boolean[];
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
  plan bigint;
  plans bigint[];
  results json[];
  -- Of each order.
  bet_of integer[];
  periods text[];
  seals timestamptz[];
  plays text[];
  selections json[];
  terms json[];
  texts text[];
  units bigint[];
  stakes bigint[];
  numbers integer[];
  -- Those placed now.
  ids bigint[];
  own bigint[];
  at integer := 0;
  firsts text[];
  payers bigint[];
  takers bigint[];
  amounts bigint[];
  types integer[];
  times timestamptz[];
BEGIN
  IF here IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;
  SELECT array_agg(x.member ORDER BY n), array_agg(x.book ORDER BY n), array_agg(x.lot ORDER BY n), array_agg(x.mode ORDER BY n),
      array_agg(x.kind ORDER BY n), array_agg(x.moment ORDER BY n), array_agg(x.play_most ORDER BY n), array_agg(x.member_most ORDER BY n),
      array_agg(x.is_chase ORDER BY n), array_agg(x.is_stopping ORDER BY n), array_agg(x.owner ORDER BY n), array_agg(x.call ORDER BY n),
      array_agg(x.intent ORDER BY n), array_agg(x.hash ORDER BY n), array_agg(x.answer ORDER BY n),
      array_agg((SELECT a.id FROM ledger_account a
        WHERE a.station = here AND a.owner_id = x.member AND a.kind = 'wallet' AND a.book = x.book AND a.part = '') ORDER BY n),
      array_agg((SELECT a.id FROM ledger_account a WHERE a.station = here AND a.owner_id = 0 AND a.kind = 'house' AND a.book = x.book
        AND a.part = bet_part('stakes', x.member)) ORDER BY n),
      array_agg(x.stamp IS DISTINCT FROM coalesce((SELECT p.stamp FROM play_stamp p WHERE p.station = here), 0) OR x.token IS NOT NULL AND NOT EXISTS (
        SELECT FROM session o JOIN account a ON a.id = o.account_id
          WHERE o.token_hash = decode(x.token, 'hex') AND o.ended_at IS NULL AND a.xmin::text = x.mark) ORDER BY n),
      count(DISTINCT x.member)
    INTO members, books, lots, modes, kinds, moments, play_mosts, member_mosts, chases, stops, owners, calls, intents, hashes, answers,
      wallets, houses, changed, different
    FROM ROWS FROM (json_to_recordset(bets) AS (member integer, book text, lot text, mode smallint, kind integer, moment timestamptz,
        stamp bigint, "playMost" json, "memberMost" bigint, "isChase" boolean, "isStopping" boolean, token text, mark text,
        owner text, call text, intent text, "bodyHash" text, answer text)) WITH ORDINALITY
      AS x(member, book, lot, mode, kind, moment, stamp, play_most, member_most, is_chase, is_stopping, token, mark, owner, call, intent,
        hash, answer, n);
  SELECT array_agg(x.bet), array_agg(x."qiHao"), array_agg(x."sealsAt"), array_agg(x."playCode"), array_agg(x.selection), array_agg(x.terms),
      array_agg(x."haoMa"), array_agg(x.units), array_agg(x.stake), array_agg(x."chaseNumber")
    INTO bet_of, periods, seals, plays, selections, terms, texts, units, stakes, numbers
    FROM json_to_recordset(orders) AS x(bet integer, "qiHao" text, "sealsAt" timestamptz, "playCode" text, selection json, terms json,
      "haoMa" text, units bigint, stake bigint, "chaseNumber" integer);
  IF different < cardinality(members) THEN RAISE EXCEPTION 'a member''s bets go one after the other' USING ERRCODE = 'LE004'; END IF;
  FOR n IN 1..cardinality(members) LOOP
    IF wallets[n] IS NULL THEN RAISE EXCEPTION 'account % has no % wallet', members[n], books[n] USING ERRCODE = 'LE004'; END IF;
    IF houses[n] IS NULL THEN houses[n] := bet_house(books[n], bet_part('stakes', members[n])); END IF;
  END LOOP;

  PERFORM pg_advisory_xact_lock_shared(lottery_period_key(x.lot, x.qi))
    FROM (SELECT DISTINCT lots[y.bet] AS lot, y.qi FROM unnest(bet_of, periods) AS y(bet, qi) ORDER BY 1, 2) x;
  -- One player's slips in turn, so that limits count what is there. The accounts are locked last: others ask for the station's.
  PERFORM pg_advisory_xact_lock(hashtextextended(here || ' member ' || x.member, 7204))
    FROM (SELECT y.member FROM unnest(members) AS y(member) ORDER BY 1) x;

  SELECT array_agg(x.total ORDER BY x.n), array_agg(coalesce(x.closed, x.over) ORDER BY x.n),
      array_agg(CASE WHEN x.changed THEN 'ST001' WHEN x.is_told THEN 'IN001' WHEN x.closed IS NOT NULL THEN 'BE001'
        WHEN x.over IS NOT NULL THEN 'BE002' WHEN x.is_over THEN 'BE003' END ORDER BY x.n)
    INTO totals, details, refusals
    FROM (SELECT b.n, b.changed,
        (SELECT sum(o.stake) FROM unnest(bet_of, stakes) AS o(bet, stake) WHERE o.bet = b.n) AS total,
        EXISTS (SELECT FROM intent i WHERE i.station = here AND i.owner = b.owner AND i.call = b.call AND i.id = b.intent) AS is_told,
        -- A later period of a chase has no commitment yet; the calendar told when it seals.
        (SELECT o.qi FROM unnest(bet_of, periods, seals) AS o(bet, qi, seal)
          LEFT JOIN lottery_period p ON p.lot_code = b.lot AND p.qi_hao = o.qi
          WHERE o.bet = b.n AND (p.state IS NULL AND b.is_chase IS NOT TRUE OR p.state <> 'open' OR b.moment >= coalesce(p.seals_at, o.seal))
          ORDER BY o.qi LIMIT 1) AS closed,
        (SELECT y.play FROM (SELECT o.qi, o.play, sum(o.stake) AS stake FROM unnest(bet_of, periods, plays, stakes) AS o(bet, qi, play, stake)
            WHERE o.bet = b.n GROUP BY o.qi, o.play) y
          WHERE y.stake + (SELECT coalesce(sum(o.stake), 0) FROM bet_order o WHERE o.station = here AND o.account_id = b.member
            AND o.lot_code = b.lot AND o.qi_hao = y.qi AND o.play_code = y.play AND o.status <> 4) > coalesce((b.play_most ->> y.play)::bigint, 0)
          LIMIT 1) AS over,
        EXISTS (SELECT FROM (SELECT o.qi, sum(o.stake) AS stake FROM unnest(bet_of, periods, stakes) AS o(bet, qi, stake)
            WHERE o.bet = b.n GROUP BY o.qi) y
          WHERE y.stake + (SELECT coalesce(sum(o.stake), 0) FROM bet_order o WHERE o.station = here AND o.account_id = b.member
            AND o.lot_code = b.lot AND o.qi_hao = y.qi AND o.version = b.mode AND o.status <> 4) > coalesce(b.member_most, 0)) AS is_over
      FROM unnest(members, lots, modes, moments, play_mosts, member_mosts, chases, changed, owners, calls, intents) WITH ORDINALITY
        AS b(member, lot, mode, moment, play_most, member_most, is_chase, changed, owner, call, intent, n)) x;

  -- An array begins at the place that is filled first, unless all are there.
  plans := array_fill(NULL::bigint, ARRAY[cardinality(members)]);
  results := array_fill(NULL::json, ARRAY[cardinality(members)]);
  -- Every account in the order of its id, as ledger_post does; seen as they are once they are locked.
  SELECT array_agg(l.balance ORDER BY w.n) INTO balances
    FROM (SELECT a.id, a.balance FROM ledger_account a WHERE a.id = ANY (wallets || houses) ORDER BY a.id FOR UPDATE) l
    JOIN unnest(wallets) WITH ORDINALITY AS w(id, n) ON w.id = l.id;
  FOR n IN 1..cardinality(members) LOOP
    balances[n] := balances[n] - totals[n];
    IF refusals[n] IS NULL AND balances[n] < 0 THEN refusals[n] := 'LE001'; END IF;
    IF refusals[n] IS NULL AND chases[n] THEN
      INSERT INTO chase_plan (station, account_id, lot_code, is_stopping_on_win, periods, stake, created_at)
        SELECT here, members[n], lots[n], stops[n], count(DISTINCT o.qi), totals[n], moments[n]
          FROM unnest(bet_of, periods) AS o(bet, qi) WHERE o.bet = n RETURNING id INTO plan;
      plans[n] := plan;
    END IF;
  END LOOP;

  WITH placed AS (
    INSERT INTO bet_order (station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms, hao_ma,
        units, stake, chase_id, chase_number, created_at)
      SELECT here, members[o.bet], books[o.bet], lots[o.bet], modes[o.bet], o.qi, o.seal, o.play, o.selection, o.terms, o.hao_ma, o.units,
          o.stake, plans[o.bet], o.number, moments[o.bet]
        FROM unnest(bet_of, periods, seals, plays, selections, terms, texts, units, stakes, numbers) WITH ORDINALITY
          AS o(bet, qi, seal, play, selection, terms, hao_ma, units, stake, number, n)
        WHERE refusals[o.bet] IS NULL ORDER BY o.n RETURNING id)
  SELECT array_agg(p.id ORDER BY p.id) INTO ids FROM placed p;
  FOR n IN 1..cardinality(members) LOOP
    CONTINUE WHEN refusals[n] IS NOT NULL;
    own := ids[at + 1 : at + cardinality(array_positions(bet_of, n))];
    at := at + cardinality(own);
    results[n] := json_build_object('ids', own::text[], 'plan', plans[n]::text, 'balance', balances[n]::text);
    firsts := firsts || own[1]::text;
    types := types || kinds[n];
    payers := payers || houses[n];
    takers := takers || wallets[n];
    amounts := amounts || -totals[n];
    times := times || moments[n];
  END LOOP;
  IF firsts IS NOT NULL THEN
    PERFORM ledger_write(types, 'slip', firsts, payers, takers, amounts, times);
    INSERT INTO intent (station, owner, call, id, body_hash, at, answer, result)
      SELECT here, b.owner, b.call, b.intent, decode(b.hash, 'hex'), b.moment, b.answer::json, b.result
        FROM unnest(owners, calls, intents, hashes, moments, answers, results) AS b(owner, call, intent, hash, moment, answer, result)
        WHERE b.result IS NOT NULL AND b.intent IS NOT NULL;
  END IF;
  RETURN QUERY SELECT * FROM unnest(refusals, details, results);
END $$;
REVOKE ALL ON FUNCTION bet_place FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bet_place TO house_app;
