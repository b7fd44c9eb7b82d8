-- What does not add up in the current station: accounts whose balance is not the fold of their entries. Empty when sound.
CREATE OR REPLACE FUNCTION ledger_misfits() RETURNS TABLE (account_id bigint, balance bigint, fold bigint, entries bigint, counted bigint)
  LANGUAGE sql STABLE AS $$
  SELECT a.id, a.balance, coalesce(sum(e.amount), 0)::bigint, a.entries, count(e.number)
    FROM ledger_account a LEFT JOIN ledger_entry e ON e.account_id = a.id
    GROUP BY a.id, a.balance, a.entries
    HAVING a.balance <> coalesce(sum(e.amount), 0) OR a.entries <> count(e.number)
$$;
GRANT EXECUTE ON FUNCTION ledger_misfits TO house_app;
