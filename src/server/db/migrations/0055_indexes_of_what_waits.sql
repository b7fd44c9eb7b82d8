-- concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS withdrawal_queue ON withdrawal (station, created_at, order_no) WHERE status = 1;
CREATE INDEX CONCURRENTLY IF NOT EXISTS deposit_order_queue ON deposit_order (station, created_at, order_no) WHERE status = 1 AND kind IN ('bank', 'fast');
CREATE INDEX CONCURRENTLY IF NOT EXISTS deposit_order_late ON deposit_order (station, finished_at, order_no) WHERE status IN (3, 4, 5) AND kind IN ('bank', 'fast');
CREATE INDEX CONCURRENTLY IF NOT EXISTS device_address ON device (station, address);
CREATE INDEX CONCURRENTLY IF NOT EXISTS card_number ON card (station, card_key COLLATE "C");
