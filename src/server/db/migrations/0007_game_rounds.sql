-- Owns the tables of rounds played at game platforms, how far each platform has been read, and what lists of games show.

-- What kind of rounds a platform reports.
ALTER TABLE platform ADD COLUMN kind text NOT NULL DEFAULT 'egame'
  CHECK (kind IN ('live', 'egame', 'pt', 'qt', 'chess', 'fish', 'sport', 'esport', 'tsport'));
UPDATE platform p SET kind = g.type FROM game g WHERE g.station = p.station AND g.platform = p.code;
-- Until when it is maintained, where that has been announced.
ALTER TABLE platform ADD COLUMN closed_until timestamptz;

-- Syllables of the Chinese name, separated by spaces, for the search.
ALTER TABLE game ADD COLUMN pinyin text NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN is_hot boolean NOT NULL DEFAULT false;
-- A game is shown as new for a while after this.
ALTER TABLE game ADD COLUMN listed_at timestamptz;
-- Address of a picture; the browser draws one where it is empty.
ALTER TABLE game ADD COLUMN cover text NOT NULL DEFAULT '';

-- A member's own mark on a game, and when it was opened or played last.
CREATE TABLE game_member (
  station text NOT NULL,
  account_id integer NOT NULL,
  platform text NOT NULL,
  game text NOT NULL,
  played_at timestamptz,
  favourite_at timestamptz,
  PRIMARY KEY (account_id, platform, game),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX game_member_played ON game_member (station, platform, played_at) WHERE played_at IS NOT NULL;
CALL enable_station_rls('game_member', 'SELECT, INSERT, UPDATE, DELETE');

-- How far the rounds of a platform have been read.
CREATE TABLE game_cursor (
  station text NOT NULL,
  platform text NOT NULL,
  -- As the platform gave it; empty at the start.
  position text NOT NULL DEFAULT '',
  -- Where the next re-reading begins, and when this place was reached.
  checkpoint text NOT NULL DEFAULT '',
  checkpoint_at timestamptz,
  read_at timestamptz,
  PRIMARY KEY (station, platform),
  FOREIGN KEY (station, platform) REFERENCES platform (station, code)
);
CALL enable_station_rls('game_cursor', 'SELECT, INSERT, UPDATE');

-- A round as its platform last reported it. Amounts in 0.0001 yuan.
CREATE TABLE game_round (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  platform text NOT NULL,
  -- Number of the round at the platform.
  round_no text NOT NULL,
  -- A higher version replaces a lower one.
  version integer NOT NULL CHECK (version > 0),
  account_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('live', 'egame', 'pt', 'qt', 'chess', 'fish', 'sport', 'esport', 'tsport')),
  game text NOT NULL,
  state text NOT NULL CHECK (state IN ('unsettled', 'won', 'lost', 'void')),
  stake bigint NOT NULL CHECK (stake >= 0),
  valid bigint NOT NULL CHECK (valid BETWEEN 0 AND stake),
  prize bigint NOT NULL CHECK (prize >= 0),
  -- Has been taken off the prize.
  fee bigint NOT NULL DEFAULT 0 CHECK (fee >= 0),
  -- The round that won this free spin, empty for none.
  parent_no text NOT NULL DEFAULT '',
  -- The result was changed after the round had been settled.
  is_resettled boolean NOT NULL DEFAULT false,
  bet_at timestamptz NOT NULL,
  settled_at timestamptz,
  detail jsonb NOT NULL,
  -- When this version was stored; its valid bet counts from then on.
  stored_at timestamptz NOT NULL,
  UNIQUE (station, platform, round_no),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  CHECK ((state = 'unsettled') = (settled_at IS NULL)),
  CHECK (state <> 'unsettled' OR valid = 0)
);
CREATE INDEX game_round_page ON game_round (account_id, kind, bet_at, id);
CREATE INDEX game_round_filter ON game_round (account_id, platform, state, bet_at, id);
CREATE INDEX game_round_unsettled ON game_round (station, platform) WHERE state = 'unsettled';
CALL enable_station_rls('game_round', 'SELECT, INSERT, UPDATE');

-- Versions of rounds that a later one has replaced.
CREATE TABLE game_round_version (
  station text NOT NULL,
  round_id bigint NOT NULL REFERENCES game_round (id),
  version integer NOT NULL,
  state text NOT NULL,
  stake bigint NOT NULL,
  valid bigint NOT NULL,
  prize bigint NOT NULL,
  fee bigint NOT NULL,
  settled_at timestamptz,
  detail jsonb NOT NULL,
  stored_at timestamptz NOT NULL,
  PRIMARY KEY (round_id, version)
);
CALL enable_station_rls('game_round_version', 'SELECT, INSERT');

-- Records that could not be taken for a round, as they arrived.
CREATE TABLE game_round_set_aside (
  station text NOT NULL,
  platform text NOT NULL,
  round_no text NOT NULL,
  version integer NOT NULL,
  reason text NOT NULL,
  record jsonb NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (station, platform, round_no, version)
);
CALL enable_station_rls('game_round_set_aside', 'SELECT, INSERT, UPDATE');

-- Sums of a member's rounds by the day of the bet, platform and state. Kept by game_round_store(). No check on rounds >= 0 here: a row that is
-- to be subtracted passes the checks of the table before it meets the row it is subtracted from.
CREATE TABLE game_day (
  station text NOT NULL,
  account_id integer NOT NULL,
  kind text NOT NULL,
  day date NOT NULL,
  platform text NOT NULL,
  state text NOT NULL,
  rounds bigint NOT NULL,
  stake bigint NOT NULL,
  valid bigint NOT NULL,
  prize bigint NOT NULL,
  PRIMARY KEY (account_id, kind, day, platform, state),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CALL enable_station_rls('game_day', 'SELECT, INSERT, UPDATE');

-- Up to when valid bets have been cleared by a withdrawal or a reset: a correction of an earlier round takes nothing more.
ALTER TABLE turnover ADD COLUMN cleared_through timestamptz;

-- The kinds are those of ProblemKind (src/server/db/operatorProblem.ts).
ALTER TABLE operator_problem DROP CONSTRAINT operator_problem_kind_check;
