-- Pays at most so many bonuses of levels that wait and whose members may be offered something, or the one that `member` has just claimed: each once by a
-- ledger transaction of its own (type 1000), with the turnover that it requires. Returns how many.
CREATE OR REPLACE FUNCTION level_gift_pay(most integer, moment timestamptz, member integer DEFAULT NULL, claimed text DEFAULT NULL) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  station_code text := current_station();
  members integer[];
  codes text[];
  bonus bigint;
  one record;
BEGIN
  IF station_code IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;
  SELECT array_agg(x.account_id), array_agg(x.code) INTO members, codes FROM (
    SELECT g.account_id, g.code FROM level_gift g JOIN account a ON a.station = g.station AND a.id = g.account_id
      WHERE g.station = station_code AND g.paid_at IS NULL AND CASE WHEN member IS NOT NULL THEN g.account_id = member AND g.code = claimed
        ELSE a.state = 'enabled' AND NOT break_bars_offers(g.account_id, moment) END
      ORDER BY g.account_id, g.code LIMIT most FOR UPDATE OF g SKIP LOCKED) x;
  IF members IS NULL THEN RETURN 0; END IF;

  -- 1. The station's account, and all accounts locked in the order of their ids, as everybody locks them.
  INSERT INTO ledger_account (station, owner_id, kind, book) VALUES (station_code, 0, 'bonus', 'real')
    ON CONFLICT (station, owner_id, kind, book, part) DO NOTHING;
  SELECT a.id INTO STRICT bonus FROM ledger_account a
    WHERE a.station = station_code AND a.owner_id = 0 AND a.kind = 'bonus' AND a.book = 'real' AND a.part = '';
  PERFORM 1 FROM ledger_account a WHERE a.station = station_code AND (a.id = bonus OR a.owner_id = ANY (members) AND a.kind = 'wallet' AND a.book = 'real' AND a.part = '')
    ORDER BY a.id FOR UPDATE;

  -- 2. Pay. The row of a bonus is locked and says that it waits, so its reference has not been posted before.
  FOR one IN SELECT g.account_id, g.code, g.amount, g.code || ' ' || g.account_id AS reference, w.id AS wallet
      FROM unnest(members, codes) AS x(account_id, code) JOIN level_gift g ON g.station = station_code AND g.account_id = x.account_id AND g.code = x.code
        JOIN ledger_account w ON w.station = station_code AND w.owner_id = g.account_id AND w.kind = 'wallet' AND w.book = 'real' AND w.part = ''
      ORDER BY g.account_id, g.code LOOP
    PERFORM ledger_post(1000, 'level', one.reference, one.code, moment, ARRAY[bonus, one.wallet], ARRAY[-one.amount, one.amount]);
  END LOOP;
  INSERT INTO turnover_item (station, account_id, source, ref_type, ref_id, base, factor, required, at)
    SELECT station_code, g.account_id, 'level', 'level', g.code || ' ' || g.account_id, g.amount, g.bet_factor, g.amount * g.bet_factor / 100, moment
      FROM unnest(members, codes) AS x(account_id, code) JOIN level_gift g ON g.station = station_code AND g.account_id = x.account_id AND g.code = x.code
      WHERE g.bet_factor > 0 ORDER BY g.account_id, g.code;
  UPDATE level_gift g SET paid_at = moment FROM unnest(members, codes) AS x(account_id, code)
    WHERE g.station = station_code AND g.account_id = x.account_id AND g.code = x.code;
  RETURN cardinality(members);
END $$;
REVOKE ALL ON FUNCTION level_gift_pay FROM PUBLIC;
GRANT EXECUTE ON FUNCTION level_gift_pay TO house_app;
