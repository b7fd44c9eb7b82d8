-- How limits of a member stand at a moment. `limits` is a list of {by, kind, frame, value}; amounts in 0.0001 yuan, of the kind time in whole seconds, null for
-- no limit. What another server's clock has put a little after the moment counts as well: no two who ask at once may both find the same amount left.
-- Without `has_resets` it looks for no moment at which a rolling limit on stakes or losses resets.
CREATE OR REPLACE FUNCTION limit_standings(member integer, moment timestamptz, limits jsonb, has_resets boolean DEFAULT true)
  RETURNS TABLE (owner text, kind text, frame text, value bigint, used bigint, remaining bigint, resets_at timestamptz)
  LANGUAGE plpgsql STABLE SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN QUERY
    WITH asked AS MATERIALIZED (
      SELECT x.by, x.kind, x.frame, x.value, f.since, f.ends, f.length
        FROM jsonb_to_recordset(limits) AS x(by text, kind text, frame text, value bigint) CROSS JOIN LATERAL limit_frame(x.frame, moment) f),
    -- Read once for all limits of a frame.
    bets AS MATERIALIZED (
      SELECT s.since, s.staked, s.lost FROM limit_sum(member, ARRAY(SELECT DISTINCT a.since FROM asked a WHERE a.kind IN ('stake', 'loss'))) s),
    counted AS (
      SELECT a.*, CASE a.kind WHEN 'stake' THEN b.staked ELSE b.lost END AS used,
          CASE WHEN has_resets AND a.length IS NOT NULL THEN limit_oldest(member, a.kind, a.since) END AS oldest
        FROM asked a JOIN bets b ON b.since = a.since WHERE a.kind IN ('stake', 'loss')
      UNION ALL
      SELECT a.*, s.used, s.oldest FROM asked a JOIN LATERAL (
          SELECT sum(d.amount) AS used, min(d.at) FILTER (WHERE d.amount <> 0) AS oldest
            FROM limit_deposits(member, a.since) d) s ON a.kind = 'deposit'
      UNION ALL
      SELECT a.*, s.used::numeric, s.oldest FROM asked a JOIN LATERAL limit_time(member,
        -- What is as old as a rolling frame is long: no whole second of it may be missing.
        a.since - CASE WHEN a.length IS NULL THEN interval '0' ELSE interval '1 microsecond' END, moment) s ON a.kind = 'time')
    SELECT c.by, c.kind, c.frame, c.value, u.used, CASE WHEN c.value IS NOT NULL THEN greatest(c.value - u.used, 0) END, coalesce(c.ends, c.oldest + c.length)
      FROM counted c CROSS JOIN LATERAL (SELECT greatest(coalesce(c.used, 0), 0)::bigint AS used) u;
END $$;
GRANT EXECUTE ON FUNCTION limit_standings TO house_app;
