-- Owns what a batch of settled bets adds to the levels of its members: one row for all of them, since ten thousand who rise must not slow the settlement
-- that lifts them. level_unpack() makes rows of level_entry of it before anybody counts.
CREATE TABLE level_settled (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  at timestamptz NOT NULL,
  -- One element for each member; 0.0001 yuan.
  accounts integer[] NOT NULL,
  bets bigint[] NOT NULL,
  CHECK (cardinality(accounts) = cardinality(bets))
);
-- Two thousand members are more than a row holds: written as they are, since they hardly become smaller.
ALTER TABLE level_settled ALTER accounts SET STORAGE EXTERNAL, ALTER bets SET STORAGE EXTERNAL;
CALL enable_station_rls('level_settled', 'SELECT, INSERT, DELETE');

-- What becomes of members whom the ladder counts for the first time: the levels that they have reached by then are paid, or held without their bonuses.
ALTER TABLE level_setting ADD COLUMN start text NOT NULL DEFAULT 'paid' CHECK (start IN ('paid', 'held'));
