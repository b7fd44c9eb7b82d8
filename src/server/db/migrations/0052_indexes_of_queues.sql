-- concurrently
-- Owns the indexes by which the back office lists what waits, the oldest first: a page deep in a long queue costs what the first one costs.
CREATE INDEX CONCURRENTLY IF NOT EXISTS operator_problem_waiting ON operator_problem (station, kind, first_at, ref) WHERE resolved_at IS NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS forum_article_pending ON forum_article (station, created_at, id) WHERE status = 'pending';
CREATE INDEX CONCURRENTLY IF NOT EXISTS forum_comment_pending ON forum_comment (station, created_at, id) WHERE status = 'pending';
CREATE INDEX CONCURRENTLY IF NOT EXISTS forum_report_waiting ON forum_report (station, created_at, id) WHERE closed_at IS NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS donation_pending ON donation (station, created_at, id) WHERE status = 1;
CREATE INDEX CONCURRENTLY IF NOT EXISTS direct_charge_pending ON direct_charge (station, created_at, id) WHERE status = 1;
CREATE INDEX CONCURRENTLY IF NOT EXISTS withdrawal_pending ON withdrawal (station, created_at, order_no) WHERE status = 1;
CREATE INDEX CONCURRENTLY IF NOT EXISTS deposit_order_pending ON deposit_order (station, created_at, order_no) WHERE status = 1 AND kind = 'bank';
DROP INDEX CONCURRENTLY IF EXISTS donation_waiting;
DROP INDEX CONCURRENTLY IF EXISTS direct_charge_waiting;
DROP INDEX CONCURRENTLY IF EXISTS operator_problem_open;
