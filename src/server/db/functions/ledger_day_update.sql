-- Keeps ledger_day, the sums of a wallet's entries by day and type, for all entries of a statement at once. Whoever posts has locked the
-- wallet's row, so its days are written by one transaction at a time.
CREATE OR REPLACE FUNCTION ledger_day_update() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  INSERT INTO ledger_day AS d (station, account_id, day, type, entries, income, outgo, lowest, first_number, last_number)
    SELECT e.station, e.account_id, beijing_day(e.at), e.type, count(*), sum(greatest(e.amount, 0)), sum(greatest(-e.amount, 0)),
        min(e.balance_after), min(e.number), max(e.number)
      FROM entered e JOIN ledger_account a ON a.id = e.account_id AND a.kind = 'wallet'
      GROUP BY e.station, e.account_id, beijing_day(e.at), e.type ORDER BY e.account_id
    ON CONFLICT (account_id, day, type) DO UPDATE SET entries = d.entries + excluded.entries, income = d.income + excluded.income,
      outgo = d.outgo + excluded.outgo, lowest = least(d.lowest, excluded.lowest),
      first_number = least(d.first_number, excluded.first_number), last_number = greatest(d.last_number, excluded.last_number);
  RETURN NULL;
END $$;
