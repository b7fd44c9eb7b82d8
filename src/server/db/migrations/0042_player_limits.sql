-- Owns the limits that players set for themselves, every change of them, and when a period of a chase was placed.

-- A limit as it stands; what a rise waits for is beside it. 0.0001 yuan, whole seconds for time.
CREATE TABLE player_limit (
  station text NOT NULL,
  account_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('deposit', 'stake', 'loss', 'time')),
  frame text NOT NULL CHECK (frame IN ('day', '24h', 'week', '7d', 'month', '30d')),
  -- Null where it was taken away.
  value bigint CHECK (value >= 0),
  -- A higher one that was asked for; null with moments beside it: none at all.
  rise bigint CHECK (rise >= 0),
  rise_ready_at timestamptz,
  rise_expires_at timestamptz,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (station, account_id, kind, frame),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  CHECK ((rise_ready_at IS NULL) = (rise_expires_at IS NULL) AND (rise IS NULL OR rise_ready_at IS NOT NULL))
);
CALL enable_station_rls('player_limit', 'SELECT, INSERT, UPDATE');

-- Whatever a member did about limits, what was refused included.
CREATE TABLE player_limit_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  at timestamptz NOT NULL,
  event text NOT NULL CHECK (event IN ('set', 'confirm', 'cancel', 'accept', 'decline', 'reviewed')),
  -- None where the question or the reminder was answered.
  kind text,
  frame text,
  -- What was asked for; null for no limit.
  asked bigint,
  -- The limit before and after it; null for none.
  before bigint,
  after bigint,
  -- applied, unchanged, pending, replaced, cancelled, answered, or the reason it was refused for, such as ABOVE_MAX.
  result text NOT NULL,
  ready_at timestamptz,
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  CHECK ((kind IS NULL) = (event IN ('accept', 'decline', 'reviewed')) AND (kind IS NULL) = (frame IS NULL))
);
CREATE INDEX player_limit_change_member ON player_limit_change (station, account_id, id);
CALL enable_station_rls('player_limit_change', 'SELECT, INSERT');

-- What a member answered when asked for a limit, and when limits and account were last looked at.
CREATE TABLE player_limit_answer (
  station text NOT NULL,
  account_id integer NOT NULL,
  answer text CHECK (answer IN ('accept', 'decline')),
  answered_at timestamptz,
  reviewed_at timestamptz,
  PRIMARY KEY (station, account_id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CALL enable_station_rls('player_limit_answer', 'SELECT, INSERT, UPDATE');

-- When the period of an order began that its chase opened later; null where the order was placed when it was made.
ALTER TABLE bet_order ADD COLUMN opened_at timestamptz;
-- When a limit kept its next period from being placed; what it holds goes back then.
ALTER TABLE chase_rest ADD COLUMN halted_at timestamptz;

-- It takes the limits of the station as well from here on.
DROP FUNCTION IF EXISTS chase_open(timestamptz, integer, bigint);
