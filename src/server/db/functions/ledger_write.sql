-- Writes line i as a transaction of its own that moves amounts[i] from houses[i] to wallets[i] at moments[i]. Whoever asks for it holds
-- all of these accounts, in the order of their ids, and has looked at balances and for references that were posted before.
CREATE OR REPLACE FUNCTION ledger_write(kinds integer[], references_type text, references_id text[], houses bigint[], wallets bigint[],
  amounts bigint[], moments timestamptz[]) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  here text := current_station();
  posted bigint[];
BEGIN
  WITH written AS (
    INSERT INTO ledger_transaction (station, type, ref_type, ref_id, at)
      SELECT here, l.kind, references_type, l.ref, l.moment
        FROM unnest(kinds, references_id, moments) WITH ORDINALITY AS l(kind, ref, moment, place) ORDER BY l.place RETURNING id)
  SELECT array_agg(w.id ORDER BY w.id) INTO posted FROM written w;
  WITH legs AS (
    SELECT leg.account, leg.amount, l.id, l.kind, l.moment
      FROM unnest(posted, houses, wallets, amounts, kinds, moments) AS l(id, house, wallet, amount, kind, moment)
      CROSS JOIN LATERAL (VALUES (l.house, -l.amount), (l.wallet, l.amount)) AS leg(account, amount)),
  numbered AS (
    SELECT g.*, row_number() OVER w AS place, sum(g.amount) OVER w AS folded
      FROM legs g WINDOW w AS (PARTITION BY g.account ORDER BY g.id)),
  entered AS (
    INSERT INTO ledger_entry (station, account_id, number, transaction_id, amount, balance_after, type, at)
      SELECT here, n.account, a.entries + n.place, n.id, n.amount, a.balance + n.folded, n.kind, n.moment
        FROM numbered n JOIN ledger_account a ON a.id = n.account)
  UPDATE ledger_account a SET balance = a.balance + s.amount, entries = a.entries + s.count
    FROM (SELECT g.account, sum(g.amount)::bigint AS amount, count(*) AS count FROM legs g GROUP BY g.account) s WHERE a.id = s.account;
END $$;
REVOKE ALL ON FUNCTION ledger_write FROM PUBLIC;
