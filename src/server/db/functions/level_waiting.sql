-- What deposits and settled bets have added to the levels of these members and is not counted yet.
CREATE OR REPLACE FUNCTION level_waiting(members integer[]) RETURNS TABLE (account_id integer, at timestamptz, deposit bigint, bet bigint)
  LANGUAGE sql STABLE AS $$
  SELECT e.account_id, e.at, e.deposit, e.bet FROM level_entry e WHERE e.station = current_station() AND e.account_id = ANY (members)
  UNION ALL
  SELECT x.account_id, s.at, 0, x.bet FROM level_settled s CROSS JOIN LATERAL unnest(s.accounts, s.bets) AS x(account_id, bet)
    WHERE s.station = current_station() AND s.accounts && members AND x.account_id = ANY (members) $$;
