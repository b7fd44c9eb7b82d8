-- Owns when members played, how often they are reminded of it, and the signs of harm that are computed from what they did.

-- Moments at which a member was seen at play, joined where they lie close together: spans of a member never touch. Written by play_span_add() alone.
CREATE TABLE play_span (
  station text NOT NULL,
  account_id integer NOT NULL,
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL,
  PRIMARY KEY (station, account_id, from_at),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  CHECK (to_at >= from_at)
);
CREATE INDEX play_span_end ON play_span (station, account_id, to_at);
CALL enable_station_rls('play_span', 'SELECT');

-- A member's own interval of reality checks, and up to which one they are confirmed.
CREATE TABLE reality_member (
  station text NOT NULL,
  account_id integer NOT NULL,
  -- 0 for none; null where the member chose nothing.
  minutes integer CHECK (minutes >= 0),
  -- Checks up to here are not shown again.
  confirmed_at timestamptz,
  PRIMARY KEY (station, account_id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CALL enable_station_rls('reality_member', 'SELECT, INSERT, UPDATE');

-- Answers of the self-test (PGSI) that a member chose to send.
CREATE TABLE self_test (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  at timestamptz NOT NULL,
  answers smallint[] NOT NULL CHECK (cardinality(answers) = 9),
  score smallint NOT NULL CHECK (score BETWEEN 0 AND 27),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX self_test_member ON self_test (station, account_id, at);
CALL enable_station_rls('self_test', 'SELECT, INSERT');

-- Days whose markers have been computed.
CREATE TABLE marker_day (
  station text NOT NULL,
  day date NOT NULL,
  members integer NOT NULL CHECK (members >= 0),
  at timestamptz NOT NULL,
  PRIMARY KEY (station, day)
);
CALL enable_station_rls('marker_day', 'SELECT, INSERT');

-- A marker that reached its threshold in the 30 days that end with `day`.
CREATE TABLE marker_hit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  day date NOT NULL,
  marker_group text NOT NULL,
  marker text NOT NULL,
  -- A count, or 0.0001 yuan of deposits.
  value bigint NOT NULL,
  threshold bigint NOT NULL,
  -- The rows it rests on, such as `deposit:D2026…`, `play:2026-11-21T17:00:00Z`.
  evidence text[] NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (station, account_id, day, marker),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CALL enable_station_rls('marker_hit', 'SELECT, INSERT');

-- What support did about a member's markers, and what came of it.
CREATE TABLE marker_interaction (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  at timestamptz NOT NULL,
  done_by text NOT NULL CHECK (done_by <> ''),
  outcome text NOT NULL CHECK (outcome IN ('watched', 'informed', 'spoken', 'limited', 'paused', 'excluded', 'unfounded')),
  note text NOT NULL CHECK (note <> ''),
  -- The newest hit that was known.
  through_hit bigint NOT NULL REFERENCES marker_hit (id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX marker_interaction_member ON marker_interaction (station, account_id, id);
CALL enable_station_rls('marker_interaction', 'SELECT, INSERT');
