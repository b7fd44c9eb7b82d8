-- Posts one transaction: amounts[i] goes to accounts[i], all in one book, summing to zero. Apart from stakes and payouts of bets
-- (ledger_write()) this is the only way to move money. Returns the transaction's id, or null when this reference was posted before.
-- Raises BK001 where a member in a break would move money to a platform, trade points or donate, LE001 where a player's balance is too small, or less is owed than is repaid, LE004 where the arguments are wrong.
CREATE OR REPLACE FUNCTION ledger_post(kind integer, reference_type text, reference_id text, note text, moment timestamptz,
  accounts bigint[], amounts bigint[]) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  station_code text := current_station();
  posted bigint;
  account_count integer;
  found_count integer;
  book_count integer;
  overdrawn bigint;
BEGIN
  -- 1. Check the arguments.
  IF station_code IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;
  IF cardinality(accounts) <> cardinality(amounts) OR cardinality(accounts) < 2 THEN
    RAISE EXCEPTION 'a ledger transaction has two legs or more, each with an amount' USING ERRCODE = 'LE004';
  END IF;

  -- 2. Write the transaction, unless its reference is there already.
  INSERT INTO ledger_transaction (station, type, ref_type, ref_id, remark, at)
    VALUES (station_code, kind, reference_type, reference_id, note, moment)
    ON CONFLICT (station, ref_type, ref_id, type) DO NOTHING RETURNING id INTO posted;
  IF posted IS NULL THEN RETURN NULL; END IF;

  -- 3. Lock the accounts in the order of their ids, and check them as they are once they are locked.
  SELECT count(*), count(DISTINCT l.book), min(l.id) FILTER (WHERE CASE WHEN l.kind = 'debt' THEN l.balance + l.amount > 0 ELSE l.owner_id <> 0 AND l.balance + l.amount < 0 END), max(l.account_count)
    INTO found_count, book_count, overdrawn, account_count
    FROM (SELECT a.id, a.book, a.kind, a.owner_id, a.balance, x.amount, x.account_count FROM ledger_account a
      JOIN (SELECT y.account, sum(y.amount) AS amount, count(*) OVER () AS account_count
        FROM unnest(accounts, amounts) AS y(account, amount) GROUP BY y.account) x ON a.id = x.account
      WHERE a.station = station_code ORDER BY a.id FOR UPDATE OF a) l;
  IF found_count = 0 OR found_count <> account_count OR book_count <> 1 THEN
    RAISE EXCEPTION 'the legs are not accounts of one book of this station' USING ERRCODE = 'LE004';
  END IF;
  -- Once the wallet is locked a break that was being taken is committed.
  IF kind IN (16, 19, 20, 301) AND EXISTS (SELECT FROM ledger_account a WHERE a.station = station_code AND a.id = ANY (accounts)
    AND a.owner_id <> 0 AND a.kind = 'wallet' AND break_holds(a.owner_id, moment)) THEN
    RAISE EXCEPTION 'the member is in a break' USING ERRCODE = 'BK001';
  END IF;
  IF overdrawn IS NOT NULL THEN
    RAISE EXCEPTION 'the balance of ledger account % is too small', overdrawn USING ERRCODE = 'LE001';
  END IF;

  -- 4. Move the balances, and write an entry for each account whose balance moves.
  WITH changed AS (
    UPDATE ledger_account a SET balance = a.balance + x.amount, entries = a.entries + 1
      FROM (SELECT y.account, sum(y.amount)::bigint AS amount
        FROM unnest(accounts, amounts) AS y(account, amount) GROUP BY y.account) x
      WHERE a.station = station_code AND a.id = x.account AND x.amount <> 0
      RETURNING a.id, a.entries, a.balance, x.amount)
  INSERT INTO ledger_entry (station, account_id, number, transaction_id, amount, balance_after, type, at)
    SELECT station_code, c.id, c.entries, posted, c.amount, c.balance, kind, moment FROM changed c;
  RETURN posted;
END $$;
REVOKE ALL ON FUNCTION ledger_post FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_post TO house_app;
