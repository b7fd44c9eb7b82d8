-- Writes many transactions at once: line i moves amounts[i] from houses[i] to wallets[i] at moments[i], as a transaction of its own.
-- The caller has locked all of these accounts in the order of their ids, and has checked balances and that no reference was posted before.
CREATE OR REPLACE FUNCTION ledger_write(kinds integer[], references_type text, references_id text[], houses bigint[], wallets bigint[],
  amounts bigint[], moments timestamptz[]) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  station_code text := current_station();
  posted bigint[];
BEGIN
  -- 1. Write the transactions.
  WITH written AS (
    INSERT INTO ledger_transaction (station, type, ref_type, ref_id, at)
      SELECT station_code, l.kind, references_type, l.ref, l.moment
        FROM unnest(kinds, references_id, moments) WITH ORDINALITY AS l(kind, ref, moment, place) ORDER BY l.place RETURNING id)
  SELECT array_agg(w.id ORDER BY w.id) INTO posted FROM written w;

  -- 2. Write two entries for each, with the number and balance each account has reached, and bring the accounts to their last ones.
  WITH legs AS (
    SELECT leg.account, leg.amount, l.id, l.kind, l.moment
      FROM unnest(posted, houses, wallets, amounts, kinds, moments) AS l(id, house, wallet, amount, kind, moment)
      CROSS JOIN LATERAL (VALUES (l.house, -l.amount), (l.wallet, l.amount)) AS leg(account, amount)),
  numbered AS (
    SELECT g.*, row_number() OVER w AS place, sum(g.amount) OVER w AS running_total
      FROM legs g WINDOW w AS (PARTITION BY g.account ORDER BY g.id)),
  entered AS (
    INSERT INTO ledger_entry (station, account_id, number, transaction_id, amount, balance_after, type, at)
      SELECT station_code, n.account, a.entries + n.place, n.id, n.amount, a.balance + n.running_total, n.kind, n.moment
        FROM numbered n JOIN ledger_account a ON a.id = n.account)
  UPDATE ledger_account a SET balance = a.balance + s.amount, entries = a.entries + s.count
    FROM (SELECT g.account, sum(g.amount)::bigint AS amount, count(*) AS count FROM legs g GROUP BY g.account) s WHERE a.id = s.account;
END $$;
REVOKE ALL ON FUNCTION ledger_write FROM PUBLIC;
