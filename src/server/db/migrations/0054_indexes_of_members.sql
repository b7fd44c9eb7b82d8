-- concurrently
-- Who came from an address, and the sessions of a member in their order: what the back office asks of them.
CREATE INDEX CONCURRENTLY IF NOT EXISTS session_address ON session (station, address, account_id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS session_own ON session (station, account_id, id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS device_address ON device (station, address, account_id);
-- Letters that one side has thrown away; those that are there have an index each already.
CREATE INDEX CONCURRENTLY IF NOT EXISTS message_dropped ON message (receiver_id, id) WHERE receiver_deleted_at IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS message_sent_dropped ON message (sender_id, id) WHERE sender_deleted_at IS NOT NULL;
