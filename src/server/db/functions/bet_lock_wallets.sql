-- Locks the ledger accounts that paying these members moves money between, in the order of their ids; a member stands beside each book.
CREATE OR REPLACE FUNCTION bet_lock_wallets(owners integer[], books text[]) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
DECLARE
  station_code text := current_station();
BEGIN
  -- 1. Open the shards of the house account that are missing, before anything is locked.
  PERFORM ledger_house_account(x.book, x.shard)
    FROM (SELECT DISTINCT y.book, ledger_shard('payouts', y.owner) AS shard FROM unnest(owners, books) AS y(owner, book)) x
    WHERE NOT EXISTS (SELECT FROM ledger_account h WHERE h.station = station_code AND h.owner_id = 0 AND h.kind = 'house'
      AND h.book = x.book AND h.part = x.shard);

  -- 2. Lock the members' wallets and these shards.
  PERFORM 1 FROM ledger_account a WHERE a.id = ANY (ARRAY(
      SELECT (SELECT w.id FROM ledger_account w
          WHERE w.station = station_code AND w.owner_id = x.owner AND w.kind = 'wallet' AND w.book = x.book AND w.part = '')
        FROM unnest(owners, books) AS x(owner, book)
      UNION ALL
      SELECT (SELECT h.id FROM ledger_account h
          WHERE h.station = station_code AND h.owner_id = 0 AND h.kind = 'house' AND h.book = x.book AND h.part = x.shard)
        FROM (SELECT DISTINCT y.book, ledger_shard('payouts', y.owner) AS shard FROM unnest(owners, books) AS y(owner, book)) x))
    ORDER BY a.id FOR UPDATE;
END $$;
REVOKE ALL ON FUNCTION bet_lock_wallets FROM PUBLIC;
