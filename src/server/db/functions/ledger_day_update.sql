-- Keeps ledger_day, the sums of a wallet's entries by day and type, for all entries of a statement at once, and writes down what they are for the
-- figures of teams. Whoever posts has locked the wallet's row, so its days are written by one transaction at a time.
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
  -- Types by column as in src/rules/team/report.ts; of what becomes debt and what repays it, each once, since debts are accounts of the team too. Stakes are open until bet_end() takes them back.
  INSERT INTO team_entry (station, account_id, day, deposit, unsettled, rebate, agent_rebate, activity, balance)
    SELECT e.station, a.owner_id, beijing_day(e.at),
        coalesce(sum(e.amount) FILTER (WHERE e.type IN (5, 6, 7, 77)), 0),
        coalesce(-sum(e.amount) FILTER (WHERE e.type IN (130, 140)), 0),
        coalesce(sum(e.amount) FILTER (WHERE e.type IN (9, 10)), 0),
        coalesce(sum(e.amount) FILTER (WHERE e.type IN (11, 12, 13, 14)), 0),
        coalesce(sum(e.amount) FILTER (WHERE e.type IN (18, 24, 79, 80, 81, 110, 111, 145, 777, 1000)), 0), coalesce(sum(e.amount) FILTER (WHERE a.kind = 'wallet'), 0)
      FROM entered e JOIN ledger_account a ON a.id = e.account_id AND a.is_in_team
      GROUP BY e.station, a.owner_id, beijing_day(e.at);
  RETURN NULL;
END $$;
