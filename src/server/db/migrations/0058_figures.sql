-- Owns the figures of a station: what the ledger and the rounds of platforms come to by day, hour and month. They are sums alone, and can be counted again.

-- How far the ledger has been counted: every transaction up to this number, and none after it.
CREATE TABLE figure_progress (
  station text PRIMARY KEY,
  through bigint NOT NULL DEFAULT 0,
  -- Nothing that was committed before is missing.
  counted_at timestamptz NOT NULL
);
CALL enable_station_rls('figure_progress', 'SELECT');

-- What transactions of real money moved between the station's own accounts and those of players, by the moment of the transaction in Beijing and its type:
-- all of it, and by each dimension. A transaction that moves nothing between the two is in no row.
CREATE TABLE figure (
  station text NOT NULL,
  grain text NOT NULL CHECK (grain IN ('day', 'month')),
  dimension text NOT NULL CHECK (dimension IN ('all', 'hour', 'lottery', 'platform', 'method', 'offer', 'level', 'agent')),
  -- The first day of a month.
  day date NOT NULL,
  -- Of all: empty. Of hours: two digits. Of a level or the agent at the head of the member's line: its number, as they were when it was counted; agent 0 for
  -- those below nobody. Of the others: what the transaction belongs to (figure_part()).
  key text NOT NULL,
  type integer NOT NULL,
  moves bigint NOT NULL,
  -- To the station and from it, in 0.0001 yuan; the fee is a part of what came.
  came bigint NOT NULL,
  went bigint NOT NULL,
  fee bigint NOT NULL,
  -- In this order, so that a year of one dimension is read without those beside it.
  PRIMARY KEY (station, grain, dimension, day, key, type)
);
CALL enable_station_rls('figure', 'SELECT');

-- Between which numbers the transactions of an hour are.
CREATE TABLE figure_hour (
  station text NOT NULL,
  day date NOT NULL,
  hour smallint NOT NULL CHECK (hour BETWEEN 0 AND 23),
  type integer NOT NULL,
  part text NOT NULL,
  first_id bigint NOT NULL,
  last_id bigint NOT NULL,
  PRIMARY KEY (station, day, hour, type, part)
);
CALL enable_station_rls('figure_hour', 'SELECT');

-- Rounds at platforms by the day of the bet: sums of game_day over all members, kept by game_round_store(). No check on rounds >= 0, as there.
CREATE TABLE figure_round (
  station text NOT NULL,
  grain text NOT NULL CHECK (grain IN ('day', 'month')),
  day date NOT NULL,
  platform text NOT NULL,
  kind text NOT NULL,
  state text NOT NULL,
  rounds bigint NOT NULL,
  stake bigint NOT NULL,
  valid bigint NOT NULL,
  prize bigint NOT NULL,
  PRIMARY KEY (station, grain, day, platform, kind, state)
);
CALL enable_station_rls('figure_round', 'SELECT, INSERT, UPDATE');
-- The owner of the table may be no superuser.
ALTER TABLE game_day NO FORCE ROW LEVEL SECURITY;
ALTER TABLE figure_round NO FORCE ROW LEVEL SECURITY;
INSERT INTO figure_round (station, grain, day, platform, kind, state, rounds, stake, valid, prize)
  SELECT d.station, g.grain, g.day, d.platform, d.kind, d.state, sum(d.rounds), sum(d.stake), sum(d.valid), sum(d.prize)
    FROM game_day d CROSS JOIN LATERAL (VALUES ('day', d.day), ('month', date_trunc('month', d.day)::date)) AS g(grain, day)
    GROUP BY 1, 2, 3, 4, 5, 6;
ALTER TABLE game_day FORCE ROW LEVEL SECURITY;
ALTER TABLE figure_round FORCE ROW LEVEL SECURITY;

-- Who has the figures of a station sent by mail, and how often.
CREATE TABLE staff_report (
  staff_id integer NOT NULL REFERENCES staff (id),
  station text NOT NULL,
  period text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  email text NOT NULL CHECK (email <> ''),
  locale text NOT NULL CHECK (locale IN ('zh-CN', 'en')),
  made_at timestamptz NOT NULL,
  PRIMARY KEY (staff_id, station, period)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON staff_report TO office_staff;

-- Reports that were put into the outbox: each once, whatever ends the process between.
CREATE TABLE report_sent (
  station text NOT NULL,
  staff_id integer NOT NULL,
  period text NOT NULL,
  -- The first day that it is about.
  day date NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (station, staff_id, period, day)
);
CALL enable_station_rls('report_sent', 'SELECT, INSERT');

