-- Locks what the money of these members is moved under, in the order in which placing a bet, taking part in an activity and moving money lock it: whoever was
-- there before ends first, and whoever comes later waits and sees the break.
CREATE OR REPLACE FUNCTION break_lock(members integer[]) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  station_code text := current_station();
BEGIN
  PERFORM pg_advisory_xact_lock_shared(x.key) FROM (SELECT DISTINCT lottery_period_key(o.lot_code, o.qi_hao) AS key
    FROM bet_order o WHERE o.station = station_code AND o.account_id = ANY (members) AND o.status = 1 /* waiting */ ORDER BY 1) x;
  PERFORM pg_advisory_xact_lock(hashtextextended(station_code || ' member ' || x.member, 7204)) FROM (SELECT unnest(members) AS member ORDER BY 1) x;
  PERFORM pg_advisory_xact_lock(hashtextextended(station_code || ' activity ' || x.member, 0)) FROM (SELECT unnest(members) AS member ORDER BY 1) x;
  PERFORM FROM account a WHERE a.station = station_code AND a.id = ANY (members) ORDER BY a.id FOR UPDATE;
  PERFORM bet_lock_wallets(array_agg(l.owner_id), array_agg(l.book)) FROM ledger_account l
    WHERE l.station = station_code AND l.owner_id = ANY (members) AND l.kind = 'wallet' HAVING count(*) > 0;
END $$;
REVOKE ALL ON FUNCTION break_lock FROM PUBLIC;
GRANT EXECUTE ON FUNCTION break_lock TO house_app;
