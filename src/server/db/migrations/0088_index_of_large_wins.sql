-- concurrently
-- Wins that a home page may show: none below the least that a station may choose (schemas/station.json, winnersLeast).
CREATE INDEX CONCURRENTLY IF NOT EXISTS bet_order_large_win ON bet_order (station, ended_at) WHERE status = 2 AND book = 'real' AND payout >= 1000000;
