-- Pays at most so many rows of commission that wait, each once by a ledger transaction of its own (type 11 from a direct member, 13 from further
-- below), and takes back those below 0 (12, 14). What a balance does not cover becomes debt (ledger_take_back()), which whatever comes later repays. Returns how many rows.
CREATE OR REPLACE FUNCTION commission_pay(most integer, moment timestamptz) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
DECLARE
  station_code text := current_station();
  due bigint[];
  house bigint;
  one record;
  kinds integer[];
  wallet bigint;
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
    IF one.amount > 0 THEN
      SELECT a.id INTO STRICT wallet FROM ledger_account a
        WHERE a.station = station_code AND a.owner_id = one.account_id AND a.kind = 'wallet' AND a.book = 'real' AND a.part = '';
      PERFORM ledger_post(kinds[1], 'commission', one.id::text, one.lot_code || ' ' || one.qi_hao, moment, ARRAY[house, wallet], ARRAY[-one.amount, one.amount]);
    ELSE
      PERFORM ledger_take_back(kinds[2], 'commission', one.id::text, one.lot_code || ' ' || one.qi_hao, moment, one.account_id, 'real', house, -one.amount);
    END IF;
  END LOOP;
  -- What came in repays what was owed first.
  PERFORM debt_repay(ARRAY(SELECT DISTINCT c.account_id FROM commission c WHERE c.id = ANY (due) AND c.amount > 0), 'real', moment);
  UPDATE commission c SET paid_at = moment WHERE c.id = ANY (due);
  RETURN cardinality(due);
END $$;
REVOKE ALL ON FUNCTION commission_pay FROM PUBLIC;
GRANT EXECUTE ON FUNCTION commission_pay TO house_app;
