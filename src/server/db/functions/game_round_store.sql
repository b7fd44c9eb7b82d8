-- Stores versions of rounds of one platform, at most one for each round, and keeps game_day and figure_round, the sums by day. The caller holds the lock of the
-- platform's game_cursor, so that nobody else stores rounds of it meanwhile. Returns what became of each: new; newer, a correction or a
-- settlement; older, kept as a version alone; known; conflict, which contradicts what is stored and changes nothing. `valid` is what counts of
-- `reported`, which the platform says and which is null where all of it counts: other factors of the station make no conflict.
CREATE OR REPLACE FUNCTION game_round_store(platform_code text, reports jsonb, moment timestamptz)
  RETURNS TABLE (round_no text, version integer, outcome text, id bigint, account_id integer, kind text, state text, stake bigint,
    valid bigint, settled_at timestamptz, valid_before bigint, stored_before timestamptz)
  LANGUAGE sql SET enable_seqscan = off AS $$
  WITH incoming AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(reports) AS x(round_no text, version integer, account_id integer, kind text, game text, state text,
      stake bigint, valid bigint, reported bigint, prize bigint, fee bigint, parent_no text, bet_at timestamptz, settled_at timestamptz, detail jsonb)),
  old AS MATERIALIZED (
    SELECT r.* FROM incoming i JOIN game_round r
      ON r.station = current_station() AND r.platform = platform_code AND r.round_no = i.round_no),
  judged AS MATERIALIZED (
    SELECT i.*, o.id AS old_id, o.valid AS old_valid, o.stored_at AS old_stored_at, o.state AS old_state, CASE
        WHEN o.id IS NULL THEN 'new'
        WHEN (o.account_id, o.kind, o.game) <> (i.account_id, i.kind, i.game) THEN 'conflict'
        WHEN i.version > o.version THEN 'newer'
        WHEN i.version < o.version THEN CASE
          WHEN EXISTS (SELECT FROM game_round_version v WHERE v.round_id = o.id AND v.version = i.version) THEN 'known' ELSE 'older' END
        WHEN (o.state, o.stake, coalesce(o.reported, o.valid), o.prize) <> (i.state, i.stake, coalesce(i.reported, i.valid), i.prize) THEN 'conflict'
        ELSE 'known' END AS outcome
      FROM incoming i LEFT JOIN old o ON o.round_no = i.round_no),
  added AS (
    INSERT INTO game_round (station, platform, round_no, version, account_id, kind, game, state, stake, valid, reported, prize, fee, parent_no, bet_at,
        settled_at, detail, stored_at)
      SELECT current_station(), platform_code, j.round_no, j.version, j.account_id, j.kind, j.game, j.state, j.stake, j.valid, j.reported, j.prize, j.fee,
          j.parent_no, j.bet_at, j.settled_at, j.detail, moment
        FROM judged j WHERE j.outcome = 'new'
      RETURNING game_round.id, game_round.round_no),
  superseded AS (
    INSERT INTO game_round_version (station, round_id, version, state, stake, valid, prize, fee, settled_at, detail, stored_at)
      SELECT o.station, o.id, o.version, o.state, o.stake, o.valid, o.prize, o.fee, o.settled_at, o.detail, o.stored_at
        FROM judged j JOIN old o ON o.id = j.old_id WHERE j.outcome = 'newer'
      ON CONFLICT (round_id, version) DO NOTHING),
  late AS (
    INSERT INTO game_round_version (station, round_id, version, state, stake, valid, prize, fee, settled_at, detail, stored_at)
      SELECT current_station(), j.old_id, j.version, j.state, j.stake, j.valid, j.prize, j.fee, j.settled_at, j.detail, moment
        FROM judged j WHERE j.outcome = 'older'
      ON CONFLICT (round_id, version) DO NOTHING),
  -- The time of the bet stays: a page of records continues after it.
  changed AS (
    UPDATE game_round r SET version = j.version, state = j.state, stake = j.stake, valid = j.valid, reported = j.reported, prize = j.prize, fee = j.fee,
        is_resettled = r.is_resettled OR j.old_state <> 'unsettled', settled_at = j.settled_at, detail = j.detail, stored_at = moment
      FROM judged j WHERE r.id = j.old_id AND j.outcome = 'newer'),
  moves AS MATERIALIZED (
    SELECT j.account_id, j.kind, beijing_day(coalesce(o.bet_at, j.bet_at)) AS day, j.state, 1 AS sign, j.stake, j.valid, j.prize
      FROM judged j LEFT JOIN old o ON o.id = j.old_id WHERE j.outcome IN ('new', 'newer')
    UNION ALL
    SELECT o.account_id, o.kind, beijing_day(o.bet_at), o.state, -1, o.stake, o.valid, o.prize
      FROM judged j JOIN old o ON o.id = j.old_id WHERE j.outcome = 'newer'),
  folded AS (
    INSERT INTO game_day AS d (station, account_id, kind, day, platform, state, rounds, stake, valid, prize)
      SELECT current_station(), m.account_id, m.kind, m.day, platform_code, m.state, sum(m.sign), sum(m.sign * m.stake),
          sum(m.sign * m.valid), sum(m.sign * m.prize)
        FROM moves m GROUP BY m.account_id, m.kind, m.day, m.state ORDER BY m.account_id, m.kind, m.day, m.state
      ON CONFLICT (account_id, kind, day, platform, state) DO UPDATE
        SET rounds = d.rounds + excluded.rounds, stake = d.stake + excluded.stake, valid = d.valid + excluded.valid,
          prize = d.prize + excluded.prize),
  figures AS (
    INSERT INTO figure_round AS f (station, grain, day, platform, kind, state, rounds, stake, valid, prize)
      SELECT current_station(), g.grain, g.day, platform_code, m.kind, m.state, sum(m.sign), sum(m.sign * m.stake), sum(m.sign * m.valid),
          sum(m.sign * m.prize)
        FROM moves m CROSS JOIN LATERAL (VALUES ('day', m.day), ('month', date_trunc('month', m.day)::date)) AS g(grain, day)
        GROUP BY g.grain, g.day, m.kind, m.state
      ON CONFLICT (station, grain, day, platform, kind, state) DO UPDATE
        SET rounds = f.rounds + excluded.rounds, stake = f.stake + excluded.stake, valid = f.valid + excluded.valid,
          prize = f.prize + excluded.prize),
  claimed AS (
    INSERT INTO platform_claim AS c (station, account_id, platform, won, staked)
      SELECT current_station(), m.account_id, platform_code, sum(m.sign * (m.prize - m.stake)),
          sum(CASE m.state WHEN 'unsettled' THEN m.sign * m.stake ELSE 0 END)
        FROM moves m GROUP BY m.account_id ORDER BY m.account_id
      -- What rounds have taken of the member's own money is not made its own again by what rounds pay.
      ON CONFLICT (account_id, platform) DO UPDATE SET won = c.won + excluded.won, staked = c.staked + excluded.staked,
          own = least(c.own, greatest(c.moved + c.won + c.adjusted + c.staked + excluded.won + excluded.staked, 0)))
  SELECT j.round_no, j.version, j.outcome, coalesce(j.old_id, a.id), j.account_id, j.kind, j.state, j.stake, j.valid, j.settled_at,
      coalesce(j.old_valid, 0), j.old_stored_at
    FROM judged j LEFT JOIN added a ON a.round_no = j.round_no
$$;
