-- Owns how far platforms are believed (what comes back above a member's own money counts for the day, a valid bet by the station's factor), and until
-- when periods are whole.

ALTER TABLE platform_claim
  -- In 0.0001 yuan: what was moved there, has not come back and was never below the claim since; kept by platform_claim_move() and game_round_store().
  ADD COLUMN own bigint NOT NULL DEFAULT 0,
  -- Stakes of rounds that are not settled: neither won nor lost; kept by game_round_store().
  ADD COLUMN staked bigint NOT NULL DEFAULT 0;
ALTER TABLE platform_claim ADD CONSTRAINT platform_claim_own CHECK (own >= 0) NOT VALID;

UPDATE platform_claim c SET staked = d.stake
  FROM (SELECT account_id, platform, sum(stake) AS stake FROM game_day WHERE state = 'unsettled' GROUP BY account_id, platform) d
  WHERE c.account_id = d.account_id AND c.platform = d.platform;
UPDATE platform_claim SET own = least(moved, moved + won + adjusted + staked) WHERE least(moved, moved + won + adjusted + staked) > 0;

-- A day was what came back less what went there; where more went there, nothing is left over for what is won.
UPDATE platform_day SET back = 0 WHERE back < 0;

-- What the platform says was a valid bet, where the station's factor lets less of it count; null where all counts. 0.0001 yuan.
ALTER TABLE game_round ADD COLUMN reported bigint;
ALTER TABLE game_round ADD CONSTRAINT game_round_reported CHECK (reported BETWEEN valid AND stake) NOT VALID;

-- Until when every period of a lottery is stored that is to be: whoever draws next looks for missed ones from there on.
CREATE TABLE lottery_whole (
  lot_code text PRIMARY KEY,
  until timestamptz NOT NULL
);

-- It returns more columns from here on.
DROP FUNCTION IF EXISTS platform_claim_mismatches();
