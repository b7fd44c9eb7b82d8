-- Owns who works in the back office, how they prove it, and the trail of what they did. Of no station: one person may work for many. All of it belongs to
-- the room of staff alone; a line of the trail is written by trail_append(), which every room may call.

-- Somebody who may log in.
CREATE TABLE staff (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- As it is typed, and without the case of its letters.
  name text NOT NULL CHECK (name <> ''),
  name_key text NOT NULL UNIQUE,
  shown_name text NOT NULL,
  -- The human behind the account: two accounts of one are not two people.
  person text NOT NULL CHECK (person <> ''),
  role text NOT NULL CHECK (role IN ('owner', 'finance', 'play', 'content', 'support', 'auditor')),
  -- Codes of stations; null for all of them.
  stations text[],
  -- The roles they may take for an hour, with a reason.
  elevates_to text[] NOT NULL DEFAULT '{}' CHECK (elevates_to <@ ARRAY['finance', 'play', 'content', 'support', 'auditor']),
  state text NOT NULL DEFAULT 'enabled' CHECK (state IN ('enabled', 'disabled')),
  -- Argon2id.
  password_hash text NOT NULL,
  -- Of one-time passwords, sealed with the key of the office; null where there are none.
  totp_secret bytea,
  -- The last period whose code was accepted: it and those before are used up.
  totp_step bigint NOT NULL DEFAULT 0,
  made_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL
);

-- A browser in which somebody has passed every factor before: guesses from elsewhere never keep it out.
CREATE TABLE staff_device (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id integer NOT NULL REFERENCES staff (id),
  secret_hash bytea NOT NULL UNIQUE,
  agent text NOT NULL,
  address text NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  forgotten_at timestamptz
);
CREATE INDEX staff_device_own ON staff_device (staff_id, id);

CREATE TABLE staff_session (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id integer NOT NULL REFERENCES staff (id),
  token_hash bytea NOT NULL UNIQUE,
  device_id bigint REFERENCES staff_device (id),
  agent text NOT NULL,
  address text NOT NULL,
  begun_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  -- Whatever is done in it.
  ends_at timestamptz NOT NULL,
  -- Waits for the second factor: it opens nothing else.
  is_pending boolean NOT NULL DEFAULT false,
  -- Wrong second factors of a session that waits for one.
  tries integer NOT NULL DEFAULT 0,
  second_at timestamptz,
  -- What a passkey is asked to sign, once.
  challenge text,
  ended_at timestamptz,
  end_reason text CHECK (end_reason IN ('logOut', 'ended', 'passed', 'password', 'disabled')),
  CHECK (NOT is_pending OR second_at IS NULL),
  CHECK ((ended_at IS NULL) = (end_reason IS NULL))
);
CREATE INDEX staff_session_open ON staff_session (staff_id, id) WHERE ended_at IS NULL;

CREATE TABLE staff_passkey (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id integer NOT NULL REFERENCES staff (id),
  -- As the browser names it, base64url.
  credential text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  -- How often it has signed, where it counts: a copy of it counts from an earlier number.
  counter bigint NOT NULL,
  name text NOT NULL,
  made_at timestamptz NOT NULL,
  used_at timestamptz,
  removed_at timestamptz
);
CREATE INDEX staff_passkey_own ON staff_passkey (staff_id, id) WHERE removed_at IS NULL;

-- A link by which somebody chooses a password and a second factor, once.
CREATE TABLE staff_invitation (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  name text NOT NULL,
  name_key text NOT NULL,
  shown_name text NOT NULL,
  person text NOT NULL,
  role text NOT NULL,
  stations text[],
  elevates_to text[] NOT NULL DEFAULT '{}',
  -- Somebody who is there already and begins again, as after a lost phone.
  staff_id integer REFERENCES staff (id),
  totp_secret bytea NOT NULL,
  -- Empty for the administrator of the machine.
  invited_by text NOT NULL,
  at timestamptz NOT NULL,
  until timestamptz NOT NULL,
  used_at timestamptz,
  -- Replaced by a later one, or taken back.
  is_void boolean NOT NULL DEFAULT false
);

CREATE TABLE staff_elevation (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id integer NOT NULL REFERENCES staff (id),
  -- It ends with the session.
  session_id bigint NOT NULL REFERENCES staff_session (id),
  role text NOT NULL,
  reason text NOT NULL CHECK (reason <> ''),
  at timestamptz NOT NULL,
  until timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX staff_elevation_of_session ON staff_elevation (session_id, id);

-- What a command shows to say who runs it.
CREATE TABLE staff_token (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id integer NOT NULL REFERENCES staff (id),
  token_hash bytea NOT NULL UNIQUE,
  made_at timestamptz NOT NULL,
  until timestamptz NOT NULL,
  used_at timestamptz,
  ended_at timestamptz
);

GRANT SELECT, INSERT, UPDATE ON staff, staff_device, staff_session, staff_passkey, staff_invitation, staff_elevation, staff_token TO office_staff;
-- Guesses are counted as those of players are, for all stations together.
GRANT SELECT, INSERT, DELETE ON attempt TO office_staff;

-- Who did what, for good. Numbers follow one another without a gap, and each line holds the SHA-256 of itself and of the line before.
CREATE TABLE trail (
  number bigint PRIMARY KEY CHECK (number > 0),
  at timestamptz NOT NULL,
  -- Where the line comes from: a call of the office, a read of what is personal, a command of support, a change of content.
  source text NOT NULL CHECK (source IN ('act', 'read', 'support', 'content')),
  -- The call, or the words of the command.
  what text NOT NULL,
  -- Null where it is about no station.
  station text,
  -- Null where a name alone is known, as of commands in a demonstration.
  staff_id integer,
  done_by text NOT NULL,
  -- The member it was about.
  account_id integer,
  -- The request without its secrets, what is different since, the approval: json keeps its text, which the hash covers.
  detail json NOT NULL,
  reason text NOT NULL,
  previous bytea NOT NULL,
  hash bytea NOT NULL
);
CREATE INDEX trail_staff ON trail (staff_id, number);
CREATE INDEX trail_station ON trail (station, number);
CREATE INDEX trail_member ON trail (station, account_id, number) WHERE account_id IS NOT NULL;
CREATE INDEX trail_at ON trail (at, number);
-- Who looks at a station sees the lines of that station; the room of staff sees them all.
ALTER TABLE trail ENABLE ROW LEVEL SECURITY;
CREATE POLICY of_house ON trail FOR SELECT TO office_staff USING (true);
CREATE POLICY of_station ON trail FOR SELECT TO office_read, office_support USING (station = current_station());
GRANT SELECT ON trail TO office_staff, office_read, office_support;

-- The ends of the chain that players were shown, beside the commitments of draws: whoever rewrites the trail would have to rewrite what they kept.
CREATE TABLE trail_head (
  lines bigint PRIMARY KEY CHECK (lines > 0),
  -- Hexadecimal.
  hash text NOT NULL,
  at timestamptz NOT NULL
);
GRANT SELECT ON trail_head TO house_app, office_staff, office_read;
