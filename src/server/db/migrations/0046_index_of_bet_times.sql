-- concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS bet_order_at ON bet_order (station, account_id, (coalesce(opened_at, created_at)));
