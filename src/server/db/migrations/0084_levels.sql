-- Owns what members reach by deposits and bets, and what that brings: the ladder of a station, each member's standing on it, and what was given.

ALTER TABLE member_level
  ADD COLUMN from_deposit bigint NOT NULL DEFAULT 0 CHECK (from_deposit >= 0),
  ADD COLUMN from_bet bigint NOT NULL DEFAULT 0 CHECK (from_bet >= 0),
  ADD COLUMN keep_bet bigint NOT NULL DEFAULT 0 CHECK (keep_bet >= 0),
  ADD COLUMN gift bigint NOT NULL DEFAULT 0 CHECK (gift >= 0),
  ADD COLUMN weekly bigint NOT NULL DEFAULT 0 CHECK (weekly >= 0),
  ADD COLUMN weekly_bet bigint NOT NULL DEFAULT 0 CHECK (weekly_bet >= 0),
  ADD COLUMN monthly bigint NOT NULL DEFAULT 0 CHECK (monthly >= 0),
  ADD COLUMN monthly_bet bigint NOT NULL DEFAULT 0 CHECK (monthly_bet >= 0),
  ADD COLUMN birthday bigint NOT NULL DEFAULT 0 CHECK (birthday >= 0),
  -- Null for what the rules of withdrawals and the type of the card say.
  ADD COLUMN withdrawals_a_day integer CHECK (withdrawals_a_day > 0),
  ADD COLUMN withdrawal_most bigint CHECK (withdrawal_most >= 0);

-- A station with a row has a ladder: members rise by themselves.
CREATE TABLE level_setting (
  station text PRIMARY KEY,
  mode text NOT NULL CHECK (mode IN ('both', 'either')),
  is_kept boolean NOT NULL,
  birthday_days integer NOT NULL CHECK (birthday_days BETWEEN 1 AND 366),
  -- In hundredths.
  bet_factor integer NOT NULL CHECK (bet_factor >= 0)
);
CALL enable_station_rls('level_setting', 'SELECT, INSERT, UPDATE, DELETE');

ALTER TABLE account ADD COLUMN birthday date;

-- What deposits and settled bets have added since it was last counted: written with them, and taken once by whoever counts.
CREATE TABLE level_entry (
  id bigint GENERATED ALWAYS AS IDENTITY,
  station text NOT NULL,
  account_id integer NOT NULL,
  at timestamptz NOT NULL,
  -- 0.0001 yuan; below 0 where a deposit was rolled back or a round of a platform corrected.
  deposit bigint NOT NULL,
  bet bigint NOT NULL,
  -- One index alone: settlements write here.
  PRIMARY KEY (station, account_id, id)
);
CALL enable_station_rls('level_entry', 'SELECT, INSERT, DELETE');

-- How far a member has come. account.level has the level itself.
CREATE TABLE level_standing (
  station text NOT NULL,
  account_id integer NOT NULL,
  -- The highest level ever held.
  top smallint NOT NULL,
  deposits bigint NOT NULL,
  bets bigint NOT NULL,
  -- The first day of the month up to whose begin falls are done, and of the month in which a level was last reached or regained.
  month date NOT NULL,
  spared date,
  PRIMARY KEY (station, account_id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX level_standing_month ON level_standing (station, month);
CALL enable_station_rls('level_standing', 'SELECT, INSERT, UPDATE, DELETE');

-- What a member's bets of a day in Beijing come to.
CREATE TABLE level_day (
  station text NOT NULL,
  account_id integer NOT NULL,
  day date NOT NULL,
  bet bigint NOT NULL,
  PRIMARY KEY (station, account_id, day)
);
CALL enable_station_rls('level_day', 'SELECT, INSERT, UPDATE, DELETE');

-- Each rise and fall with its reason.
CREATE TABLE level_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  at timestamptz NOT NULL,
  from_level smallint NOT NULL,
  level smallint NOT NULL,
  why text NOT NULL CHECK (why IN ('reached', 'regained', 'fallen', 'given')),
  -- The totals at that moment, and for falls and regained levels the bets of the month; 0.0001 yuan.
  deposits bigint NOT NULL,
  bets bigint NOT NULL,
  month_bets bigint NOT NULL,
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX level_change_account ON level_change (station, account_id, at, id);
CALL enable_station_rls('level_change', 'SELECT, INSERT');

-- What levels gave, each once for ever: level:3, weekly:2026-03-02, monthly:2026-03, birthday:2026.
CREATE TABLE level_gift (
  station text NOT NULL,
  account_id integer NOT NULL,
  code text NOT NULL,
  level smallint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- In hundredths, as the station said at that moment.
  bet_factor integer NOT NULL,
  at timestamptz NOT NULL,
  -- Null while it waits for the end of a break.
  paid_at timestamptz,
  PRIMARY KEY (station, account_id, code),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX level_gift_waiting ON level_gift (station, account_id) WHERE paid_at IS NULL;
CALL enable_station_rls('level_gift', 'SELECT, INSERT, UPDATE');

GRANT SELECT ON level_setting, level_standing, level_day, level_change, level_gift, level_entry TO office_read;
GRANT SELECT ON level_setting, level_standing, level_day, level_change, level_gift, level_entry TO office_support, office_content;
GRANT INSERT, UPDATE ON level_standing TO office_support;
GRANT INSERT ON level_change TO office_support;
GRANT INSERT, UPDATE, DELETE ON level_setting TO office_content;
