-- Forgets the figures of the current station: the team job counts all of them again, from the ledger and the rounds as they are. Levels and lines are those of that day then.
CREATE OR REPLACE FUNCTION figure_recount() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  -- Whoever counts holds this row.
  PERFORM 1 FROM figure_progress p WHERE p.station = current_station() FOR UPDATE;
  DELETE FROM figure f WHERE f.station = current_station();
  DELETE FROM figure_hour f WHERE f.station = current_station();
  UPDATE figure_progress p SET through = 0, counted_at = '-infinity' WHERE p.station = current_station();
  DELETE FROM figure_round f WHERE f.station = current_station();
  INSERT INTO figure_round (station, grain, day, platform, kind, state, rounds, stake, valid, prize)
    SELECT d.station, g.grain, g.day, d.platform, d.kind, d.state, sum(d.rounds), sum(d.stake), sum(d.valid), sum(d.prize)
      FROM game_day d CROSS JOIN LATERAL (VALUES ('day', d.day), ('month', date_trunc('month', d.day)::date)) AS g(grain, day)
      WHERE d.station = current_station() GROUP BY 1, 2, 3, 4, 5, 6;
END $$;
-- For the administrator of the database alone.
REVOKE ALL ON FUNCTION figure_recount FROM PUBLIC;
