-- Figures of teams in the current station that are not the sums of ledger, orders and withdrawals: `own` of a member's day, `team` of a team's day,
-- `lottery` of a team's day and lottery, `count` of a team now. What team_entry holds counts as added. Empty when all is well.
CREATE OR REPLACE FUNCTION team_mismatches() RETURNS TABLE (what text, account_id integer, day date) LANGUAGE sql STABLE AS $$
  WITH facts AS (
    SELECT a.owner_id AS account_id, beijing_day(e.at) AS day,
        CASE WHEN e.type IN (5, 6, 7, 77) THEN e.amount ELSE 0 END AS deposit, 0::bigint AS withdraw, 0::bigint AS bet, 0::bigint AS win, 0::bigint AS unsettled,
        CASE WHEN e.type IN (9, 10) THEN e.amount ELSE 0 END AS rebate, CASE WHEN e.type IN (11, 12, 13, 14) THEN e.amount ELSE 0 END AS agent_rebate,
        CASE WHEN e.type IN (18, 24, 79, 80, 81, 110, 111, 145, 777, 1000) THEN e.amount ELSE 0 END AS activity
      FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id AND a.is_in_team AND e.number > a.team_from
    UNION ALL
    SELECT w.account_id, beijing_day(w.finished_at), 0, w.amount, 0, 0, 0, 0, 0, 0
      FROM withdrawal w JOIN team_member m ON m.account_id = w.account_id WHERE w.status = 2 /* paid */ AND w.finished_at >= m.since
    UNION ALL
    SELECT o.account_id, beijing_day(o.ended_at), 0, 0, o.stake - o.stake * o.pushed_units / o.units, o.payout - o.stake * o.pushed_units / o.units, 0, 0, 0, 0
      FROM bet_order o JOIN team_member m ON m.account_id = o.account_id WHERE o.status IN (2 /* won */, 3 /* lost */) AND o.uplines IS NOT NULL
    UNION ALL
    SELECT r.account_id, t.day, 0, 0, CASE WHEN r.state IN ('won', 'lost') THEN r.valid ELSE 0 END,
        CASE WHEN r.state IN ('won', 'lost') THEN r.prize - r.stake + r.valid ELSE 0 END, 0, 0, 0, 0
      FROM team_round t JOIN game_round r ON r.id = t.round_id
    UNION ALL
    SELECT o.account_id, beijing_day(o.created_at), 0, 0, 0, 0, o.stake, 0, 0, 0
      FROM bet_order o JOIN team_member m ON m.account_id = o.account_id WHERE o.status = 1 /* waiting */ AND o.uplines IS NOT NULL
    UNION ALL
    SELECT r.account_id, beijing_day(r.created_at), 0, 0, 0, 0, r.held, 0, 0, 0
      FROM chase_rest r JOIN team_member m ON m.account_id = r.account_id WHERE r.held > 0 AND r.uplines IS NOT NULL),
  expected AS (
    SELECT f.account_id, f.day, ARRAY[sum(f.deposit), sum(f.withdraw), sum(f.bet), sum(f.win), sum(f.unsettled), sum(f.rebate), sum(f.agent_rebate), sum(f.activity)] AS sums
      FROM facts f GROUP BY 1, 2),
  kept AS (
    SELECT x.account_id, x.day, ARRAY[sum(x.deposit), sum(x.withdraw), sum(x.bet), sum(x.win), sum(x.unsettled), sum(x.rebate), sum(x.agent_rebate), sum(x.activity)] AS sums
      FROM (SELECT d.account_id, d.day, d.deposit, d.withdraw, d.bet, d.win, d.unsettled, d.rebate, d.agent_rebate, d.activity FROM member_day d
        UNION ALL SELECT e.account_id, e.day, e.deposit, e.withdraw, e.bet, e.win, e.unsettled, e.rebate, e.agent_rebate, e.activity FROM team_entry e) x
      GROUP BY 1, 2),
  zero AS (SELECT array_fill(0::numeric, ARRAY[8]) AS sums)
  SELECT 'own', coalesce(x.account_id, k.account_id), coalesce(x.day, k.day) FROM expected x FULL JOIN kept k ON k.account_id = x.account_id AND k.day = x.day, zero
    WHERE coalesce(x.sums, zero.sums) <> coalesce(k.sums, zero.sums)
  UNION ALL
  SELECT 'team', coalesce(x.account_id, k.account_id), coalesce(x.day, k.day)
    FROM (SELECT p.ancestor_id AS account_id, d.day, ARRAY[sum(d.deposit), sum(d.withdraw), sum(d.bet), sum(d.win), sum(d.unsettled), sum(d.rebate), sum(d.agent_rebate), sum(d.activity)] AS sums
        FROM member_day d JOIN team_path_ever p ON p.account_id = d.account_id AND d.day >= p.from_day AND d.day < p.before_day GROUP BY 1, 2) x
    FULL JOIN (SELECT t.account_id, t.day, ARRAY[t.deposit, t.withdraw, t.bet, t.win, t.unsettled, t.rebate, t.agent_rebate, t.activity]::numeric[] AS sums FROM team_day t) k
      ON k.account_id = x.account_id AND k.day = x.day, zero
    WHERE coalesce(x.sums, zero.sums) <> coalesce(k.sums, zero.sums)
  UNION ALL
  SELECT 'lottery', coalesce(x.account_id, k.account_id), coalesce(x.day, k.day)
    FROM (SELECT l.account_id, l.day, sum(l.bet) AS bet, sum(l.win) AS win FROM team_lot_day l GROUP BY 1, 2) x
    FULL JOIN team_day k ON k.account_id = x.account_id AND k.day = x.day
    WHERE (coalesce(x.bet, 0), coalesce(x.win, 0)) IS DISTINCT FROM (coalesce(k.bet, 0), coalesce(k.win, 0))
  UNION ALL
  SELECT 'count', t.account_id, NULL
    FROM (SELECT p.ancestor_id AS account_id, count(*) AS accounts, count(*) FILTER (WHERE p.is_agent) AS agents, count(*) FILTER (WHERE p.distance = 1) AS direct,
        count(a.login_at) AS logged_in, sum(coalesce(l.balance, 0)) AS balance
      FROM team_path p JOIN account a ON a.id = p.account_id
      LEFT JOIN ledger_account l ON l.owner_id = p.account_id AND l.kind = 'wallet' AND l.book = 'real' GROUP BY 1) t
    LEFT JOIN (SELECT y.account_id, sum(y.accounts) AS accounts, sum(y.agents) AS agents, sum(y.direct) AS direct, sum(y.logged_in) AS logged_in, sum(y.balance) AS balance
      FROM (SELECT c.account_id, c.accounts, c.agents, c.direct, c.logged_in, c.balance FROM team_count c
        UNION ALL SELECT p.ancestor_id, e.newcomers, e.new_agents, CASE WHEN p.distance = 1 THEN e.newcomers ELSE 0 END, e.first_logins, e.balance
          FROM team_entry e JOIN team_path p ON p.account_id = e.account_id) y GROUP BY 1) n ON n.account_id = t.account_id
    WHERE (t.accounts, t.agents, t.direct, t.logged_in, t.balance) IS DISTINCT FROM (n.accounts, n.agents, n.direct, n.logged_in, n.balance)
$$;
GRANT EXECUTE ON FUNCTION team_mismatches TO house_app;
