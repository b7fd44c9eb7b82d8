-- Owns the tables of activities: what they run with, what was won or refused, stock, red packets, points, and the flags of the poll.

ALTER TABLE activity ADD CONSTRAINT activity_station_id_key UNIQUE (station, id);
ALTER TABLE activity ADD CONSTRAINT activity_window CHECK (starts_at < ends_at);
-- Levels that may take part; none for all.
ALTER TABLE activity ADD COLUMN levels smallint[] NOT NULL DEFAULT '{}';
-- How many times a prize has to be bet before a withdrawal, in hundredths.
ALTER TABLE activity ADD COLUMN bet_factor integer NOT NULL DEFAULT 100 CHECK (bet_factor BETWEEN 0 AND 10000);
-- Cash above this waits for the operator; in 0.0001 yuan.
ALTER TABLE activity ADD COLUMN auto_pay_limit bigint NOT NULL DEFAULT 10000000 CHECK (auto_pay_limit >= 0);
-- What the kind runs with, as src/server/activities/terms.ts reads it; {} for an offer that is only read.
ALTER TABLE activity ADD COLUMN terms jsonb NOT NULL DEFAULT '{}';
CREATE INDEX activity_kind ON activity (station, kind, ends_at);

-- How many are left of what is limited: a sector of a wheel, a box.
CREATE TABLE activity_stock (
  station text NOT NULL,
  activity_id integer NOT NULL,
  part smallint NOT NULL CHECK (part >= 0),
  left_count integer NOT NULL CHECK (left_count >= 0),
  PRIMARY KEY (activity_id, part),
  FOREIGN KEY (station, activity_id) REFERENCES activity (station, id)
);
CALL enable_station_rls('activity_stock', 'SELECT, INSERT, UPDATE');

