-- What the registry of exclusions has said of offers to a member, where the station asks one: a row for each member that it can be asked about, from the
-- first log-in on. An offer (a letter to many, a coupon) is not shown before a clear answer that was asked for after it was written.
CREATE TABLE offer_check (
  station text NOT NULL,
  account_id integer NOT NULL,
  -- When it was last asked and answered clear: offers up to then are shown.
  clear_at timestamptz NOT NULL DEFAULT '-infinity',
  -- The last exclusion: after the clear answer before it, until the next one, null while it holds. What was written within it is never shown.
  excluded_after timestamptz,
  excluded_until timestamptz CHECK (excluded_until IS NULL OR excluded_after IS NOT NULL),
  -- When the registry is asked next; null where no offer waits.
  due_at timestamptz,
  PRIMARY KEY (station, account_id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX offer_check_due ON offer_check (station, due_at) WHERE due_at IS NOT NULL;
CALL enable_station_rls('offer_check', 'SELECT, INSERT, UPDATE, DELETE');

-- What a limit refused: one row for what one process refused within a minute, however often it was tried.
CREATE TABLE limit_refusal (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  owner text NOT NULL CHECK (owner IN ('station', 'player')),
  kind text NOT NULL CHECK (kind IN ('deposit', 'stake', 'loss', 'time')),
  frame text NOT NULL CHECK (frame IN ('day', '24h', 'week', '7d', 'month', '30d')),
  -- The limit and the least that was left of it: 0.0001 yuan, or seconds.
  value bigint NOT NULL,
  remaining bigint NOT NULL,
  times integer NOT NULL CHECK (times > 0),
  at timestamptz NOT NULL,
  last_at timestamptz NOT NULL CHECK (last_at >= at),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX limit_refusal_member ON limit_refusal (station, account_id, at);
CALL enable_station_rls('limit_refusal', 'SELECT, INSERT');

-- Each reality check that a device of the member was given to show; reality_answer says which were answered.
CREATE TABLE reality_shown (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  due timestamptz NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (station, account_id, due),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CALL enable_station_rls('reality_shown', 'SELECT, INSERT');
