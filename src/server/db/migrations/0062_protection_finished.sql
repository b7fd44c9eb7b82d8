-- Owns the sums by day and hour that limits on stakes and losses are held against, so that a bet of somebody who bets much costs what any other costs; and how the office
-- reached a member about markers of harm.

-- Members whose bets are summed: those who were held against a limit once.
CREATE TABLE limit_kept (
  station text NOT NULL,
  account_id integer NOT NULL,
  -- The first day from which sums are complete; null until limit_begin() has made them.
  since timestamptz,
  PRIMARY KEY (station, account_id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX limit_kept_wanted ON limit_kept (station, account_id) WHERE since IS NULL;
CALL enable_station_rls('limit_kept', 'SELECT');

-- What a member's bets with real money of a day in Beijing, and of an hour, come to, as limit_bets() has them; kept by limit_add().
CREATE TABLE limit_span (
  station text NOT NULL,
  account_id integer NOT NULL,
  span text NOT NULL CHECK (span IN ('day', 'hour')),
  begins timestamptz NOT NULL,
  -- Who adds: `bet` under the lock of the member's wallet; `chase` where a chase opens a period, under the lock of the chase. So nobody waits in a circle.
  part text NOT NULL CHECK (part IN ('bet', 'chase')),
  staked bigint NOT NULL,
  lost bigint NOT NULL,
  PRIMARY KEY (station, account_id, span, begins, part),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
) WITH (fillfactor = 70);
CALL enable_station_rls('limit_span', 'SELECT');

DROP FUNCTION IF EXISTS limit_figures(integer, timestamptz);
-- It leaves out when a limit resets, where nobody asks for it.
DROP FUNCTION IF EXISTS limit_standings(integer, timestamptz, jsonb);

-- How a member was reached, and when somebody looks again; null for never.
ALTER TABLE marker_interaction
  ADD COLUMN way text NOT NULL DEFAULT 'none' CHECK (way IN ('none', 'letter', 'call', 'limitProposed')),
  ADD COLUMN follow_up date;
CREATE INDEX marker_interaction_follow_up ON marker_interaction (station, follow_up) WHERE follow_up IS NOT NULL;
