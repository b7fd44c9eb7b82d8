-- concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS bet_order_slip ON bet_order (station, account_id, id) WHERE slip_id IS NULL;