-- What a member took part in and won, nothing included. `claim_key` names what it was for (a day, a week, a step, the number of a throw): once each.
CREATE TABLE activity_award (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  activity_id integer NOT NULL,
  account_id integer NOT NULL,
  claim_key text NOT NULL,
  -- The day in Beijing, for limits of a day.
  day date NOT NULL,
  prize text NOT NULL CHECK (prize IN ('none', 'cash', 'points', 'goods')),
  -- 0.0001 yuan of cash, a number of points; 0 otherwise.
  amount bigint NOT NULL CHECK (amount >= 0),
  -- The name of goods, in both languages.
  goods jsonb,
  required bigint NOT NULL CHECK (required >= 0),
  -- Type of the ledger that cash is paid with.
  ledger_type integer NOT NULL,
  -- 1 waits for the operator, 2 given, 3 refused, 4 cancelled; numbered as in the field.
  status smallint NOT NULL CHECK (status IN (1, 2, 3, 4)),
  reason text NOT NULL DEFAULT '',
  -- What was drawn and calculated with: dice, a sector, the valid bets, the rate.
  detail jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  UNIQUE (station, activity_id, account_id, claim_key),
  UNIQUE (station, id),
  FOREIGN KEY (station, activity_id) REFERENCES activity (station, id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  CHECK ((status = 1) = (decided_at IS NULL)),
  CHECK ((prize IN ('cash', 'points')) = (amount > 0)),
  CHECK ((prize = 'goods') = (goods IS NOT NULL))
);
CREATE INDEX activity_award_member ON activity_award (station, account_id, id);
CREATE INDEX activity_award_winners ON activity_award (station, activity_id, id) WHERE prize <> 'none' AND status = 2;
CREATE INDEX activity_award_waiting ON activity_award (station, id) WHERE status = 1;
CALL enable_station_rls('activity_award', 'SELECT, INSERT, UPDATE');

-- Why a member got nothing: one row for each reason of a day, however often it was tried.
CREATE TABLE activity_refusal (
  station text NOT NULL,
  activity_id integer NOT NULL,
  account_id integer NOT NULL,
  day date NOT NULL,
  reason text NOT NULL,
  times integer NOT NULL DEFAULT 1 CHECK (times > 0),
  -- Figures of the newest refusal, such as what was missing.
  detail jsonb NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (activity_id, account_id, day, reason),
  FOREIGN KEY (station, activity_id) REFERENCES activity (station, id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX activity_refusal_member ON activity_refusal (station, account_id, last_at);
CALL enable_station_rls('activity_refusal', 'SELECT, INSERT, UPDATE');

-- A packet of an activity, split before it opens.
CREATE TABLE red_packet (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  activity_id integer NOT NULL,
  opens_at timestamptz NOT NULL,
  -- The first moment that is outside.
  closes_at timestamptz NOT NULL,
  total bigint NOT NULL CHECK (total > 0),
  parts integer NOT NULL CHECK (parts > 0),
  CHECK (opens_at < closes_at),
  UNIQUE (station, id),
  UNIQUE (activity_id, opens_at),
  FOREIGN KEY (station, activity_id) REFERENCES activity (station, id)
);
CREATE INDEX red_packet_time ON red_packet (station, activity_id, closes_at);
CALL enable_station_rls('red_packet', 'SELECT, INSERT');

CREATE TABLE red_packet_part (
  station text NOT NULL,
  packet_id integer NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  amount bigint NOT NULL CHECK (amount > 0),
  -- Who has it; null while it is free.
  award_id bigint UNIQUE,
  PRIMARY KEY (packet_id, number),
  FOREIGN KEY (station, packet_id) REFERENCES red_packet (station, id),
  FOREIGN KEY (station, award_id) REFERENCES activity_award (station, id)
);
CREATE INDEX red_packet_part_free ON red_packet_part (packet_id, number) WHERE award_id IS NULL;
CALL enable_station_rls('red_packet_part', 'SELECT, INSERT, UPDATE');

-- Points are a ledger of their own: each change is one entry, and entries of a member form a chain without a gap. points_post() alone writes them.
CREATE TABLE points_account (
  station text NOT NULL,
  account_id integer PRIMARY KEY,
  balance bigint NOT NULL DEFAULT 0 CONSTRAINT points_not_negative CHECK (balance >= 0),
  entries bigint NOT NULL DEFAULT 0 CHECK (entries >= 0),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CALL enable_station_rls('points_account', 'SELECT');

CREATE TABLE points_entry (
  station text NOT NULL,
  account_id integer NOT NULL,
  number bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  balance_after bigint NOT NULL CHECK (balance_after >= 0),
  -- What for: prize, spin, bought, sold.
  type text NOT NULL CHECK (type IN ('prize', 'spin', 'bought', 'sold')),
  ref_id text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (account_id, number),
  -- A repeated request cannot count twice.
  UNIQUE (station, type, ref_id)
);
CALL enable_station_rls('points_entry', 'SELECT');

-- Exchanges of points, for the limits of a day and as reference of both ledgers.
CREATE TABLE points_exchange (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  direction text NOT NULL CHECK (direction IN ('toPoints', 'toCash')),
  -- 0.0001 yuan.
  cash bigint NOT NULL CHECK (cash > 0),
  points bigint NOT NULL CHECK (points > 0),
  day date NOT NULL,
  at timestamptz NOT NULL,
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX points_exchange_day ON points_exchange (station, account_id, day);
CALL enable_station_rls('points_exchange', 'SELECT, INSERT');

-- Which kinds a member can take something in, for the poll. Calculated again after `until`, after each award, and some minutes after money or bets
-- have moved: `entries` and `counted` are the wallet's entries and the turnover at the calculation.
CREATE TABLE activity_flag (
  station text NOT NULL,
  account_id integer PRIMARY KEY,
  kinds text[] NOT NULL,
  calculated_at timestamptz NOT NULL,
  until timestamptz NOT NULL,
  entries bigint NOT NULL,
  counted bigint NOT NULL,
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CALL enable_station_rls('activity_flag', 'SELECT, INSERT, UPDATE');

-- Which members share a device.
CREATE INDEX device_visitor ON device (station, visitor_hash);

-- Valid bets of a member in a span of time are read from this index alone.
CREATE INDEX bet_order_ended ON bet_order (station, account_id, ended_at) INCLUDE (status, book, stake, units, pushed_units, payout)
  WHERE status IN (2, 3);
