-- How much waits in each queue of these stations, counted up to `most`, and since when the oldest has waited. Looks into one station after the other, since
-- row security shows no more; the conditions are those by which src/server/office/queues lists.
CREATE OR REPLACE FUNCTION office_waiting(stations text[], most integer)
  RETURNS TABLE (station text, queue text, count integer, oldest_at timestamptz) LANGUAGE plpgsql AS $$
DECLARE
  before text := current_setting('app.station', true);
  one text;
BEGIN
  FOREACH one IN ARRAY stations LOOP
    PERFORM set_config('app.station', one, true);
    RETURN QUERY
      SELECT one, 'withdrawals', count(*)::integer, min(at) FROM (
        SELECT w.created_at AS at FROM withdrawal w WHERE w.status = 1 /* waiting */ ORDER BY w.created_at, w.order_no LIMIT most) q
      UNION ALL SELECT one, 'deposits', count(*)::integer, min(at) FROM (
        SELECT d.created_at AS at FROM deposit_order d WHERE d.status = 1 /* waiting */ AND d.kind IN ('bank', 'fast') ORDER BY d.created_at, d.order_no LIMIT most) q
      UNION ALL SELECT one, 'conversations', count(*)::integer, min(at) FROM (
        SELECT c.waiting_since AS at FROM conversation c WHERE c.waiting_since IS NOT NULL ORDER BY c.waiting_since, c.id LIMIT most) q
      UNION ALL SELECT one, 'prizes', count(*)::integer, min(at) FROM (
        SELECT a.created_at AS at FROM activity_award a WHERE a.status = 1 /* waiting */ ORDER BY a.id LIMIT most) q
      UNION ALL SELECT one, 'rebates', count(*)::integer, min(at) FROM (
        SELECT r.at FROM rebate_day r WHERE r.state = 'pending' ORDER BY r.day, r.account_id LIMIT most) q
      UNION ALL SELECT one, 'applications', least(count(*), most)::integer, min(at) FROM (
        (SELECT d.created_at AS at FROM donation d WHERE d.status = 1 /* waiting */ ORDER BY d.created_at, d.id LIMIT most)
        UNION ALL (SELECT c.created_at FROM direct_charge c WHERE c.status = 1 /* waiting */ ORDER BY c.created_at, c.id LIMIT most)) q
      UNION ALL SELECT one, 'rateWishes', count(*)::integer, min(at) FROM (
        SELECT r.created_at AS at FROM rate_wish r WHERE r.status = 1 /* waiting */ ORDER BY r.created_at, r.id LIMIT most) q
      UNION ALL SELECT one, k.queue, count(q.at)::integer, min(q.at)
        FROM (VALUES ('depositsAside', 'deposit'), ('transfersAside', 'transfer'), ('roundsAside', 'gameRound')) k (queue, kind) LEFT JOIN LATERAL (
          SELECT p.first_at AS at FROM operator_problem p WHERE p.kind = k.kind AND p.resolved_at IS NULL ORDER BY p.first_at, p.ref LIMIT most) q ON true
        GROUP BY k.queue
      UNION ALL SELECT one, 'posts', least(count(*), most)::integer, min(at) FROM (
        (SELECT a.created_at AS at FROM forum_article a WHERE a.status = 'pending' ORDER BY a.created_at, a.id LIMIT most)
        UNION ALL (SELECT c.created_at FROM forum_comment c WHERE c.status = 'pending' ORDER BY c.created_at, c.id LIMIT most)
        UNION ALL SELECT min(f.created_at) FROM (
          SELECT r.article_id, r.comment_id, r.created_at FROM forum_report r
            LEFT JOIN forum_article a ON a.id = r.article_id LEFT JOIN forum_comment c ON c.id = r.comment_id
            WHERE r.closed_at IS NULL AND coalesce(a.status, c.status) NOT IN ('pending', 'deleted') ORDER BY r.created_at, r.id LIMIT most) f
          GROUP BY f.article_id, f.comment_id) q
      UNION ALL SELECT one, 'advice', count(*)::integer, min(at) FROM (
        SELECT a.created_at AS at FROM advice a WHERE a.answered_at IS NULL ORDER BY a.id LIMIT most) q
      UNION ALL SELECT one, 'letters', count(*)::integer, min(at) FROM (
        SELECT m.created_at AS at FROM message m WHERE m.audience = 'service' AND m.answered_at IS NULL ORDER BY m.id LIMIT most) q
      UNION ALL SELECT one, 'markers', count(*)::integer, min(at) FROM (
        SELECT w.since AS at FROM marker_waiting w ORDER BY w.since, w.account_id LIMIT most) q;
  END LOOP;
  PERFORM set_config('app.station', coalesce(before, ''), true);
END $$;
