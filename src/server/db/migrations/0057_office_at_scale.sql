-- concurrently
-- What somebody read on a day: counted at each read of what is personal, however long the trail is.
CREATE INDEX CONCURRENTLY IF NOT EXISTS trail_reads_of ON trail (staff_id, at) WHERE source = 'read';
-- The indexes of the queues cover these.
DROP INDEX CONCURRENTLY IF EXISTS withdrawal_pending;
DROP INDEX CONCURRENTLY IF EXISTS deposit_order_pending;
-- Whose chases are stopped: few, looked for each second.
CREATE INDEX CONCURRENTLY IF NOT EXISTS account_play_blocked ON account (station, play_blocked_until) WHERE play_blocked_until IS NOT NULL;
-- A chase that begins later is found by the number of the slip it was paid with.
CREATE INDEX CONCURRENTLY IF NOT EXISTS chase_rest_slip ON chase_rest (station, slip_id);
