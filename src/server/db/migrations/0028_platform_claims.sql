-- Owns what members may claim back from game platforms, how much comes back in a day, and the transfers that wait because it is more.

-- A member at a platform, in 0.0001 yuan. The claim is moved + won + adjusted.
CREATE TABLE platform_claim (
  station text NOT NULL,
  account_id integer NOT NULL,
  platform text NOT NULL,
  -- Completed transfers to the platform less those from it; kept by platform_claim_move().
  moved bigint NOT NULL DEFAULT 0,
  -- What stored rounds paid less their stakes; kept by game_round_store().
  won bigint NOT NULL DEFAULT 0,
  -- What counts beside them: what a person has credited, and what came before there was a claim.
  adjusted bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (account_id, platform),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CALL enable_station_rls('platform_claim', 'SELECT, INSERT, UPDATE');

-- What came back from a platform on a day (Beijing) less what went there, without what a person has decided on.
CREATE TABLE platform_day (
  station text NOT NULL,
  platform text NOT NULL,
  day date NOT NULL,
  back bigint NOT NULL,
  PRIMARY KEY (station, platform, day),
  FOREIGN KEY (station, platform) REFERENCES platform (station, code)
);
CALL enable_station_rls('platform_day', 'SELECT, INSERT, UPDATE');

-- A transfer that the platform has carried out and that is not credited yet; it waits until ended_at.
CREATE TABLE transfer_hold (
  station text NOT NULL,
  order_no text NOT NULL,
  account_id integer NOT NULL,
  platform text NOT NULL,
  held_at timestamptz NOT NULL,
  -- When it was last compared with the claim.
  looked_at timestamptz NOT NULL,
  -- Since when a person is asked.
  reported_at timestamptz,
  ended_at timestamptz,
  -- A person has credited or refused it.
  is_decided boolean NOT NULL DEFAULT false,
  PRIMARY KEY (station, order_no),
  FOREIGN KEY (station, order_no) REFERENCES transfer_order (station, order_no)
);
CREATE INDEX transfer_hold_open ON transfer_hold (station, looked_at) WHERE ended_at IS NULL;
CREATE INDEX transfer_hold_own ON transfer_hold (station, account_id, platform) WHERE ended_at IS NULL;
CALL enable_station_rls('transfer_hold', 'SELECT, INSERT, UPDATE');

ALTER TABLE platform
  -- Of one member, above the claim: this much comes back all the same. 0.0001 yuan.
  ADD COLUMN unexplained_most bigint NOT NULL DEFAULT 100000 CHECK (unexplained_most >= 0),
  -- Of all members on one day, above what went there.
  ADD COLUMN day_back_most bigint NOT NULL DEFAULT 10000000000 CHECK (day_back_most >= 0);

-- held: the platform has carried it out, and it is not credited.
ALTER TABLE transfer_order
  DROP CONSTRAINT transfer_order_state_check,
  DROP CONSTRAINT transfer_order_check1,
  ADD CONSTRAINT transfer_order_state_check CHECK (state IN ('created', 'success', 'failed', 'unknown', 'held')) NOT VALID,
  ADD CONSTRAINT transfer_order_check1 CHECK ((state IN ('success', 'failed', 'held')) = (ask_at IS NULL)) NOT VALID;

-- Claims so far. Nobody's begins below zero: rounds of a demonstration's past had money that no transfer moved.
WITH moves AS (
  SELECT station, account_id, platform, CASE direction WHEN 'in' THEN amount ELSE -amount END AS moved, 0::bigint AS won
    FROM transfer_order WHERE state = 'success'
  UNION ALL
  SELECT station, account_id, platform, 0, prize - stake FROM game_day)
INSERT INTO platform_claim (station, account_id, platform, moved, won, adjusted)
  SELECT station, account_id, platform, sum(moved), sum(won), greatest(-sum(moved) - sum(won), 0) FROM moves GROUP BY station, account_id, platform;
