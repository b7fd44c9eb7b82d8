-- Owns what staff may do alone, what waits for a second person, and the blocks of a member for play and for withdrawals.

-- What a role may do alone, and who confirms, as the content kind `control` writes it. A station without a row has the defaults of the kind.
CREATE TABLE control_setting (
  station text PRIMARY KEY,
  expire_hours integer NOT NULL CHECK (expire_hours BETWEEN 1 AND 720),
  limits jsonb NOT NULL CHECK (jsonb_typeof(limits) = 'array'),
  confirmers jsonb NOT NULL CHECK (jsonb_typeof(confirmers) = 'array')
);
CALL enable_station_rls('control_setting', 'SELECT, INSERT, UPDATE, DELETE');

-- Every request for something of a kind with limits: what one person did alone is a row as well, since it counts towards the day. Requests that belong to no station stand
-- under the station `all`. Nobody writes down that a request lapsed: a pending one is over at expires_at.
CREATE TABLE approval (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  -- The intent it was asked for under: a second request of the same name is none.
  ref text NOT NULL,
  kind text NOT NULL,
  -- The call and its request as they run at the confirmation; null where the act was done at once.
  call text NOT NULL,
  request jsonb,
  amount bigint NOT NULL,
  -- The member it is about; null where it is about none.
  account_id integer,
  -- What the request and the facts it stands on come to, and these facts by name, as texts.
  fingerprint text NOT NULL,
  facts jsonb NOT NULL,
  reason text NOT NULL,
  -- Who is at work in the transaction that asks, as its trigger fills in; names are kept as they were.
  asked_staff integer NOT NULL,
  asked_by text NOT NULL,
  asked_person text NOT NULL,
  asked_role text NOT NULL,
  at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Why it needs a second person; null where it did not.
  because text CHECK (because IN ('ALWAYS', 'SINGLE', 'DAY')),
  state text NOT NULL CHECK (state IN ('pending', 'done', 'void', 'rejected', 'withdrawn')),
  decided_at timestamptz,
  decided_staff integer,
  decided_by text,
  decided_person text,
  decided_role text,
  -- What the second person wrote; '' where nothing was.
  note text NOT NULL DEFAULT '',
  UNIQUE (station, ref),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  CHECK (because IS NOT NULL OR state = 'done'),
  CONSTRAINT decided_whole CHECK ((because IS NOT NULL AND state <> 'pending') = (decided_at IS NOT NULL)
    AND num_nonnulls(decided_at, decided_staff, decided_by, decided_person, decided_role) IN (0, 5)),
  CHECK (because IS NULL OR request IS NOT NULL),
  -- Nobody decides on a request of their own, and nobody else withdraws it.
  CONSTRAINT another_person CHECK (decided_at IS NULL OR (state = 'withdrawn') = (decided_person = asked_person)),
  CONSTRAINT in_time CHECK (decided_at IS NULL OR (decided_at >= at AND decided_at < expires_at))
);
CREATE INDEX approval_pending ON approval (station, id) WHERE state = 'pending';
CREATE INDEX approval_of_day ON approval (station, asked_person, kind, at);
CREATE INDEX approval_account ON approval (station, account_id, id) WHERE account_id IS NOT NULL;
CALL enable_station_rls('approval', 'SELECT, INSERT, UPDATE');
-- Any room may ask; who reads sees what waits.
GRANT SELECT, INSERT, UPDATE ON approval TO office_staff, office_support;
GRANT SELECT ON approval TO office_read;
GRANT SELECT ON control_setting TO office_staff, office_support, office_read;

-- Blocks that staff set: until a moment, infinity for good. A block for the log-in is the state `disabled`.
ALTER TABLE account ADD COLUMN play_blocked_until timestamptz;
ALTER TABLE account ADD COLUMN withdraw_blocked_until timestamptz;

-- What acts on members write beside it: the mail that reports them, guesses that are forgiven.
GRANT INSERT ON outgoing_message TO office_support;
GRANT DELETE ON attempt TO office_support;
