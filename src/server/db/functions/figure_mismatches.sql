-- Figures of the current station that are not what the ledger, up to where it is counted, and the rounds come to. Empty when all is well.
CREATE OR REPLACE FUNCTION figure_mismatches() RETURNS TABLE (what text, day date, figure text, counted text) LANGUAGE sql STABLE AS $$
  WITH moved AS MATERIALIZED (
    SELECT * FROM figure_moves(0, coalesce((SELECT p.through FROM figure_progress p WHERE p.station = current_station()), 0))),
  ledger AS (
    SELECT g.grain || ' ' || m.type || ' ' || m.part AS what, g.day, g.hour, ROW(count(*), sum(greatest(m.net, 0))::bigint, sum(greatest(-m.net, 0))::bigint, sum(m.fee)::bigint)::text AS sums
      FROM moved m CROSS JOIN LATERAL (VALUES ('hour', m.day, m.hour), ('day', m.day, 0), ('month', date_trunc('month', m.day)::date, 0)) AS g(grain, day, hour)
      GROUP BY 1, 2, 3),
  figures AS (
    SELECT f.grain || ' ' || f.type || ' ' || f.part AS what, f.day, f.hour, ROW(f.moves, f.came, f.went, f.fee)::text AS sums
      FROM figure f WHERE f.station = current_station()),
  groups AS (
    SELECT 'group ' || g.grain || ' ' || m.type AS what, g.day, 0 AS hour, ROW(count(*), sum(m.net)::bigint, sum(m.fee)::bigint)::text AS sums
      FROM moved m CROSS JOIN LATERAL (VALUES ('day', m.day), ('month', date_trunc('month', m.day)::date)) AS g(grain, day) GROUP BY 1, 2),
  group_figures AS (
    SELECT 'group ' || f.grain || ' ' || f.type AS what, f.day, 0 AS hour, ROW(sum(f.moves)::bigint, sum(f.came - f.went)::bigint, sum(f.fee)::bigint)::text AS sums
      FROM figure_group f WHERE f.station = current_station() GROUP BY 1, 2),
  rounds AS (
    SELECT 'rounds ' || g.grain || ' ' || d.platform || ' ' || d.kind || ' ' || d.state AS what, g.day, 0 AS hour,
        ROW(sum(d.rounds)::bigint, sum(d.stake)::bigint, sum(d.valid)::bigint, sum(d.prize)::bigint)::text AS sums
      FROM game_day d CROSS JOIN LATERAL (VALUES ('day', d.day), ('month', date_trunc('month', d.day)::date)) AS g(grain, day)
      WHERE d.station = current_station() GROUP BY 1, 2 HAVING sum(d.rounds) <> 0 OR sum(d.stake) <> 0 OR sum(d.prize) <> 0),
  round_figures AS (
    SELECT 'rounds ' || f.grain || ' ' || f.platform || ' ' || f.kind || ' ' || f.state AS what, f.day, 0 AS hour,
        ROW(f.rounds, f.stake, f.valid, f.prize)::text AS sums
      FROM figure_round f WHERE f.station = current_station() AND (f.rounds, f.stake, f.prize) <> (0, 0, 0))
  SELECT coalesce(a.what, b.what) || ' ' || coalesce(a.hour, b.hour), coalesce(a.day, b.day), a.sums, b.sums
    FROM (SELECT * FROM figures UNION ALL SELECT * FROM group_figures UNION ALL SELECT * FROM round_figures) a
      FULL JOIN (SELECT * FROM ledger UNION ALL SELECT * FROM groups UNION ALL SELECT * FROM rounds) b USING (what, day, hour)
    WHERE a.sums IS DISTINCT FROM b.sums
$$;
GRANT EXECUTE ON FUNCTION figure_mismatches TO house_app;
