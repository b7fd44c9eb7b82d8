-- Owns changes of upline by the operator, and what agents ask the operator for. A day belongs to the team that somebody was in on it: figures of days that are over stay where they are.
ALTER TABLE team_path ADD COLUMN from_day date NOT NULL DEFAULT '-infinity';

-- Pairs that have ended: they hold for figures of the days from `from_day` until before `before_day`.
CREATE TABLE team_path_past (
  station text NOT NULL,
  ancestor_id integer NOT NULL,
  account_id integer NOT NULL,
  from_day date NOT NULL,
  before_day date NOT NULL,
  PRIMARY KEY (station, account_id, ancestor_id, from_day),
  CHECK (from_day < before_day)
);
CREATE INDEX team_path_past_ancestor ON team_path_past (station, ancestor_id, account_id);
CALL enable_station_rls('team_path_past', 'SELECT');

-- Every pair there was, with its days.
CREATE VIEW team_path_ever WITH (security_invoker = true) AS
  SELECT p.station, p.ancestor_id, p.account_id, p.from_day, date 'infinity' AS before_day FROM team_path p
  UNION ALL SELECT o.station, o.ancestor_id, o.account_id, o.from_day, o.before_day FROM team_path_past o;
GRANT SELECT ON team_path_ever TO house_app, office_read, office_support;

-- Somebody who comes into the tree with a past counts from then on: money entries after this number, withdrawals from this moment.
ALTER TABLE team_member ADD COLUMN since timestamptz NOT NULL DEFAULT '-infinity';
ALTER TABLE ledger_account ADD COLUMN team_from bigint NOT NULL DEFAULT 0;

-- A better rate that an agent asks the operator for.
CREATE TABLE rate_wish (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  category text NOT NULL CHECK (category IN ('lottery', 'lhc', 'live', 'egame', 'chess', 'fish', 'sport', 'esport')),
  -- In millionths of a stake.
  rate integer NOT NULL CHECK (rate BETWEEN 1 AND 1000000),
  words text NOT NULL CHECK (length(words) <= 200),
  -- 1 waiting, 2 approved, 3 refused, as other applications.
  status smallint NOT NULL DEFAULT 1 CHECK (status IN (1, 2, 3)),
  -- What the agent reads where it was refused.
  reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 200),
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  CHECK ((status = 1) = (decided_at IS NULL))
);
CREATE UNIQUE INDEX rate_wish_one ON rate_wish (station, account_id) WHERE status = 1;
CREATE INDEX rate_wish_member ON rate_wish (station, account_id, id);
CREATE INDEX rate_wish_waiting ON rate_wish (station, created_at, id) WHERE status = 1;
CALL enable_station_rls('rate_wish', 'SELECT, INSERT, UPDATE');
