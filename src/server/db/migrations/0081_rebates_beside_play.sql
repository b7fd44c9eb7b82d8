-- concurrently
ALTER TABLE rebate_day VALIDATE CONSTRAINT rebate_day_state_check;
ALTER TABLE rebate_day VALIDATE CONSTRAINT rebate_day_claim_check;

-- What a member's rounds will count, and at three in the morning those of all members of a station.
CREATE INDEX CONCURRENTLY IF NOT EXISTS game_round_uncounted_member ON game_round (station, account_id, settled_at) WHERE rebate_day IS NULL AND state IN ('won', 'lost');
DROP INDEX CONCURRENTLY IF EXISTS game_round_uncounted;
