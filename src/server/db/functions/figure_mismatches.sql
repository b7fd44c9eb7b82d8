-- Figures of the current station that are not what the ledger, up to where it is counted, and the rounds come to. Empty when all is well.
CREATE OR REPLACE FUNCTION figure_mismatches() RETURNS TABLE (what text, day date, figure text, counted text) LANGUAGE sql STABLE AS $$
  WITH moved AS MATERIALIZED (
    SELECT * FROM figure_moves(0, coalesce((SELECT p.through FROM figure_progress p WHERE p.station = current_station()), 0))),
  -- Levels and lines may be others than when they were counted: all of them together.
  ledger AS (
    SELECT concat_ws(' ', g.grain, d.dimension, d.key, m.type) AS what, g.day,
        ROW(count(*), sum(greatest(m.net, 0))::bigint, sum(greatest(-m.net, 0))::bigint, sum(m.fee)::bigint)::text AS sums
      FROM moved m CROSS JOIN LATERAL (VALUES ('day', m.day), ('month', date_trunc('month', m.day)::date)) AS g(grain, day)
        CROSS JOIN LATERAL (VALUES ('all', ''), ('hour', lpad(m.hour::text, 2, '0')), ('level', ''), ('agent', ''), (figure_dimension(m.part), m.part)) AS d(dimension, key)
      WHERE d.dimension IS NOT NULL GROUP BY 1, 2),
  figures AS (
    SELECT concat_ws(' ', f.grain, f.dimension, CASE WHEN f.dimension IN ('level', 'agent') THEN '' ELSE f.key END, f.type) AS what, f.day,
        ROW(sum(f.moves)::bigint, sum(f.came)::bigint, sum(f.went)::bigint, sum(f.fee)::bigint)::text AS sums
      FROM figure f WHERE f.station = current_station() GROUP BY 1, 2),
  hours AS (
    SELECT concat_ws(' ', 'hour', m.hour, m.type, m.part) AS what, m.day, ROW(min(m.id), max(m.id))::text AS sums FROM moved m GROUP BY 1, 2),
  hour_figures AS (
    SELECT concat_ws(' ', 'hour', f.hour, f.type, f.part) AS what, f.day, ROW(f.first_id, f.last_id)::text AS sums
      FROM figure_hour f WHERE f.station = current_station()),
  rounds AS (
    SELECT 'rounds ' || g.grain || ' ' || d.platform || ' ' || d.kind || ' ' || d.state AS what, g.day,
        ROW(sum(d.rounds)::bigint, sum(d.stake)::bigint, sum(d.valid)::bigint, sum(d.prize)::bigint)::text AS sums
      FROM game_day d CROSS JOIN LATERAL (VALUES ('day', d.day), ('month', date_trunc('month', d.day)::date)) AS g(grain, day)
      WHERE d.station = current_station() GROUP BY 1, 2 HAVING sum(d.rounds) <> 0 OR sum(d.stake) <> 0 OR sum(d.prize) <> 0),
  round_figures AS (
    SELECT 'rounds ' || f.grain || ' ' || f.platform || ' ' || f.kind || ' ' || f.state AS what, f.day,
        ROW(f.rounds, f.stake, f.valid, f.prize)::text AS sums
      FROM figure_round f WHERE f.station = current_station() AND (f.rounds, f.stake, f.prize) <> (0, 0, 0))
  SELECT coalesce(a.what, b.what), coalesce(a.day, b.day), a.sums, b.sums
    FROM (SELECT * FROM figures UNION ALL SELECT * FROM hour_figures UNION ALL SELECT * FROM round_figures) a
      FULL JOIN (SELECT * FROM ledger UNION ALL SELECT * FROM hours UNION ALL SELECT * FROM rounds) b USING (what, day)
    WHERE a.sums IS DISTINCT FROM b.sums
$$;
GRANT EXECUTE ON FUNCTION figure_mismatches TO house_app;
