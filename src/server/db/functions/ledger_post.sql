-- The one way to move money: amounts[i] goes to accounts[i], all in one book, summing to zero. Locks in the order of
-- account ids. Gives the transaction's id; nothing when this reference was posted before. LE001: balance too small.
CREATE OR REPLACE FUNCTION ledger_post(kind integer, reference_type text, reference_id text, note text, moment timestamptz,
  accounts bigint[], amounts bigint[]) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
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
REVOKE ALL ON FUNCTION ledger_post FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_post TO house_app;
