-- Takes back what settled bets paid as commission, exactly and at most once for each settlement: called by bet_roll_back(), before the bets lose what
-- their settlement says.
-- commission_pay() moves the money. Returns how many bets had not been taken back before.
CREATE OR REPLACE FUNCTION commission_reverse(orders bigint[], moment timestamptz) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
DECLARE
  station_code text := current_station();
  reversed bigint[];
BEGIN
  IF station_code IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;
  WITH fresh AS (
    INSERT INTO commission_reversed (station, order_id, round, at)
      SELECT station_code, o.id, o.settle_round, moment FROM bet_order o
        WHERE o.station = station_code AND o.id = ANY (orders) AND o.uplines <> '{}' AND commission_basis(o) > 0
      ON CONFLICT DO NOTHING RETURNING order_id)
  SELECT coalesce(array_agg(f.order_id), '{}') INTO reversed FROM fresh f;
  INSERT INTO commission (station, account_id, is_direct, lot_code, qi_hao, bets, basis, amount, at)
    SELECT station_code, s.upline, s.distance = 1, o.lot_code, o.qi_hao, count(*), sum(commission_basis(o)), -sum(s.share), moment
      FROM bet_order o CROSS JOIN LATERAL commission_shares(commission_basis(o), o.uplines, o.rates) s
      WHERE o.station = station_code AND o.id = ANY (reversed)
      GROUP BY s.upline, s.distance = 1, o.lot_code, o.qi_hao HAVING sum(s.share) > 0;
  RETURN cardinality(reversed);
END $$;
REVOKE ALL ON FUNCTION commission_reverse FROM PUBLIC;
GRANT EXECUTE ON FUNCTION commission_reverse TO house_app;
