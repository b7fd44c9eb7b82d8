-- Moves members with all below them under another upline; null puts them directly under the station. Figures of today and later go along, those of days that are
-- over stay with the teams they were made in; bets that wait pay the uplines they were placed with. Rates and quota are those of team_member_guard(). Whoever was in no
-- tree enters it. Raises TM001 for a member that is none, TM007 for an upline that is no agent or stands below the member.
CREATE OR REPLACE FUNCTION team_move(members integer[], new_upline integer, moment timestamptz) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  station_code text := current_station();
  today date := beijing_day(moment);
  member integer;
  old_upline integer;
  shift integer;
  olds integer[];
  news integer[];
  leaving integer[];
  coming integer[];
  lowest integer;
  one record;
BEGIN
  IF station_code IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;
  -- Nobody comes into the tree and no figures are added up meanwhile.
  PERFORM pg_advisory_xact_lock(team_lock(station_code));
  IF new_upline IS NOT NULL AND NOT EXISTS (SELECT FROM account a JOIN team_member m ON m.station = a.station AND m.account_id = a.id
    WHERE a.station = station_code AND a.id = new_upline AND a.role = 'agent') THEN
    RAISE EXCEPTION 'account % is no agent', new_upline USING ERRCODE = 'TM007';
  END IF;
  FOREACH member IN ARRAY members LOOP
    IF NOT EXISTS (SELECT FROM team_member m WHERE m.station = station_code AND m.account_id = member) THEN
      PERFORM team_member_add(a) FROM account a WHERE a.station = station_code AND a.id = member AND a.role <> 'trial' FOR NO KEY UPDATE;
      UPDATE team_member m SET since = moment WHERE m.station = station_code AND m.account_id = member;
    END IF;
    SELECT m.upline_id INTO old_upline FROM team_member m WHERE m.station = station_code AND m.account_id = member FOR UPDATE;
    IF NOT FOUND THEN RAISE EXCEPTION 'account % is no member', member USING ERRCODE = 'TM001'; END IF;
    CONTINUE WHEN old_upline IS NOT DISTINCT FROM new_upline;
    IF EXISTS (SELECT FROM team_path p WHERE p.station = station_code AND p.ancestor_id = member AND p.account_id = new_upline) THEN
      RAISE EXCEPTION 'account % stands below %', new_upline, member USING ERRCODE = 'TM007';
    END IF;
    SELECT coalesce(array_agg(p.ancestor_id), '{}') INTO olds FROM team_path p WHERE p.station = station_code AND p.account_id = member AND p.distance > 0;
    SELECT coalesce(array_agg(p.ancestor_id), '{}') INTO news FROM team_path p WHERE p.station = station_code AND p.account_id = new_upline;
    leaving := ARRAY(SELECT unnest(olds) EXCEPT SELECT unnest(news));
    coming := ARRAY(SELECT unnest(news) EXCEPT SELECT unnest(olds));
    shift := cardinality(news) - cardinality(olds);

    -- 1. A tree without an agent has everybody at the highest bonus group and the rate 0: below an agent that is the lowest group.
    IF team_is_below_agent(station_code, new_upline) AND NOT team_is_below_agent(station_code, member) THEN
      SELECT least((team_setting_of()).bonus_least, m.group_bonus) INTO lowest FROM team_member m WHERE m.station = station_code AND m.account_id = new_upline;
      FOR one IN SELECT p.account_id FROM team_path p WHERE p.station = station_code AND p.ancestor_id = member ORDER BY p.distance DESC LOOP
        UPDATE team_member m SET group_bonus = lowest WHERE m.station = station_code AND m.account_id = one.account_id AND m.group_bonus > lowest;
      END LOOP;
    END IF;

    -- 2. Figures of today, and what a team is now. Of somebody who is not counted yet, team_fold() counts by the new pairs.
    UPDATE team_day d SET deposit = d.deposit - x.deposit, withdraw = d.withdraw - x.withdraw, bet = d.bet - x.bet, win = d.win - x.win,
        unsettled = d.unsettled - x.unsettled, rebate = d.rebate - x.rebate, agent_rebate = d.agent_rebate - x.agent_rebate, activity = d.activity - x.activity,
        newcomers = d.newcomers - x.newcomers, logins = d.logins - x.logins
      FROM team_day x WHERE x.station = station_code AND x.account_id = member AND x.day >= today
        AND d.station = station_code AND d.account_id = ANY (leaving) AND d.day = x.day;
    INSERT INTO team_day AS d (station, account_id, day, deposit, withdraw, bet, win, unsettled, rebate, agent_rebate, activity, newcomers, logins)
      SELECT station_code, u, x.day, x.deposit, x.withdraw, x.bet, x.win, x.unsettled, x.rebate, x.agent_rebate, x.activity, x.newcomers, x.logins
        FROM team_day x CROSS JOIN unnest(coming) u WHERE x.station = station_code AND x.account_id = member AND x.day >= today
      ON CONFLICT (station, account_id, day) DO UPDATE SET deposit = d.deposit + excluded.deposit, withdraw = d.withdraw + excluded.withdraw,
        bet = d.bet + excluded.bet, win = d.win + excluded.win, unsettled = d.unsettled + excluded.unsettled, rebate = d.rebate + excluded.rebate,
        agent_rebate = d.agent_rebate + excluded.agent_rebate, activity = d.activity + excluded.activity,
        newcomers = d.newcomers + excluded.newcomers, logins = d.logins + excluded.logins;
    UPDATE team_lot_day d SET orders = d.orders - x.orders, bet = d.bet - x.bet, win = d.win - x.win, slider = d.slider - x.slider
      FROM team_lot_day x WHERE x.station = station_code AND x.account_id = member AND x.day >= today
        AND d.station = station_code AND d.account_id = ANY (leaving) AND d.day = x.day AND d.lot_code = x.lot_code;
    INSERT INTO team_lot_day AS d (station, account_id, day, lot_code, orders, bet, win, slider)
      SELECT station_code, u, x.day, x.lot_code, x.orders, x.bet, x.win, x.slider
        FROM team_lot_day x CROSS JOIN unnest(coming) u WHERE x.station = station_code AND x.account_id = member AND x.day >= today
      ON CONFLICT (station, account_id, day, lot_code) DO UPDATE SET orders = d.orders + excluded.orders, bet = d.bet + excluded.bet,
        win = d.win + excluded.win, slider = d.slider + excluded.slider;
    UPDATE team_count c SET accounts = c.accounts - x.accounts, agents = c.agents - x.agents, logged_in = c.logged_in - x.logged_in, balance = c.balance - x.balance
      FROM team_count x WHERE x.station = station_code AND x.account_id = member AND c.station = station_code AND c.account_id = ANY (leaving);
    INSERT INTO team_count AS c (station, account_id, accounts, agents, direct, logged_in, balance)
      SELECT station_code, u, x.accounts, x.agents, 0, x.logged_in, x.balance
        FROM team_count x CROSS JOIN unnest(coming) u WHERE x.station = station_code AND x.account_id = member
      ON CONFLICT (station, account_id) DO UPDATE SET accounts = c.accounts + excluded.accounts, agents = c.agents + excluded.agents,
        logged_in = c.logged_in + excluded.logged_in, balance = c.balance + excluded.balance;
    IF NOT EXISTS (SELECT FROM team_entry e WHERE e.station = station_code AND e.account_id = member AND e.newcomers > 0) THEN
      UPDATE team_count c SET direct = c.direct + CASE c.account_id WHEN new_upline THEN 1 ELSE -1 END
        WHERE c.station = station_code AND c.account_id IN (old_upline, new_upline);
    END IF;
    -- The team job finds those again who are online.
    WITH gone AS (
      DELETE FROM team_online_member o USING team_path s WHERE s.station = station_code AND s.ancestor_id = member
        AND o.station = station_code AND o.account_id = s.account_id AND o.ancestor_id = ANY (olds) RETURNING o.ancestor_id)
    UPDATE team_online t SET online = t.online - g.count FROM (SELECT ancestor_id, count(*) AS count FROM gone GROUP BY 1) g
      WHERE t.station = station_code AND t.account_id = g.ancestor_id;

    -- 3. The pairs. Those that go on keep their day; their distance passes by a number that no other pair has.
    INSERT INTO team_path_past (station, ancestor_id, account_id, from_day, before_day)
      SELECT station_code, p.ancestor_id, p.account_id, p.from_day, today FROM team_path s
        JOIN team_path p ON p.station = station_code AND p.account_id = s.account_id AND p.ancestor_id = ANY (leaving)
        WHERE s.station = station_code AND s.ancestor_id = member AND p.from_day < today;
    DELETE FROM team_path p USING team_path s WHERE s.station = station_code AND s.ancestor_id = member
      AND p.station = station_code AND p.account_id = s.account_id AND p.ancestor_id = ANY (leaving);
    IF shift <> 0 AND olds && news THEN
      UPDATE team_path p SET distance = p.distance + 10000 FROM team_path s WHERE s.station = station_code AND s.ancestor_id = member
        AND p.station = station_code AND p.account_id = s.account_id AND p.ancestor_id = ANY (olds);
      UPDATE team_path p SET distance = p.distance - 10000 + shift FROM team_path s WHERE s.station = station_code AND s.ancestor_id = member
        AND p.station = station_code AND p.account_id = s.account_id AND p.ancestor_id = ANY (olds);
    END IF;
    INSERT INTO team_path (station, ancestor_id, account_id, distance, name_key, is_agent, from_day)
      SELECT station_code, u.ancestor_id, s.account_id, s.distance + u.distance + 1, s.name_key, s.is_agent, today
        FROM team_path s CROSS JOIN team_path u WHERE s.station = station_code AND s.ancestor_id = member
          AND u.station = station_code AND u.account_id = new_upline AND u.ancestor_id = ANY (coming);

    -- 4. Who stands above, in the tree and with the account, and the bonus group that bets are placed at.
    UPDATE team_member m SET upline_id = new_upline, depth = m.depth + shift WHERE m.station = station_code AND m.account_id = member;
    IF shift <> 0 THEN
      UPDATE team_member m SET depth = m.depth + shift FROM team_path s WHERE s.station = station_code AND s.ancestor_id = member AND s.distance > 0
        AND m.station = station_code AND m.account_id = s.account_id;
    END IF;
    UPDATE account a SET parent_id = new_upline WHERE a.station = station_code AND a.id = member;
    UPDATE account a SET group_bonus = x.group_bonus
      FROM (SELECT m.account_id, CASE WHEN s.is_agent OR team_is_below_agent(station_code, m.upline_id) THEN m.group_bonus END AS group_bonus
        FROM team_path s JOIN team_member m ON m.station = station_code AND m.account_id = s.account_id
        WHERE s.station = station_code AND s.ancestor_id = member) x
      WHERE a.station = station_code AND a.id = x.account_id AND a.group_bonus IS DISTINCT FROM x.group_bonus;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION team_move FROM PUBLIC;
-- For the back office, which works as house_app does where money follows.
GRANT EXECUTE ON FUNCTION team_move TO house_app;
