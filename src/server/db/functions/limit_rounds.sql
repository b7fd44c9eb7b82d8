-- What a member's rounds at platforms come to from one moment to another, each with its own, as limit_bets(). The kinds are few, and each has its rounds in the
-- order of time.
CREATE OR REPLACE FUNCTION limit_rounds(member integer, since timestamptz, until timestamptz) RETURNS TABLE (at timestamptz, staked bigint, lost bigint)
  LANGUAGE sql STABLE AS $$
  SELECT r.bet_at, r.stake, CASE r.state WHEN 'unsettled' THEN r.stake ELSE r.stake - r.prize END
    FROM (SELECT DISTINCT d.kind FROM game_day d WHERE d.account_id = member AND d.day >= beijing_day(since)) k
    JOIN game_round r ON r.account_id = member AND r.kind = k.kind AND r.bet_at >= since AND r.bet_at < until WHERE r.state <> 'void'
$$;
