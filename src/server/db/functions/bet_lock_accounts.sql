-- Locks the ledger accounts that ending these orders moves money between. Accounts are locked before orders, as
-- placing does, so that the two never wait for each other in a circle.
CREATE OR REPLACE FUNCTION bet_lock_accounts(orders bigint[]) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
BEGIN
  PERFORM bet_lock_wallets(array_agg(x.account_id), array_agg(x.book))
    FROM (SELECT DISTINCT o.account_id, o.book FROM bet_order o WHERE o.station = current_station() AND o.id = ANY (orders)) x;
END $$;
REVOKE ALL ON FUNCTION bet_lock_accounts FROM PUBLIC;
