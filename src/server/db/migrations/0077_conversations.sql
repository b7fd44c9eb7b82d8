-- What members write to the people of their station, and what is answered: one conversation for each member, whatever was closed before.
CREATE TABLE conversation (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  created_at timestamptz NOT NULL,
  -- The newest message, whoever wrote it, and when.
  last_id bigint NOT NULL DEFAULT 0,
  last_at timestamptz NOT NULL,
  -- Since when the member waits for an answer; null where nothing waits.
  waiting_since timestamptz,
  -- Who answered last.
  staff_id integer,
  closed_at timestamptz,
  -- Answers that the member has not seen.
  unread integer NOT NULL DEFAULT 0 CHECK (unread BETWEEN 0 AND 100),
  UNIQUE (station, id),
  UNIQUE (station, account_id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  CHECK (closed_at IS NULL OR waiting_since IS NULL)
);
CREATE INDEX conversation_waiting ON conversation (station, waiting_since, id) WHERE waiting_since IS NOT NULL;
CREATE INDEX conversation_open ON conversation (station, last_at, id) WHERE closed_at IS NULL;
CREATE INDEX conversation_closed ON conversation (station, closed_at, id) WHERE closed_at IS NOT NULL;
CALL enable_station_rls('conversation', 'SELECT, INSERT, UPDATE, DELETE');
GRANT UPDATE ON conversation TO office_support;

CREATE TABLE conversation_message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  conversation_id bigint NOT NULL,
  -- Who answered; null where the member wrote it.
  staff_id integer,
  staff_name text NOT NULL DEFAULT '',
  text text NOT NULL DEFAULT '' CHECK (length(text) <= 2000),
  -- The key of its picture with its size.
  picture jsonb,
  -- The order or bet that it is about: by reference, its state is read when it is shown.
  about_kind text CHECK (about_kind IN ('deposit', 'withdrawal', 'bet')),
  about_id text CHECK (length(about_id) <= 40),
  created_at timestamptz NOT NULL,
  UNIQUE (station, id),
  FOREIGN KEY (station, conversation_id) REFERENCES conversation (station, id) ON DELETE CASCADE,
  CHECK ((about_kind IS NULL) = (about_id IS NULL)),
  CHECK (text <> '' OR picture IS NOT NULL OR about_id IS NOT NULL)
);
CREATE INDEX conversation_message_page ON conversation_message (station, conversation_id, id);
CALL enable_station_rls('conversation_message', 'SELECT, INSERT, DELETE');
GRANT INSERT ON conversation_message TO office_support;

-- A picture as this server wrote it; the member it was written to and who works at the office see it.
CREATE TABLE conversation_picture (
  key text PRIMARY KEY CHECK (key ~ '^[0-9a-f]{32}$'),
  station text NOT NULL,
  conversation_id bigint NOT NULL,
  bytes bytea NOT NULL,
  FOREIGN KEY (station, conversation_id) REFERENCES conversation (station, id) ON DELETE CASCADE
);
-- WebP is compressed already.
ALTER TABLE conversation_picture ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE INDEX conversation_picture_of ON conversation_picture (station, conversation_id);
CALL enable_station_rls('conversation_picture', 'SELECT, INSERT, DELETE');
GRANT INSERT ON conversation_picture TO office_support;

-- When somebody answers: {from, to, away}, times of the day in Beijing and what is said outside of them; null for always.
ALTER TABLE service_page ADD COLUMN desk jsonb;
