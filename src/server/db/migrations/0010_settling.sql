-- Owns settling at an even pace: what a batch costs does not grow with what has been settled before.

-- Pays many players in one go: line i moves amounts[i] from the station to wallets[i] as a transaction of its own.
-- A reference that was posted before is passed over. Gives how many were posted.
CREATE OR REPLACE FUNCTION ledger_pay(kinds integer[], references_type text, references_id text[], wallets bigint[], amounts bigint[],
  moment timestamptz) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  here text := current_station();
  -- Of each line the part of the station that pays, and the transaction.
  houses bigint[];
  posted bigint[];
BEGIN
  IF EXISTS (SELECT FROM unnest(amounts) x WHERE x <= 0) THEN
    RAISE EXCEPTION 'a payment is more than nothing' USING ERRCODE = 'LE004';
  END IF;
  SELECT array_agg(x.kind), array_agg(x.ref), array_agg(x.wallet), array_agg(x.amount), array_agg(coalesce(x.house, x.opened))
    INTO kinds, references_id, wallets, amounts, houses
    FROM (SELECT y.kind, y.ref, y.wallet, y.amount, h.id AS house, CASE WHEN h.id IS NULL THEN bet_house(h.book, h.part) END AS opened
      FROM unnest(kinds, references_id, wallets, amounts) WITH ORDINALITY AS y(kind, ref, wallet, amount, place)
      CROSS JOIN LATERAL (SELECT w.book, bet_part('payouts', w.owner_id) AS part, (SELECT a.id FROM ledger_account a
          WHERE a.station = here AND a.owner_id = 0 AND a.kind = 'house' AND a.book = w.book
            AND a.part = bet_part('payouts', w.owner_id)) AS id
        FROM (SELECT 1) one LEFT JOIN ledger_account w ON w.id = y.wallet AND w.station = here AND w.kind = 'wallet' OFFSET 0) h
      -- Asked line by line through the index: as a join the planner may go through all payments there have ever been, for each line.
      WHERE (SELECT t.id FROM ledger_transaction t
        WHERE t.station = here AND t.ref_type = references_type AND t.ref_id = y.ref AND t.type = y.kind) IS NULL
      ORDER BY y.place) x;
  IF kinds IS NULL THEN RETURN 0; END IF;
  IF array_position(houses, NULL) IS NOT NULL THEN
    RAISE EXCEPTION 'a payment goes to a wallet of this station' USING ERRCODE = 'LE004';
  END IF;
  -- Every account in the order of its id, as ledger_post does, so that the two never wait for each other in a ring.
  PERFORM 1 FROM ledger_account a WHERE a.id = ANY (wallets || houses) ORDER BY a.id FOR UPDATE;
  WITH written AS (
    INSERT INTO ledger_transaction (station, type, ref_type, ref_id, at)
      SELECT here, l.kind, references_type, l.ref, moment
        FROM unnest(kinds, references_id) WITH ORDINALITY AS l(kind, ref, place) ORDER BY l.place RETURNING id)
  SELECT array_agg(w.id ORDER BY w.id) INTO posted FROM written w;
  WITH legs AS (
    SELECT leg.account, leg.amount, l.id FROM unnest(posted, houses, wallets, amounts) AS l(id, house, wallet, amount)
      CROSS JOIN LATERAL (VALUES (l.house, -l.amount), (l.wallet, l.amount)) AS leg(account, amount)),
  numbered AS (
    SELECT g.*, row_number() OVER w AS place, sum(g.amount) OVER w AS folded
      FROM legs g WINDOW w AS (PARTITION BY g.account ORDER BY g.id)),
  entered AS (
    INSERT INTO ledger_entry (station, account_id, number, transaction_id, amount, balance_after)
      SELECT here, n.account, a.entries + n.place, n.id, n.amount, a.balance + n.folded
        FROM numbered n JOIN ledger_account a ON a.id = n.account)
  UPDATE ledger_account a SET balance = a.balance + s.amount, entries = a.entries + s.count
    FROM (SELECT g.account, sum(g.amount)::bigint AS amount, count(*) AS count FROM legs g GROUP BY g.account) s WHERE a.id = s.account;
  RETURN cardinality(posted);
END $$;

-- The same guard, asked only where something is wrong: an order that ends as it may costs it nothing.
DROP TRIGGER ends_once ON bet_order;
CREATE TRIGGER ends_once BEFORE UPDATE ON bet_order FOR EACH ROW
  WHEN (OLD.status <> 1 OR (NEW.stake, NEW.account_id, NEW.qi_hao, NEW.lot_code, NEW.play_code, NEW.selection::text, NEW.terms::text)
    IS DISTINCT FROM (OLD.stake, OLD.account_id, OLD.qi_hao, OLD.lot_code, OLD.play_code, OLD.selection::text, OLD.terms::text))
  EXECUTE FUNCTION bet_order_guard();
CREATE TRIGGER never_deleted BEFORE DELETE ON bet_order FOR EACH ROW EXECUTE FUNCTION bet_order_guard();
