-- Pays at most so many rows of commission that wait, each once by a ledger transaction of its own (type 11 from a direct member, 13 from further
-- below), and takes back those below 0 (12, 14). What a balance does not cover becomes debt, which later commission repays. Returns how many rows.
CREATE OR REPLACE FUNCTION commission_pay(most integer, moment timestamptz) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
DECLARE
  station_code text := current_station();
  due bigint[];
  house bigint;
  one record;
  kinds integer[];
  wallet bigint;
  money bigint;
  owed bigint;
BEGIN
  IF station_code IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;
  SELECT array_agg(c.id ORDER BY c.id) INTO due FROM (SELECT x.id FROM commission x WHERE x.station = station_code AND x.paid_at IS NULL
    ORDER BY x.id LIMIT most FOR UPDATE SKIP LOCKED) c;
  IF due IS NULL THEN RETURN 0; END IF;
  house := ledger_house_account('real', 'commission');
  -- All accounts in the order of their ids, as everybody locks them.
  PERFORM 1 FROM ledger_account a WHERE a.id = house OR a.station = station_code AND a.kind = 'wallet' AND a.book = 'real' AND a.part = ''
      AND a.owner_id IN (SELECT c.account_id FROM commission c WHERE c.id = ANY (due))
    ORDER BY a.id FOR UPDATE;
  FOR one IN SELECT c.* FROM commission c WHERE c.id = ANY (due) ORDER BY c.id LOOP
    kinds := CASE WHEN one.is_direct THEN ARRAY[11, 12] ELSE ARRAY[13, 14] END;
    SELECT a.id, a.balance INTO STRICT wallet, money FROM ledger_account a
      WHERE a.station = station_code AND a.owner_id = one.account_id AND a.kind = 'wallet' AND a.book = 'real' AND a.part = '';
    IF one.amount > 0 THEN
      PERFORM ledger_post(kinds[1], 'commission', one.id::text, one.lot_code || ' ' || one.qi_hao, moment, ARRAY[house, wallet], ARRAY[-one.amount, one.amount]);
      SELECT least(d.amount, money + one.amount) INTO owed FROM commission_debt d
        WHERE d.station = station_code AND d.account_id = one.account_id AND d.amount > 0 FOR UPDATE;
      IF owed > 0 THEN
        PERFORM ledger_post(kinds[2], 'commission debt', one.id::text, '', moment, ARRAY[wallet, house], ARRAY[-owed, owed]);
        UPDATE commission_debt d SET amount = d.amount - owed WHERE d.station = station_code AND d.account_id = one.account_id;
      END IF;
    ELSE
      money := least(money, -one.amount);
      IF money > 0 THEN
        PERFORM ledger_post(kinds[2], 'commission', one.id::text, one.lot_code || ' ' || one.qi_hao, moment, ARRAY[wallet, house], ARRAY[-money, money]);
      END IF;
      IF money < -one.amount THEN
        INSERT INTO commission_debt AS d (station, account_id, amount) VALUES (station_code, one.account_id, -one.amount - money)
          ON CONFLICT (station, account_id) DO UPDATE SET amount = d.amount + excluded.amount;
      END IF;
    END IF;
  END LOOP;
  UPDATE commission c SET paid_at = moment WHERE c.id = ANY (due);
  RETURN cardinality(due);
END $$;
REVOKE ALL ON FUNCTION commission_pay FROM PUBLIC;
GRANT EXECUTE ON FUNCTION commission_pay TO house_app;
