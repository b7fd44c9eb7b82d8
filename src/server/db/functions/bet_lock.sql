-- Locks what ending these orders moves money between, in the order of ids: wallets before orders, as placing does.
CREATE OR REPLACE FUNCTION bet_lock(orders bigint[]) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
DECLARE
  here text := current_station();
  owners integer[];
  books text[];
BEGIN
  SELECT array_agg(x.account_id), array_agg(x.book) INTO owners, books
    FROM (SELECT DISTINCT o.account_id, o.book FROM bet_order o WHERE o.station = here AND o.id = ANY (orders)) x;
  -- A part that is not there yet is opened before anything is locked.
  PERFORM bet_house(x.book, x.part) FROM (SELECT DISTINCT y.book, bet_part('payouts', y.owner) AS part FROM unnest(owners, books) AS y(owner, book)) x
    WHERE NOT EXISTS (SELECT FROM ledger_account h WHERE h.station = here AND h.owner_id = 0 AND h.kind = 'house'
      AND h.book = x.book AND h.part = x.part);
  PERFORM 1 FROM ledger_account a WHERE a.id = ANY (ARRAY(
      SELECT (SELECT w.id FROM ledger_account w
          WHERE w.station = here AND w.owner_id = x.owner AND w.kind = 'wallet' AND w.book = x.book AND w.part = '')
        FROM unnest(owners, books) AS x(owner, book)
      UNION ALL
      SELECT (SELECT h.id FROM ledger_account h
          WHERE h.station = here AND h.owner_id = 0 AND h.kind = 'house' AND h.book = x.book AND h.part = x.part)
        FROM (SELECT DISTINCT y.book, bet_part('payouts', y.owner) AS part FROM unnest(owners, books) AS y(owner, book)) x))
    ORDER BY a.id FOR UPDATE;
END $$;
REVOKE ALL ON FUNCTION bet_lock FROM PUBLIC;
