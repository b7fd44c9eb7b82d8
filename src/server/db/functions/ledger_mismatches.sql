-- Accounts of the current station whose balance or count is not that of their entries. Empty when all is well.
CREATE OR REPLACE FUNCTION ledger_mismatches() RETURNS TABLE (account_id bigint, balance bigint, entry_sum bigint, entries bigint, entry_count bigint)
  LANGUAGE sql STABLE AS $$
  SELECT a.id, a.balance, coalesce(sum(e.amount), 0)::bigint, a.entries, count(e.number)
    FROM ledger_account a LEFT JOIN ledger_entry e ON e.account_id = a.id
    GROUP BY a.id, a.balance, a.entries
    HAVING a.balance <> coalesce(sum(e.amount), 0) OR a.entries <> count(e.number)
$$;
GRANT EXECUTE ON FUNCTION ledger_mismatches TO house_app;
