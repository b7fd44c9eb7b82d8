-- Owns how a bet goes to the database once: what it goes by is confirmed there, and what came of it is kept with its intent.

-- Counts the changes of what a station plays by. Whoever read the terms of a lottery knows by it that they still are what they were.
CREATE TABLE play_stamp (
  station text PRIMARY KEY,
  stamp bigint NOT NULL
);
CALL keep_apart('play_stamp', 'SELECT');

CREATE FUNCTION play_stamp_on() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    UPDATE play_stamp SET stamp = stamp + 1;
  ELSE
    INSERT INTO play_stamp AS s (station, stamp)
      SELECT DISTINCT x.station, 1 FROM unnest(ARRAY[OLD.station, NEW.station]) AS x(station) WHERE x.station IS NOT NULL
      ON CONFLICT (station) DO UPDATE SET stamp = s.stamp + 1;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER stamps AFTER INSERT OR UPDATE OR DELETE ON lottery FOR EACH ROW EXECUTE FUNCTION play_stamp_on();
CREATE TRIGGER stamps AFTER INSERT OR UPDATE OR DELETE ON play_setting FOR EACH ROW EXECUTE FUNCTION play_stamp_on();
CREATE TRIGGER stamps AFTER INSERT OR UPDATE OR DELETE ON play_odds FOR EACH ROW EXECUTE FUNCTION play_stamp_on();
CREATE TRIGGER stamps AFTER INSERT OR UPDATE OR DELETE ON play_limit FOR EACH ROW EXECUTE FUNCTION play_stamp_on();
CREATE TRIGGER stamps_all AFTER TRUNCATE ON lottery FOR EACH STATEMENT EXECUTE FUNCTION play_stamp_on();
CREATE TRIGGER stamps_all AFTER TRUNCATE ON play_setting FOR EACH STATEMENT EXECUTE FUNCTION play_stamp_on();
CREATE TRIGGER stamps_all AFTER TRUNCATE ON play_odds FOR EACH STATEMENT EXECUTE FUNCTION play_stamp_on();
CREATE TRIGGER stamps_all AFTER TRUNCATE ON play_limit FOR EACH STATEMENT EXECUTE FUNCTION play_stamp_on();

-- Raises ST001 unless this session runs and its account is the version it was read as (PostgreSQL writes a new one for every change).
CREATE FUNCTION session_stands(token bytea, account_version text) RETURNS void LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM session s JOIN account a ON a.id = s.account_id
      WHERE s.token_hash = token AND s.ended_at IS NULL AND a.xmin::text = account_version) THEN
    RAISE EXCEPTION 'the session has ended, or its account has changed' USING ERRCODE = 'ST001';
  END IF;
END $$;

-- What the database made of an intent, where the answer leaves that out.
ALTER TABLE intent ADD COLUMN result json;

-- Places a whole slip, or a chase, in one call: period, limits, balance, ledger, orders. All or nothing.
-- `slip` is a list of {qiHao, sealsAt, playCode, selection, terms, haoMa, units, stake, chaseNumber?}; `read_at` the stamp the terms were
-- read with; `playMost` and `memberMost` the most a member may have on a play and on all plays in one period. Raises ST001 where the terms
-- have changed since, BE001 where a period takes no bets at `moment` (detail: its number), BE002 over a limit of the play (detail: play
-- code), BE003 over the member's, LE001 without the money.
DROP FUNCTION bet_place(integer, text, text, smallint, timestamptz, integer, json, json, bigint, boolean, boolean);
CREATE FUNCTION bet_place(member integer, in_book text, lot text, mode smallint, moment timestamptz, kind integer, slip json,
  read_at bigint, play_most json, member_most bigint, is_chase boolean, is_stopping boolean)
  RETURNS TABLE (ids bigint[], plan bigint, balance bigint)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
DECLARE
  here text := current_station();
  wallet bigint;
  house bigint;
  total bigint;
  stamp bigint;
  periods text[];
  seals timestamptz[];
  plays text[];
  stakes bigint[];
  refused text;
