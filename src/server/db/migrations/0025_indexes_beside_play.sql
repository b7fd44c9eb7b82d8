-- concurrently
-- Owns the indexes and checks that the migrations before it left to be made beside play.

-- Accounts that are enabled again by themselves.
CREATE INDEX CONCURRENTLY IF NOT EXISTS account_stopped_until ON account (station, state_until) WHERE state_until IS NOT NULL;
ALTER TABLE account VALIDATE CONSTRAINT account_stopped;
ALTER TABLE account VALIDATE CONSTRAINT account_paused;
ALTER TABLE session VALIDATE CONSTRAINT session_end_reason_check;

-- An agent's lines of commission are read by the day they were paid.
CREATE INDEX CONCURRENTLY IF NOT EXISTS commission_paid ON commission (station, account_id, paid_at, id);
DROP INDEX CONCURRENTLY IF EXISTS commission_agent;

-- Rounds of platforms that have not counted for rebates yet.
CREATE INDEX CONCURRENTLY IF NOT EXISTS game_round_uncounted ON game_round (station, settled_at) WHERE rebate_day IS NULL AND state IN ('won', 'lost');
