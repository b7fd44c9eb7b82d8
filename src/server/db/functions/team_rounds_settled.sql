-- Counts platform rounds of team members as game_round has them now, in the transaction that stored them: bets and wins for the figures of teams, and
-- commission for those above by the rates of the first time. A round that is corrected or opened again changes both by the exact difference.
CREATE OR REPLACE FUNCTION team_rounds_settled(rounds bigint[], moment timestamptz) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
DECLARE
  station_code text := current_station();
BEGIN
  IF station_code IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;
  WITH changed AS MATERIALIZED (
    SELECT r.id, r.account_id, r.platform, coalesce(t.day, beijing_day(coalesce(r.settled_at, moment))) AS day,
        coalesce(t.uplines, c.uplines) AS uplines, coalesce(t.rates, c.rates) AS rates,
        x.orders, x.bet, x.win, coalesce(t.orders, 0) AS old_orders, coalesce(t.bet, 0) AS old_bet, coalesce(t.win, 0) AS old_win
      FROM game_round r JOIN team_member m ON m.station = r.station AND m.account_id = r.account_id
        LEFT JOIN team_round t ON t.station = r.station AND t.round_id = r.id
        CROSS JOIN LATERAL team_chain(r.account_id, CASE r.kind WHEN 'live' THEN 3 WHEN 'chess' THEN 5 WHEN 'fish' THEN 6 WHEN 'sport' THEN 7
          WHEN 'tsport' THEN 7 WHEN 'esport' THEN 8 ELSE 4 END) c
        CROSS JOIN LATERAL (SELECT CASE WHEN r.state IN ('won', 'lost') THEN 1 ELSE 0 END AS orders,
          CASE WHEN r.state IN ('won', 'lost') THEN r.valid ELSE 0 END AS bet,
          CASE WHEN r.state IN ('won', 'lost') THEN r.prize - r.stake + r.valid ELSE 0 END AS win) x
      WHERE r.station = station_code AND r.id = ANY (rounds)),
  kept AS (
    INSERT INTO team_round AS k (station, round_id, day, uplines, rates, orders, bet, win)
      SELECT station_code, c.id, c.day, c.uplines, c.rates, c.orders, c.bet, c.win FROM changed c
      ON CONFLICT (station, round_id) DO UPDATE SET orders = excluded.orders, bet = excluded.bet, win = excluded.win),
  earned AS (
    INSERT INTO commission (station, account_id, is_direct, lot_code, qi_hao, bets, basis, amount, at)
      SELECT station_code, s.upline, s.distance = 1, c.platform, '', count(*), sum(c.bet - c.old_bet), sum(s.share - o.share), moment
        FROM changed c CROSS JOIN LATERAL commission_shares(c.bet, c.uplines, c.rates) s
          JOIN LATERAL commission_shares(c.old_bet, c.uplines, c.rates) o ON o.upline = s.upline
        GROUP BY s.upline, s.distance = 1, c.platform HAVING sum(s.share - o.share) <> 0)
  INSERT INTO team_entry (station, account_id, day, lot_code, orders, bet, win)
    SELECT station_code, c.account_id, c.day, c.platform, sum(c.orders - c.old_orders), sum(c.bet - c.old_bet), sum(c.win - c.old_win)
      FROM changed c GROUP BY c.account_id, c.day, c.platform;
END $$;
REVOKE ALL ON FUNCTION team_rounds_settled FROM PUBLIC;
GRANT EXECUTE ON FUNCTION team_rounds_settled TO house_app;