BEGIN
  IF here IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;
  SELECT array_agg(x."qiHao"), array_agg(x."sealsAt"), array_agg(x."playCode"), array_agg(x.stake), sum(x.stake),
      (SELECT s.stamp FROM play_stamp s WHERE s.station = here)
    INTO periods, seals, plays, stakes, total, stamp
    FROM json_to_recordset(slip) AS x("qiHao" text, "sealsAt" timestamptz, "playCode" text, stake bigint);
  IF read_at IS DISTINCT FROM coalesce(stamp, 0) THEN
    RAISE EXCEPTION 'the terms were read at %, and have changed', read_at USING ERRCODE = 'ST001';
  END IF;
  PERFORM pg_advisory_xact_lock_shared(lottery_period_key(lot, x.qi))
    FROM (SELECT DISTINCT qi FROM unnest(periods) qi ORDER BY qi) x;
  -- A later period of a chase has no commitment yet; the calendar told when it seals.
  SELECT x.qi INTO refused FROM (SELECT DISTINCT * FROM unnest(periods, seals) AS y(qi, seal)) x
    LEFT JOIN lottery_period p ON p.lot_code = lot AND p.qi_hao = x.qi
    WHERE (p.state IS NULL AND NOT is_chase) OR p.state <> 'open' OR moment >= coalesce(p.seals_at, x.seal)
    ORDER BY x.qi LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'period % takes no bets', refused USING ERRCODE = 'BE001', DETAIL = refused;
  END IF;

  -- One player's slips in turn, so that limits count what is there. The accounts are locked last: others ask for the station's.
  PERFORM pg_advisory_xact_lock(hashtextextended(here || ' member ' || member, 7204));
  SELECT x.play INTO refused FROM (SELECT y.qi, y.play, sum(y.stake) AS stake
      FROM unnest(periods, plays, stakes) AS y(qi, play, stake) GROUP BY y.qi, y.play) x
    WHERE x.stake + (SELECT coalesce(sum(o.stake), 0) FROM bet_order o WHERE o.station = here AND o.account_id = member
      AND o.lot_code = lot AND o.qi_hao = x.qi AND o.play_code = x.play AND o.status <> 4) > (play_most ->> x.play)::bigint
    LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'over the limit of %', refused USING ERRCODE = 'BE002', DETAIL = refused;
  END IF;
  PERFORM 1 FROM (SELECT y.qi, sum(y.stake) AS stake FROM unnest(periods, stakes) AS y(qi, stake) GROUP BY y.qi) x
    WHERE x.stake + (SELECT coalesce(sum(o.stake), 0) FROM bet_order o WHERE o.station = here AND o.account_id = member
      AND o.lot_code = lot AND o.qi_hao = x.qi AND o.version = mode AND o.status <> 4) > member_most
    LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'over the limit of a period' USING ERRCODE = 'BE003';
  END IF;

  IF is_chase THEN
    INSERT INTO chase_plan (station, account_id, lot_code, is_stopping_on_win, periods, stake, created_at)
      SELECT here, member, lot, is_stopping, count(DISTINCT qi), total, moment FROM unnest(periods) qi
      RETURNING id INTO plan;
  END IF;
  WITH placed AS (
    INSERT INTO bet_order (station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms, hao_ma,
        units, stake, chase_id, chase_number, created_at)
      SELECT here, member, in_book, lot, mode, x."qiHao", x."sealsAt", x."playCode", x.selection, x.terms, x."haoMa",
          x.units, x.stake, plan, x."chaseNumber", moment
        FROM json_to_recordset(slip) AS x("qiHao" text, "sealsAt" timestamptz, "playCode" text, selection json, terms json,
          "haoMa" text, units bigint, stake bigint, "chaseNumber" integer) RETURNING id)
  SELECT array_agg(placed.id ORDER BY placed.id) INTO ids FROM placed;
  SELECT w.id, h.id INTO wallet, house FROM ledger_account w
    LEFT JOIN ledger_account h ON h.station = here AND h.owner_id = 0 AND h.kind = 'house' AND h.book = in_book
      AND h.part = bet_part('stakes', member)
    WHERE w.station = here AND w.owner_id = member AND w.kind = 'wallet' AND w.book = in_book AND w.part = '';
  IF wallet IS NULL THEN RAISE EXCEPTION 'account % has no % wallet', member, in_book USING ERRCODE = 'LE004'; END IF;
  house := coalesce(house, bet_house(in_book, bet_part('stakes', member)));
  PERFORM ledger_post(kind, 'slip', ids[1]::text, '', moment, ARRAY[house, wallet], ARRAY[total, -total]);
  SELECT a.balance INTO balance FROM ledger_account a WHERE a.id = wallet;
  RETURN NEXT;
END $$;
REVOKE ALL ON FUNCTION bet_place(integer, text, text, smallint, timestamptz, integer, json, bigint, json, bigint, boolean, boolean) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bet_place(integer, text, text, smallint, timestamptz, integer, json, bigint, json, bigint, boolean, boolean) TO house_app;
