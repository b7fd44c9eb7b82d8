-- Rows of game_day, the sums of rounds by day, that are not the sums of their rounds. Empty when all is well.
CREATE OR REPLACE FUNCTION game_day_mismatches()
  RETURNS TABLE (account_id integer, kind text, day date, platform text, state text, folded text, rounds text) LANGUAGE sql AS $$
  WITH summed AS (
    SELECT r.account_id, r.kind, beijing_day(r.bet_at) AS day, r.platform, r.state,
        ROW(count(*), sum(r.stake)::bigint, sum(r.valid)::bigint, sum(r.prize)::bigint)::text AS sums
      FROM game_round r WHERE r.station = current_station() GROUP BY 1, 2, 3, 4, 5),
  folds AS (
    SELECT d.account_id, d.kind, d.day, d.platform, d.state, ROW(d.rounds, d.stake, d.valid, d.prize)::text AS sums
      FROM game_day d WHERE d.station = current_station() AND (d.rounds, d.stake, d.valid, d.prize) <> (0, 0, 0, 0))
  SELECT account_id, kind, day, platform, state, f.sums, s.sums FROM summed s FULL JOIN folds f USING (account_id, kind, day, platform, state)
    WHERE s.sums IS DISTINCT FROM f.sums
$$;
