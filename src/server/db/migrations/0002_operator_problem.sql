-- Owns the table of what an operator has to look at, and the index that finds trial accounts that have ended.

-- Something that could not be done and is set aside, one row for each thing: an order that cannot be settled, a deposit whose
-- reported amount is not credited. It is open until resolved_at is set; reported again, the row is open again.
CREATE TABLE operator_problem (
  station text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('settlement', 'deposit')),
  -- Number of the order.
  ref text NOT NULL,
  reason text NOT NULL,
  times integer NOT NULL DEFAULT 1 CHECK (times > 0),
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  resolved_at timestamptz,
  PRIMARY KEY (station, kind, ref)
);
CREATE INDEX operator_problem_open ON operator_problem (station, kind) WHERE resolved_at IS NULL;
CALL enable_station_rls('operator_problem', 'SELECT, INSERT, UPDATE');

-- What a trial account has waiting is counted before each of its bets.
CREATE INDEX bet_order_open_play ON bet_order (station, account_id) WHERE book = 'play' AND status = 1;
CREATE INDEX account_trial ON account (station, ends_at) WHERE role = 'trial';
