-- Owns the tables of messages between the station and its members, between agents and their downline, and of advice.

-- A message is one row, also one to everybody. What a receiver did with it is in its own columns where it has one receiver, in message_state
-- where it has many.
CREATE TABLE message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('notice', 'withdrawal', 'advice', 'reply', 'player')),
  -- one: receiver_id reads it; level, all: every member (of that level) does; service: the station's support does.
  audience text NOT NULL CHECK (audience IN ('one', 'level', 'all', 'service')),
  receiver_id integer,
  level smallint CHECK (level BETWEEN 1 AND 99),
  -- The player who wrote it; null for the station.
  sender_id integer,
  title jsonb NOT NULL,
  content jsonb NOT NULL,
  -- The content is HTML of the station; otherwise it is text.
  is_html boolean NOT NULL DEFAULT false,
  -- The message that this one answers.
  reply_to bigint REFERENCES message (id),
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  -- When support answered it.
  answered_at timestamptz,
  receiver_deleted_at timestamptz,
  sender_deleted_at timestamptz,
  FOREIGN KEY (station, receiver_id) REFERENCES account (station, id),
  FOREIGN KEY (station, sender_id) REFERENCES account (station, id),
  CHECK ((audience = 'one') = (receiver_id IS NOT NULL)),
  CHECK ((audience = 'level') = (level IS NOT NULL)),
  CHECK (sender_id IS NULL OR audience IN ('one', 'service')),
  CHECK (audience <> 'service' OR sender_id IS NOT NULL),
  -- Only the station writes HTML.
  CHECK (sender_id IS NULL OR NOT is_html)
);
CREATE INDEX message_inbox ON message (receiver_id, id) WHERE receiver_deleted_at IS NULL;
-- With the station, so that the count of the poll is read from the index alone.
CREATE INDEX message_unread ON message (station, receiver_id, id) WHERE read_at IS NULL AND receiver_deleted_at IS NULL;
CREATE INDEX message_bulk ON message (station, id) WHERE audience IN ('level', 'all');
CREATE INDEX message_sent ON message (sender_id, id) WHERE sender_deleted_at IS NULL;
CREATE INDEX message_waiting ON message (station, id) WHERE audience = 'service' AND answered_at IS NULL;
CALL enable_station_rls('message', 'SELECT, INSERT, UPDATE');

-- How far a member has read or deleted everything: one row, however many messages there are.
CREATE TABLE mailbox (
  station text NOT NULL,
  account_id integer PRIMARY KEY,
  read_through bigint NOT NULL DEFAULT 0,
  read_through_at timestamptz,
  deleted_through bigint NOT NULL DEFAULT 0,
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX mailbox_read ON mailbox (station, read_through);
CALL enable_station_rls('mailbox', 'SELECT, INSERT, UPDATE');

-- What a member did with one message to many; there is a row once the member has read or deleted it.
CREATE TABLE message_state (
  station text NOT NULL,
  account_id integer NOT NULL,
  message_id bigint NOT NULL REFERENCES message (id),
  read_at timestamptz,
  deleted_at timestamptz,
  PRIMARY KEY (account_id, message_id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  CHECK (read_at IS NOT NULL OR deleted_at IS NOT NULL)
);
CREATE INDEX message_state_message ON message_state (message_id);
CALL enable_station_rls('message_state', 'SELECT, INSERT, UPDATE');

CREATE TABLE advice (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  type text NOT NULL CHECK (type IN ('suggestion', 'complaint', 'other')),
  content text NOT NULL,
  answer text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  answered_at timestamptz,
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  CHECK ((answered_at IS NULL) = (answer = ''))
);
CREATE INDEX advice_account ON advice (account_id, id);
CREATE INDEX advice_waiting ON advice (station, id) WHERE answered_at IS NULL;
CALL enable_station_rls('advice', 'SELECT, INSERT, UPDATE');
