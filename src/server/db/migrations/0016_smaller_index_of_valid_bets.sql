-- Settling writes an entry for each bet: only what finds them, the figures are read from the rows.
DROP INDEX bet_order_valid;
CREATE INDEX bet_order_valid ON bet_order (station, account_id, ended_at) WHERE status IN (2, 3);
