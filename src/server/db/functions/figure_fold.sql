-- Counts the next transactions of the current station, at most `most` numbers of the ledger and none above `up_to`, up to which every transaction must have ended.
-- Returns whether it has reached `up_to`. One process counts at a time.
CREATE OR REPLACE FUNCTION figure_fold(up_to bigint, most integer, moment timestamptz) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
DECLARE
  station_code text := current_station();
  done record;
  reach bigint;
BEGIN
  IF station_code IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;
  INSERT INTO figure_progress (station, counted_at) VALUES (station_code, '-infinity') ON CONFLICT DO NOTHING;
  SELECT * INTO done FROM figure_progress p WHERE p.station = station_code FOR UPDATE;
  reach := greatest(least(up_to, done.through + most), done.through);
  WITH moved AS MATERIALIZED (SELECT * FROM figure_moves(done.through, reach)),
  hours AS (
    INSERT INTO figure_hour AS f (station, day, hour, type, part, first_id, last_id)
      SELECT station_code, m.day, m.hour, m.type, m.part, min(m.id), max(m.id) FROM moved m GROUP BY m.day, m.hour, m.type, m.part
      ON CONFLICT (station, day, hour, type, part) DO UPDATE SET first_id = least(f.first_id, excluded.first_id), last_id = greatest(f.last_id, excluded.last_id)
      RETURNING 1),
  members AS (
    SELECT x.member, a.level, coalesce((SELECT p.ancestor_id FROM team_path p WHERE p.station = station_code AND p.account_id = x.member
        ORDER BY p.distance DESC LIMIT 1), 0) AS agent_id
      FROM (SELECT DISTINCT m.member FROM moved m) x JOIN account a ON a.station = station_code AND a.id = x.member)
  INSERT INTO figure AS f (station, grain, dimension, day, key, type, moves, came, went, fee)
    SELECT station_code, g.grain, d.dimension, g.day, d.key, m.type, count(*), sum(greatest(m.net, 0)), sum(greatest(-m.net, 0)), sum(m.fee)
      FROM moved m JOIN members a ON a.member = m.member
        CROSS JOIN LATERAL (VALUES ('day', m.day), ('month', date_trunc('month', m.day)::date)) AS g(grain, day)
        CROSS JOIN LATERAL (VALUES ('all', ''), ('hour', lpad(m.hour::text, 2, '0')), ('level', a.level::text), ('agent', a.agent_id::text),
          (figure_dimension(m.part), m.part)) AS d(dimension, key)
      WHERE d.dimension IS NOT NULL
      GROUP BY g.grain, d.dimension, g.day, d.key, m.type
    ON CONFLICT (station, grain, dimension, day, key, type) DO UPDATE SET moves = f.moves + excluded.moves, came = f.came + excluded.came,
      went = f.went + excluded.went, fee = f.fee + excluded.fee;
  -- A quiet station is not written to each time: its moment may be a minute old.
  IF reach > done.through OR reach >= up_to AND moment > done.counted_at + interval '1 minute' THEN
    UPDATE figure_progress p SET through = reach, counted_at = CASE WHEN reach >= up_to THEN greatest(p.counted_at, moment) ELSE p.counted_at END
      WHERE p.station = station_code;
  END IF;
  -- First pages show money in and out as it moves; bets are in what they ask for next.
  IF EXISTS (SELECT FROM ledger_transaction t WHERE t.station = station_code AND t.id > done.through AND t.id <= reach AND t.type IN (
      5 /* onlineDeposit */, 6 /* fastDeposit */, 7 /* bankDeposit */, 77 /* rechargeCard */, 304 /* withdrawalPaid */)) THEN
    PERFORM pg_notify('office', json_build_object('station', station_code, 'queue', 'figures')::text);
  END IF;
  RETURN reach >= up_to;
END $$;
REVOKE ALL ON FUNCTION figure_fold FROM PUBLIC;
-- For the team job, which works as house_app within a station as every call does.
GRANT EXECUTE ON FUNCTION figure_fold TO house_app;
