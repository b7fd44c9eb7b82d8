-- Owns teams: the tree of uplines with its rates and quota, promotion links, commission, rebates, and the figures of teams by day.

-- A station's rules for teams where they differ from the defaults. Rates are millionths of a stake: 75000 is 7.5 per cent. A list of rates has
-- one for each category, in the order lottery, lhc, live, egame, chess, fish, sport, esport.
CREATE TABLE team_setting (
  station text PRIMARY KEY,
  rate_most integer NOT NULL DEFAULT 135000 CHECK (rate_most BETWEEN 0 AND 1000000),
  rate_step integer NOT NULL DEFAULT 1000 CHECK (rate_step > 0),
  bonus_least integer NOT NULL DEFAULT 1700 CHECK (bonus_least > 0 AND bonus_least % 2 = 0),
  bonus_most integer NOT NULL DEFAULT 1960 CHECK (bonus_most >= bonus_least AND bonus_most % 2 = 0),
  -- How many uplines earn commission from a bet; null for all.
  levels_most smallint CHECK (levels_most >= 0),
  -- The lottery rates from which bands of quota begin, rising.
  bands integer[] NOT NULL DEFAULT '{128000}',
  -- What agents may open.
  types text[] NOT NULL DEFAULT '{agent,member}' CHECK (types <@ '{agent,member}'),
  -- What a member earns from the valid bets of a friend, by category.
  recommend_rates integer[] NOT NULL DEFAULT '{0,0,0,0,0,0,0,0}' CHECK (cardinality(recommend_rates) = 8 AND 0 <= ALL (recommend_rates))
);
CALL enable_station_rls('team_setting', 'SELECT, INSERT, UPDATE');

