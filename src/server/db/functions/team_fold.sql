-- Adds at most so many rows of team_entry to the days of their members and of all above, and deletes them: in one statement, so that whoever reads
-- finds each of them either in the days or in team_entry. Returns how many there were. One process folds a station at a time.
CREATE OR REPLACE FUNCTION team_fold(most integer) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  station_code text := current_station();
  folded integer;
BEGIN
  IF station_code IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;
  PERFORM pg_advisory_xact_lock_shared(team_lock(station_code));
  WITH taken AS (
    DELETE FROM team_entry t WHERE t.id IN (
      SELECT e.id FROM team_entry e WHERE e.station = station_code ORDER BY e.id LIMIT most FOR UPDATE) RETURNING t.*),
  own AS (
    SELECT account_id, day, sum(deposit) AS deposit, sum(withdraw) AS withdraw, sum(bet) AS bet, sum(win) AS win, sum(unsettled) AS unsettled,
        sum(rebate) AS rebate, sum(agent_rebate) AS agent_rebate, sum(activity) AS activity, sum(balance) AS balance,
        sum(newcomers) AS newcomers, sum(new_agents) AS new_agents, sum(logins) AS logins, sum(first_logins) AS first_logins
      FROM taken GROUP BY account_id, day),
  own_lots AS (
    SELECT account_id, day, lot_code, sum(orders) AS orders, sum(bet) AS bet, sum(win) AS win, sum(slider) AS slider
      FROM taken WHERE lot_code <> '' GROUP BY account_id, day, lot_code),
  members AS (
    INSERT INTO member_day AS d (station, account_id, day, deposit, withdraw, bet, win, unsettled, rebate, agent_rebate, activity)
      SELECT station_code, o.account_id, o.day, o.deposit, o.withdraw, o.bet, o.win, o.unsettled, o.rebate, o.agent_rebate, o.activity FROM own o
        WHERE (o.deposit, o.withdraw, o.bet, o.win, o.unsettled, o.rebate, o.agent_rebate, o.activity) <> (0, 0, 0, 0, 0, 0, 0, 0)
      ON CONFLICT (station, account_id, day) DO UPDATE SET deposit = d.deposit + excluded.deposit, withdraw = d.withdraw + excluded.withdraw,
        bet = d.bet + excluded.bet, win = d.win + excluded.win, unsettled = d.unsettled + excluded.unsettled, rebate = d.rebate + excluded.rebate,
        agent_rebate = d.agent_rebate + excluded.agent_rebate, activity = d.activity + excluded.activity),
  teams AS (
    INSERT INTO team_day AS d (station, account_id, day, deposit, withdraw, bet, win, unsettled, rebate, agent_rebate, activity, newcomers, logins)
      SELECT station_code, p.ancestor_id, o.day, sum(o.deposit), sum(o.withdraw), sum(o.bet), sum(o.win), sum(o.unsettled), sum(o.rebate),
          sum(o.agent_rebate), sum(o.activity), sum(o.newcomers), sum(o.logins)
        FROM own o JOIN team_path_ever p ON p.station = station_code AND p.account_id = o.account_id AND o.day >= p.from_day AND o.day < p.before_day
        GROUP BY p.ancestor_id, o.day
      ON CONFLICT (station, account_id, day) DO UPDATE SET deposit = d.deposit + excluded.deposit, withdraw = d.withdraw + excluded.withdraw,
        bet = d.bet + excluded.bet, win = d.win + excluded.win, unsettled = d.unsettled + excluded.unsettled, rebate = d.rebate + excluded.rebate,
        agent_rebate = d.agent_rebate + excluded.agent_rebate, activity = d.activity + excluded.activity,
        newcomers = d.newcomers + excluded.newcomers, logins = d.logins + excluded.logins),
  lots AS (
    INSERT INTO team_lot_day AS d (station, account_id, day, lot_code, orders, bet, win, slider)
      SELECT station_code, p.ancestor_id, o.day, o.lot_code, sum(o.orders), sum(o.bet), sum(o.win), sum(o.slider)
        FROM own_lots o JOIN team_path_ever p ON p.station = station_code AND p.account_id = o.account_id AND o.day >= p.from_day AND o.day < p.before_day
        GROUP BY p.ancestor_id, o.day, o.lot_code
      ON CONFLICT (station, account_id, day, lot_code) DO UPDATE SET orders = d.orders + excluded.orders, bet = d.bet + excluded.bet,
        win = d.win + excluded.win, slider = d.slider + excluded.slider),
  counts AS (
    INSERT INTO team_count AS c (station, account_id, accounts, agents, direct, logged_in, balance)
      SELECT station_code, p.ancestor_id, sum(o.newcomers), sum(o.new_agents), coalesce(sum(o.newcomers) FILTER (WHERE p.distance = 1), 0),
          sum(o.first_logins), sum(o.balance)
        FROM own o JOIN team_path p ON p.station = station_code AND p.account_id = o.account_id GROUP BY p.ancestor_id
      ON CONFLICT (station, account_id) DO UPDATE SET accounts = c.accounts + excluded.accounts, agents = c.agents + excluded.agents,
        direct = c.direct + excluded.direct, logged_in = c.logged_in + excluded.logged_in, balance = c.balance + excluded.balance)
  SELECT count(*) INTO folded FROM taken;
  RETURN folded;
END $$;
REVOKE ALL ON FUNCTION team_fold FROM PUBLIC;
-- For the team job, which works as house_app within a station as every call does.
GRANT EXECUTE ON FUNCTION team_fold TO house_app;
