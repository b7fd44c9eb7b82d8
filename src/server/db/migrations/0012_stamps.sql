-- Owns posting that writes type and moment of an entry itself: they need not be looked up again, entry by entry, while a bet waits.

-- The one way to move money: amounts[i] goes to accounts[i], all in one book, summing to zero. Locks in the order of
-- account ids. Gives the transaction's id; nothing when this reference was posted before. LE001: balance too small.
CREATE OR REPLACE FUNCTION ledger_post(kind integer, reference_type text, reference_id text, note text, moment timestamptz,
  accounts bigint[], amounts bigint[]) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  here text := current_station();
  posted bigint;
  known integer;
  books integer;
  wanted integer;
  short bigint;
BEGIN
  IF here IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;
  IF cardinality(accounts) <> cardinality(amounts) OR cardinality(accounts) < 2 THEN
    RAISE EXCEPTION 'a ledger transaction has two legs or more, each with an amount' USING ERRCODE = 'LE004';
  END IF;
  INSERT INTO ledger_transaction (station, type, ref_type, ref_id, remark, at)
    VALUES (here, kind, reference_type, reference_id, note, moment)
    ON CONFLICT (station, ref_type, ref_id, type) DO NOTHING RETURNING id INTO posted;
  IF posted IS NULL THEN RETURN NULL; END IF;

  -- Locked in this order, and seen as they are once they are locked.
  SELECT count(*), count(DISTINCT l.book), min(l.id) FILTER (WHERE l.owner_id <> 0 AND l.balance + l.amount < 0), max(l.wanted)
    INTO known, books, short, wanted
    FROM (SELECT a.id, a.book, a.owner_id, a.balance, x.amount, x.wanted FROM ledger_account a
      JOIN (SELECT y.account, sum(y.amount) AS amount, count(*) OVER () AS wanted
        FROM unnest(accounts, amounts) AS y(account, amount) GROUP BY y.account) x ON a.id = x.account
      WHERE a.station = here ORDER BY a.id FOR UPDATE OF a) l;
  IF known = 0 OR known <> wanted OR books <> 1 THEN
    RAISE EXCEPTION 'the legs are not accounts of one book of this station' USING ERRCODE = 'LE004';
  END IF;
  IF short IS NOT NULL THEN
    RAISE EXCEPTION 'the balance of ledger account % is too small', short USING ERRCODE = 'LE001';
  END IF;

  WITH changed AS (
    UPDATE ledger_account a SET balance = a.balance + x.amount, entries = a.entries + 1
      FROM (SELECT y.account, sum(y.amount)::bigint AS amount
        FROM unnest(accounts, amounts) AS y(account, amount) GROUP BY y.account) x
      WHERE a.station = here AND a.id = x.account AND x.amount <> 0
      RETURNING a.id, a.entries, a.balance, x.amount)
  INSERT INTO ledger_entry (station, account_id, number, transaction_id, amount, balance_after, type, at)
    SELECT here, c.id, c.entries, posted, c.amount, c.balance, kind, moment FROM changed c;
  RETURN posted;
END $$;

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
    SELECT leg.account, leg.amount, l.id, l.kind FROM unnest(posted, houses, wallets, amounts, kinds) AS l(id, house, wallet, amount, kind)
      CROSS JOIN LATERAL (VALUES (l.house, -l.amount), (l.wallet, l.amount)) AS leg(account, amount)),
  numbered AS (
    SELECT g.*, row_number() OVER w AS place, sum(g.amount) OVER w AS folded
      FROM legs g WINDOW w AS (PARTITION BY g.account ORDER BY g.id)),
  entered AS (
    INSERT INTO ledger_entry (station, account_id, number, transaction_id, amount, balance_after, type, at)
      SELECT here, n.account, a.entries + n.place, n.id, n.amount, a.balance + n.folded, n.kind, moment
        FROM numbered n JOIN ledger_account a ON a.id = n.account)
  UPDATE ledger_account a SET balance = a.balance + s.amount, entries = a.entries + s.count
    FROM (SELECT g.account, sum(g.amount)::bigint AS amount, count(*) AS count FROM legs g GROUP BY g.account) s WHERE a.id = s.account;
  RETURN cardinality(posted);
END $$;

-- For whatever else writes an entry.
DROP TRIGGER stamps ON ledger_entry;
CREATE TRIGGER stamps BEFORE INSERT ON ledger_entry FOR EACH ROW WHEN (NEW.type IS NULL OR NEW.at IS NULL)
  EXECUTE FUNCTION ledger_entry_stamp();
