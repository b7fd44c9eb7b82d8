-- Rows of ledger_day in the current station that are not the sums of their entries. Empty when all is well.
CREATE OR REPLACE FUNCTION ledger_day_mismatches() RETURNS TABLE (account_id bigint, day date, type integer) LANGUAGE sql STABLE AS $$
  SELECT coalesce(d.account_id, e.account_id), coalesce(d.day, e.day), coalesce(d.type, e.type)
    FROM ledger_day d FULL JOIN (
      SELECT x.account_id, beijing_day(x.at) AS day, x.type, count(*) AS entries, sum(greatest(x.amount, 0)) AS income,
          sum(greatest(-x.amount, 0)) AS outgo, min(x.balance_after) AS lowest
        FROM ledger_entry x JOIN ledger_account a ON a.id = x.account_id AND a.kind = 'wallet' GROUP BY 1, 2, 3) e
      ON e.account_id = d.account_id AND e.day = d.day AND e.type = d.type
    WHERE (d.entries, d.income, d.outgo, d.lowest) IS DISTINCT FROM (e.entries, e.income, e.outgo, e.lowest)
$$;
GRANT EXECUTE ON FUNCTION ledger_day_mismatches TO house_app;