CREATE TABLE promotion_link (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  code text NOT NULL CHECK (code ~ '^[a-z0-9]{4,16}$'),
  -- What those who register become; friend: the link of a member who recommends the station.
  kind text NOT NULL CHECK (kind IN ('agent', 'member', 'friend')),
  name text NOT NULL DEFAULT '',
  rates integer[] NOT NULL CHECK (cardinality(rates) = 8 AND 0 <= ALL (rates)),
  group_bonus integer NOT NULL,
  is_on boolean NOT NULL DEFAULT true,
  registrations integer NOT NULL DEFAULT 0 CHECK (registrations >= 0),
  created_at timestamptz NOT NULL,
  deleted_at timestamptz,
  UNIQUE (station, id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
-- A code is never given twice, not even after its link was deleted: an old poster must not lead to somebody else.
CREATE UNIQUE INDEX promotion_link_code ON promotion_link (station, code);
CREATE INDEX promotion_link_owner ON promotion_link (station, account_id, id);
CREATE UNIQUE INDEX promotion_link_friend ON promotion_link (station, account_id) WHERE kind = 'friend';
CALL enable_station_rls('promotion_link', 'SELECT, INSERT, UPDATE');

-- Everybody in the tree: agents, and whoever has an upline (account.parent_id). team_member_guard() holds what a rate must keep to.
CREATE TABLE team_member (
  station text NOT NULL,
  account_id integer NOT NULL,
  upline_id integer,
  depth smallint NOT NULL CHECK (depth BETWEEN 0 AND 100),
  rates integer[] NOT NULL DEFAULT '{0,0,0,0,0,0,0,0}' CHECK (cardinality(rates) = 8 AND 0 <= ALL (rates)),
  group_bonus integer NOT NULL,
  PRIMARY KEY (station, account_id),
  CHECK ((upline_id IS NULL) = (depth = 0)),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  FOREIGN KEY (station, upline_id) REFERENCES team_member (station, account_id)
);
CREATE INDEX team_member_upline ON team_member (station, upline_id, account_id);
CALL enable_station_rls('team_member', 'SELECT, UPDATE');

-- How somebody came below an upline.
CREATE TABLE team_origin (
  station text NOT NULL,
  account_id integer NOT NULL,
  way text NOT NULL CHECK (way IN ('link', 'code', 'hand', 'friend')),
  link_id bigint,
  PRIMARY KEY (station, account_id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  FOREIGN KEY (station, link_id) REFERENCES promotion_link (station, id),
  CHECK (way <> 'link' OR link_id IS NOT NULL)
);
CREATE INDEX team_origin_link ON team_origin (station, link_id, account_id) WHERE link_id IS NOT NULL;
CALL enable_station_rls('team_origin', 'SELECT, INSERT');

-- Every pair of an account and somebody above it, with itself at distance 0. Name and type never change; they are here so that one index
-- finds a page of a team.
CREATE TABLE team_path (
  station text NOT NULL,
  ancestor_id integer NOT NULL,
  account_id integer NOT NULL,
  distance smallint NOT NULL CHECK (distance >= 0),
  name_key text NOT NULL COLLATE "C",
  is_agent boolean NOT NULL,
  PRIMARY KEY (station, ancestor_id, account_id)
);
CREATE UNIQUE INDEX team_path_up ON team_path (station, account_id, distance) INCLUDE (ancestor_id);
CREATE INDEX team_path_name ON team_path (station, ancestor_id, name_key);
CREATE INDEX team_path_direct ON team_path (station, ancestor_id, account_id) WHERE distance = 1;
CREATE INDEX team_path_agent ON team_path (station, ancestor_id, account_id) WHERE is_agent;
CALL enable_station_rls('team_path', 'SELECT');

-- How many accounts an agent may open in each band of lottery rates.
CREATE TABLE team_quota (
  station text NOT NULL,
  account_id integer NOT NULL,
  band integer NOT NULL CHECK (band > 0),
  given integer NOT NULL DEFAULT 0 CHECK (given >= 0),
  used integer NOT NULL DEFAULT 0 CHECK (used >= 0),
  PRIMARY KEY (station, account_id, band),
  CONSTRAINT team_quota_exhausted CHECK (used <= given),
  FOREIGN KEY (station, account_id) REFERENCES team_member (station, account_id)
);
-- Only team_quota_grant() and team_quota_move() change what is given.
CALL enable_station_rls('team_quota', 'SELECT');

-- The uplines that earn from a bet, the direct one first, and the rates when it was accepted: the bettor's, then each upline's, never falling.
-- Null where the bettor is in no team.
ALTER TABLE bet_order ADD COLUMN uplines integer[], ADD COLUMN rates integer[],
  ADD CHECK ((uplines IS NULL) = (rates IS NULL) AND cardinality(rates) = cardinality(uplines) + 1);
-- For sums of a day; orders end nearly in the order of their ids.
CREATE INDEX bet_order_ended ON bet_order USING brin (ended_at) WITH (pages_per_range = 32);

-- Commission that was earned, or taken back (below 0), by an agent: one row for a batch of bets of a period, or for rounds of a platform.
-- The ledger pays each row once.
CREATE TABLE commission (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  is_direct boolean NOT NULL,
  -- The lottery and its period, or the platform.
  lot_code text NOT NULL,
  qi_hao text NOT NULL,
  bets integer NOT NULL,
  basis bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  at timestamptz NOT NULL,
  paid_at timestamptz,
  UNIQUE (station, id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX commission_due ON commission (station, id) WHERE paid_at IS NULL;
CREATE INDEX commission_agent ON commission (station, account_id, id);
CALL enable_station_rls('commission', 'SELECT');

-- Commission that was taken back after the agent had spent it; later commission repays it.
CREATE TABLE commission_debt (
  station text NOT NULL,
  account_id integer NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (station, account_id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CALL enable_station_rls('commission_debt', 'SELECT');

-- Commission of a bet that was taken back: at most once.
CREATE TABLE commission_reversed (
  station text NOT NULL,
  order_id bigint NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (station, order_id)
);
CALL enable_station_rls('commission_reversed', 'SELECT');

-- What a platform round of a team member counts, on the day it was settled first, with the uplines and rates of that moment.
CREATE TABLE team_round (
  station text NOT NULL,
  round_id bigint NOT NULL,
  day date NOT NULL,
  uplines integer[] NOT NULL,
  rates integer[] NOT NULL CHECK (cardinality(rates) = cardinality(uplines) + 1),
  orders integer NOT NULL,
  bet bigint NOT NULL,
  win bigint NOT NULL,
  PRIMARY KEY (station, round_id)
);
CALL enable_station_rls('team_round', 'SELECT');

-- Figures of members of teams that team_fold() has not added to the days yet. Whatever moves a figure writes a row in its own transaction.
CREATE TABLE team_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  day date NOT NULL,
  -- Where orders, bet, win and slider belong: a lottery or a platform; empty for the rest.
  lot_code text NOT NULL DEFAULT '',
  deposit bigint NOT NULL DEFAULT 0,
  withdraw bigint NOT NULL DEFAULT 0,
  orders bigint NOT NULL DEFAULT 0,
  bet bigint NOT NULL DEFAULT 0,
  win bigint NOT NULL DEFAULT 0,
  -- Rebate of the slider, which `rebate` contains too.
  slider bigint NOT NULL DEFAULT 0,
  unsettled bigint NOT NULL DEFAULT 0,
  rebate bigint NOT NULL DEFAULT 0,
  agent_rebate bigint NOT NULL DEFAULT 0,
  activity bigint NOT NULL DEFAULT 0,
  balance bigint NOT NULL DEFAULT 0,
  -- Members who came on the day, agents among them, who logged in on the day, and who did so for the first time.
  newcomers integer NOT NULL DEFAULT 0,
  new_agents integer NOT NULL DEFAULT 0,
  logins integer NOT NULL DEFAULT 0,
  first_logins integer NOT NULL DEFAULT 0
);
CREATE INDEX team_entry_station ON team_entry (station, id);
CALL enable_station_rls('team_entry', 'SELECT');

-- Own figures of a member by day (Beijing).
CREATE TABLE member_day (
  station text NOT NULL,
  account_id integer NOT NULL,
  day date NOT NULL,
  deposit bigint NOT NULL,
  withdraw bigint NOT NULL,
  bet bigint NOT NULL,
  win bigint NOT NULL,
  unsettled bigint NOT NULL,
  rebate bigint NOT NULL,
  agent_rebate bigint NOT NULL,
  activity bigint NOT NULL,
  PRIMARY KEY (station, account_id, day)
);
CALL enable_station_rls('member_day', 'SELECT');

-- Figures of an account and all below it by day.
CREATE TABLE team_day (
  LIKE member_day INCLUDING CONSTRAINTS INCLUDING INDEXES,
  newcomers integer NOT NULL,
  logins integer NOT NULL
);
CALL enable_station_rls('team_day', 'SELECT');

-- The bets of an account and all below it by day and lottery.
CREATE TABLE team_lot_day (
  station text NOT NULL,
  account_id integer NOT NULL,
  day date NOT NULL,
  lot_code text NOT NULL,
  orders bigint NOT NULL,
  bet bigint NOT NULL,
  win bigint NOT NULL,
  slider bigint NOT NULL,
  PRIMARY KEY (station, account_id, day, lot_code)
);
CALL enable_station_rls('team_lot_day', 'SELECT');

-- What an account and all below it are now.
CREATE TABLE team_count (
  station text NOT NULL,
  account_id integer NOT NULL,
  accounts integer NOT NULL,
  agents integer NOT NULL,
  direct integer NOT NULL,
  logged_in integer NOT NULL,
  balance bigint NOT NULL,
  PRIMARY KEY (station, account_id)
);
CALL enable_station_rls('team_count', 'SELECT');

-- A station's daily rebate; a station without a row pays none. The factor in hundredths.
CREATE TABLE rebate_setting (
  station text PRIMARY KEY,
  from_day date NOT NULL,
  minimum bigint NOT NULL DEFAULT 0 CHECK (minimum >= 0),
  cap bigint CHECK (cap > 0),
  factor integer NOT NULL DEFAULT 0 CHECK (factor >= 0),
  is_auto boolean NOT NULL DEFAULT true
);
CALL enable_station_rls('rebate_setting', 'SELECT, INSERT, UPDATE');

-- The rate from a valid bet of a day on, in millionths.
CREATE TABLE rebate_tier (
  station text NOT NULL,
  category text NOT NULL CHECK (category IN ('lottery', 'lhc', 'live', 'egame', 'chess', 'fish', 'sport', 'esport')),
  level smallint NOT NULL CHECK (level BETWEEN 1 AND 99),
  from_bet bigint NOT NULL CHECK (from_bet >= 0),
  rate integer NOT NULL CHECK (rate BETWEEN 0 AND 1000000),
  PRIMARY KEY (station, category, level, from_bet)
);
CALL enable_station_rls('rebate_tier', 'SELECT, INSERT, UPDATE, DELETE');

-- Days whose valid bets have been added up for rebates.
CREATE TABLE rebate_run (
  station text NOT NULL,
  day date NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (station, day)
);
CALL enable_station_rls('rebate_run', 'SELECT, INSERT');

-- A member's valid bets of such a day; `done_at` once rebate and recommendation are calculated from them.
CREATE TABLE rebate_bet (
  station text NOT NULL,
  day date NOT NULL,
  account_id integer NOT NULL,
  category text NOT NULL CHECK (category IN ('lottery', 'lhc', 'live', 'egame', 'chess', 'fish', 'sport', 'esport')),
  valid bigint NOT NULL CHECK (valid > 0),
  done_at timestamptz,
  PRIMARY KEY (station, day, account_id, category),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX rebate_bet_due ON rebate_bet (station, day, account_id) WHERE done_at IS NULL;
CALL enable_station_rls('rebate_bet', 'SELECT, INSERT, UPDATE');

-- A member's rebate of a day, at most once.
CREATE TABLE rebate_day (
  station text NOT NULL,
  account_id integer NOT NULL,
  day date NOT NULL,
  level smallint NOT NULL,
  -- [{category, validBet, rate, amount}], amounts as text.
  lines jsonb NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  required bigint NOT NULL CHECK (required >= 0),
  state text NOT NULL CHECK (state IN ('pending', 'paid', 'rejected')),
  at timestamptz NOT NULL,
  decided_at timestamptz,
  PRIMARY KEY (station, account_id, day),
  CHECK ((state = 'pending') = (decided_at IS NULL)),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX rebate_day_pending ON rebate_day (station, day, account_id) WHERE state = 'pending';
CALL enable_station_rls('rebate_day', 'SELECT, INSERT, UPDATE');

-- Who recommended the station to whom.
CREATE TABLE recommendation (
  station text NOT NULL,
  account_id integer NOT NULL,
  recommender_id integer NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (station, account_id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  FOREIGN KEY (station, recommender_id) REFERENCES account (station, id),
  CHECK (recommender_id <> account_id)
);
CREATE INDEX recommendation_recommender ON recommendation (station, recommender_id, account_id);
CALL enable_station_rls('recommendation', 'SELECT, INSERT');

-- What a friend's bets of a day earned the recommender: paid in the transaction that writes it.
CREATE TABLE recommendation_day (
  station text NOT NULL,
  account_id integer NOT NULL,
  day date NOT NULL,
  recommender_id integer NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  at timestamptz NOT NULL,
  PRIMARY KEY (station, account_id, day),
  FOREIGN KEY (station, account_id) REFERENCES recommendation (station, account_id)
);
CREATE INDEX recommendation_day_recommender ON recommendation_day (station, recommender_id, day);
CALL enable_station_rls('recommendation_day', 'SELECT, INSERT');

-- Whether a wallet's entries count for teams.
ALTER TABLE ledger_account ADD COLUMN is_in_team boolean NOT NULL DEFAULT false;

-- Whoever is in the tree already gets the rate 0 until an agent or the operator sets one, and their figures so far.
WITH RECURSIVE tree AS (
  SELECT a.station, a.id, a.parent_id, 0 AS depth FROM account a WHERE a.parent_id IS NULL AND a.role <> 'trial'
    AND (a.role = 'agent' OR EXISTS (SELECT FROM account b WHERE b.station = a.station AND b.parent_id = a.id))
  UNION ALL
  SELECT a.station, a.id, a.parent_id, t.depth + 1 FROM account a JOIN tree t ON t.station = a.station AND t.id = a.parent_id)
INSERT INTO team_member (station, account_id, upline_id, depth, group_bonus) SELECT t.station, t.id, t.parent_id, t.depth, 1700 FROM tree t ORDER BY t.depth;
WITH RECURSIVE pair AS (
  SELECT m.station, m.account_id AS ancestor_id, m.account_id, 0 AS distance FROM team_member m
  UNION ALL
  SELECT p.station, p.ancestor_id, m.account_id, p.distance + 1 FROM pair p JOIN team_member m ON m.station = p.station AND m.upline_id = p.account_id)
INSERT INTO team_path (station, ancestor_id, account_id, distance, name_key, is_agent)
  SELECT p.station, p.ancestor_id, p.account_id, p.distance, a.name_key, a.role = 'agent' FROM pair p JOIN account a ON a.id = p.account_id;
UPDATE ledger_account l SET is_in_team = true FROM team_member m
  WHERE l.station = m.station AND l.owner_id = m.account_id AND l.kind = 'wallet' AND l.book = 'real';
UPDATE bet_order o SET uplines = '{}', rates = '{0}' FROM team_member m WHERE m.station = o.station AND m.account_id = o.account_id AND o.status = 1;
INSERT INTO team_entry (station, account_id, day, balance, newcomers, new_agents, logins, first_logins)
  SELECT a.station, a.id, ((a.created_at AT TIME ZONE 'UTC') + interval '8 hours')::date, coalesce((SELECT l.balance FROM ledger_account l
      WHERE l.station = a.station AND l.owner_id = a.id AND l.kind = 'wallet' AND l.book = 'real'), 0),
      1, (a.role = 'agent')::integer, 0, (a.login_at IS NOT NULL)::integer
    FROM account a JOIN team_member m ON m.station = a.station AND m.account_id = a.id;
INSERT INTO team_entry (station, account_id, day, logins)
  SELECT a.station, a.id, ((a.login_at AT TIME ZONE 'UTC') + interval '8 hours')::date, 1
    FROM account a JOIN team_member m ON m.station = a.station AND m.account_id = a.id WHERE a.login_at IS NOT NULL;
INSERT INTO team_entry (station, account_id, day, deposit)
  SELECT d.station, l.owner_id, d.day, sum(d.income - d.outgo)
    FROM ledger_day d JOIN ledger_account l ON l.id = d.account_id AND l.is_in_team WHERE d.type IN (5, 6, 7, 77) GROUP BY 1, 2, 3;
INSERT INTO team_entry (station, account_id, day, rebate, agent_rebate, activity)
  SELECT d.station, l.owner_id, d.day, coalesce(sum(d.income - d.outgo) FILTER (WHERE d.type IN (9, 10)), 0),
      coalesce(sum(d.income - d.outgo) FILTER (WHERE d.type IN (11, 12, 13, 14)), 0),
      coalesce(sum(d.income - d.outgo) FILTER (WHERE d.type IN (18, 24, 79, 80, 81, 110, 111, 145, 777, 1000)), 0)
    FROM ledger_day d JOIN ledger_account l ON l.id = d.account_id AND l.is_in_team
    WHERE d.type IN (9, 10, 11, 12, 13, 14, 18, 24, 79, 80, 81, 110, 111, 145, 777, 1000) GROUP BY 1, 2, 3;
INSERT INTO team_entry (station, account_id, day, withdraw)
  SELECT w.station, w.account_id, ((w.finished_at AT TIME ZONE 'UTC') + interval '8 hours')::date, sum(w.amount)
    FROM withdrawal w JOIN team_member m ON m.station = w.station AND m.account_id = w.account_id WHERE w.status = 2 GROUP BY 1, 2, 3;
INSERT INTO team_entry (station, account_id, day, lot_code, orders, bet, win, slider)
  SELECT o.station, o.account_id, ((o.ended_at AT TIME ZONE 'UTC') + interval '8 hours')::date, o.lot_code, count(*), sum(o.stake - o.stake * o.pushed_units / o.units),
      sum(o.payout - o.stake * o.pushed_units / o.units), sum(o.rebate)
    FROM bet_order o JOIN team_member m ON m.station = o.station AND m.account_id = o.account_id
    WHERE o.status IN (2, 3) AND o.book = 'real' GROUP BY 1, 2, 3, 4;
INSERT INTO team_entry (station, account_id, day, unsettled)
  SELECT o.station, o.account_id, ((o.created_at AT TIME ZONE 'UTC') + interval '8 hours')::date, sum(o.stake)
    FROM bet_order o JOIN team_member m ON m.station = o.station AND m.account_id = o.account_id WHERE o.status = 1 AND o.book = 'real' GROUP BY 1, 2, 3;
