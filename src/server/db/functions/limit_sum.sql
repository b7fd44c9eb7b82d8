-- What a member has staked and lost with real money since each of some moments. Whole days and hours of bets come from limit_span where they are kept, and whole
-- days of rounds from game_day; rows are read of what is left before the first of these, or of all where no sums are kept. Sums are written with the rows they sum.
CREATE OR REPLACE FUNCTION limit_sum(member integer, moments timestamptz[]) RETURNS TABLE (since timestamptz, staked numeric, lost numeric)
  LANGUAGE plpgsql STABLE AS $$
DECLARE
  station_code text := current_station();
  kept_since timestamptz := (SELECT k.since FROM limit_kept k WHERE k.station = station_code AND k.account_id = member);
BEGIN
  RETURN QUERY
    SELECT m.since, sum(x.staked), sum(x.lost)
      FROM (SELECT t.since, t.hour, t.day, (t.day - interval '8 hours') AT TIME ZONE 'UTC' AS day_begins, CASE WHEN kept_since <= t.hour THEN t.hour ELSE 'infinity' END AS kept
        -- The first whole hour, and the first whole day of Beijing.
        FROM (SELECT u.since, date_trunc('hour', u.since + interval '1 hour' - interval '1 microsecond', 'UTC') AS hour,
            beijing_day(u.since + interval '1 day' - interval '1 microsecond') AS day FROM unnest(moments) AS u(since)) t) m
      CROSS JOIN LATERAL (
        SELECT h.staked, h.lost FROM limit_span h
          WHERE h.station = station_code AND h.account_id = member AND h.span = 'day' AND h.begins >= greatest(m.day_begins, m.kept)
        UNION ALL
        SELECT h.staked, h.lost FROM limit_span h
          WHERE h.station = station_code AND h.account_id = member AND h.span = 'hour' AND h.begins >= m.kept AND h.begins < m.day_begins
        UNION ALL
        SELECT b.staked, b.lost FROM limit_bets(member, m.since, m.kept) b
        UNION ALL
        SELECT d.stake, CASE d.state WHEN 'unsettled' THEN d.stake ELSE d.stake - d.prize END
          FROM game_day d WHERE d.account_id = member AND d.day >= m.day AND d.state <> 'void'
        UNION ALL
        SELECT r.staked, r.lost FROM limit_rounds(member, m.since, m.day_begins) r
        UNION ALL
        SELECT p.staked, p.lost FROM limit_points(member, m.since) p
        UNION ALL SELECT 0, 0) x
      GROUP BY m.since;
END $$;
GRANT EXECUTE ON FUNCTION limit_sum TO house_app;
