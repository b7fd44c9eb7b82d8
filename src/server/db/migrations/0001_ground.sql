-- Owns the first tables: accounts, sessions, proofs, messages, intents and the content of a station.

-- Roles belong to the whole server: another database may have made it already, or be making it just now.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'house_app') THEN
    CREATE ROLE house_app NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
-- Whoever creates a role may not always take it on (PostgreSQL 16 and later): trying tells.
DO $$ BEGIN
  SET LOCAL ROLE house_app;
  RESET ROLE;
EXCEPTION WHEN insufficient_privilege THEN
  EXECUTE format('GRANT house_app TO %I', current_user);
END $$;
GRANT USAGE ON SCHEMA public TO house_app;

-- The station of the running transaction; nothing outside of one, and then nothing is seen.
CREATE FUNCTION current_station() RETURNS text LANGUAGE sql STABLE
  AS $$ SELECT nullif(current_setting('app.station', true), '') $$;

-- Keeps a table's rows apart by station, for its owner as well, and says what the application may do with it.
CREATE PROCEDURE keep_apart(name text, rights text) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
  EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
  EXECUTE format('CREATE POLICY station_rows ON %I USING (station = current_station()) WITH CHECK (station = current_station())', name);
  EXECUTE format('GRANT %s ON %I TO house_app', rights, name);
END $$;

CREATE TABLE account (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  name text NOT NULL,
  name_key text NOT NULL,
  role text NOT NULL CHECK (role IN ('trial', 'member', 'agent')),
  state text NOT NULL DEFAULT 'enabled' CHECK (state IN ('enabled', 'frozen', 'disabled')),
  password_hash text,
  withdrawal_hash text,
  withdrawal_failures integer NOT NULL DEFAULT 0,
  withdrawal_locked_until timestamptz,
  nick_name text NOT NULL DEFAULT '',
  real_name text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  qq text NOT NULL DEFAULT '',
  we_chat text NOT NULL DEFAULT '',
  promo_code text,
  parent_id integer,
  question_id integer,
  answer_hash text,
  created_at timestamptz NOT NULL,
  ends_at timestamptz,
  login_at timestamptz,
  login_address text NOT NULL DEFAULT '',
  previous_login_at timestamptz,
  previous_login_address text NOT NULL DEFAULT '',
  UNIQUE (station, id),
  UNIQUE (station, name_key),
  FOREIGN KEY (station, parent_id) REFERENCES account (station, id)
);
CREATE UNIQUE INDEX account_nick_name ON account (station, lower(nick_name)) WHERE nick_name <> '';
CREATE UNIQUE INDEX account_promo_code ON account (station, lower(promo_code)) WHERE promo_code IS NOT NULL;
CREATE UNIQUE INDEX account_phone ON account (station, phone) WHERE phone <> '';
CALL keep_apart('account', 'SELECT, INSERT, UPDATE');

CREATE TABLE session (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  seed bytea NOT NULL,
  visitor_hash bytea NOT NULL,
  address text NOT NULL,
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  ended_at timestamptz,
  end_reason text CHECK (end_reason IN ('logout', 'elsewhere', 'again', 'password')),
  is_told boolean NOT NULL DEFAULT false,
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE UNIQUE INDEX session_one_an_account ON session (station, account_id) WHERE ended_at IS NULL;
CREATE INDEX session_seen ON session (station, seen_at);
CALL keep_apart('session', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE device (
  station text NOT NULL,
  account_id integer NOT NULL,
  visitor_hash bytea NOT NULL,
  address text NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (station, account_id, visitor_hash),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CALL keep_apart('device', 'SELECT, INSERT, UPDATE, DELETE');

-- Every counted try: log-ins, messages, pictures. A limit is a count over a sliding window.
CREATE TABLE attempt (
  station text NOT NULL,
  key text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX attempt_window ON attempt (station, key, at);
CREATE INDEX attempt_at ON attempt (station, at);
CALL keep_apart('attempt', 'SELECT, INSERT, DELETE');

CREATE TABLE captcha (
  id text PRIMARY KEY,
  station text NOT NULL,
  visitor_hash bytea NOT NULL,
  code_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  checks integer NOT NULL DEFAULT 0,
  is_used boolean NOT NULL DEFAULT false
);
CALL keep_apart('captcha', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE robot_challenge (
  challenge text PRIMARY KEY,
  station text NOT NULL,
  visitor_hash bytea NOT NULL,
  difficulty integer NOT NULL,
  expires_at timestamptz NOT NULL,
  token_hash bytea UNIQUE,
  is_used boolean NOT NULL DEFAULT false
);
CALL keep_apart('robot_challenge', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE sms_code (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  phone text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('register')),
  visitor_hash bytea NOT NULL,
  salt bytea NOT NULL,
  code_hash bytea NOT NULL,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  is_used boolean NOT NULL DEFAULT false
);
CREATE INDEX sms_code_phone ON sms_code (station, phone, sent_at);
CALL keep_apart('sms_code', 'SELECT, INSERT, UPDATE, DELETE');

-- Stands in for a provider of messages; the outbox page shows it.
CREATE TABLE sms_outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  phone text NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX sms_outbox_at ON sms_outbox (station, created_at);
CALL keep_apart('sms_outbox', 'SELECT, INSERT, DELETE');

CREATE TABLE question_ticket (
  ticket_hash bytea PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  visitor_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  is_used boolean NOT NULL DEFAULT false,
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CALL keep_apart('question_ticket', 'SELECT, INSERT, UPDATE, DELETE');

-- First answers, by the intent they answered. body_hash is keyed with the visitor's secret, which only the visitor has.
CREATE TABLE intent (
  station text NOT NULL,
  owner text NOT NULL,
  call text NOT NULL,
  id text NOT NULL,
  body_hash bytea NOT NULL,
  -- json, not jsonb: a repeat gets the first answer to the letter.
  answer json,
  session_id bigint,
  at timestamptz NOT NULL,
  PRIMARY KEY (station, owner, call, id)
);
CREATE INDEX intent_at ON intent (station, at);
CALL keep_apart('intent', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE notice (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  title jsonb NOT NULL,
  content jsonb NOT NULL,
  is_popup boolean NOT NULL DEFAULT false,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  position integer NOT NULL
);
CALL keep_apart('notice', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE banner (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  title jsonb NOT NULL,
  link_url text NOT NULL,
  link_type integer NOT NULL CHECK (link_type IN (1, 2)),
  img_url text NOT NULL,
  position integer NOT NULL
);
CALL keep_apart('banner', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE float_frame (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  show_position integer NOT NULL CHECK (show_position BETWEEN 1 AND 5),
  UNIQUE (station, id)
);
CALL keep_apart('float_frame', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE float_item (
  station text NOT NULL,
  frame_id integer NOT NULL,
  title jsonb NOT NULL,
  link_url text NOT NULL,
  link_type integer NOT NULL CHECK (link_type IN (1, 2)),
  img_url text NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (station, frame_id, position),
  FOREIGN KEY (station, frame_id) REFERENCES float_frame (station, id) ON DELETE CASCADE
);
CALL keep_apart('float_item', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE activity_type (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  name jsonb NOT NULL,
  position integer NOT NULL,
  UNIQUE (station, id)
);
CALL keep_apart('activity_type', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE activity (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  type_id integer NOT NULL,
  kind text NOT NULL,
  title jsonb NOT NULL,
  summary jsonb NOT NULL,
  img_url text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  content jsonb NOT NULL,
  position integer NOT NULL,
  FOREIGN KEY (station, type_id) REFERENCES activity_type (station, id)
);
CALL keep_apart('activity', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE lottery (
  station text NOT NULL,
  code text NOT NULL,
  version integer NOT NULL CHECK (version IN (1, 2)),
  family text NOT NULL,
  name jsonb NOT NULL,
  interval_seconds integer NOT NULL CHECK (interval_seconds > 0),
  is_hot boolean NOT NULL,
  is_open boolean NOT NULL DEFAULT true,
  position integer NOT NULL,
  PRIMARY KEY (station, code, version)
);
CALL keep_apart('lottery', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE platform (
  station text NOT NULL,
  code text NOT NULL,
  name jsonb NOT NULL,
  is_open boolean NOT NULL DEFAULT true,
  PRIMARY KEY (station, code)
);
CALL keep_apart('platform', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE game (
  station text NOT NULL,
  platform text NOT NULL,
  code text NOT NULL,
  type text NOT NULL CHECK (type IN ('live', 'egame', 'chess', 'fish', 'sport', 'esport')),
  name jsonb NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (station, platform, code),
  FOREIGN KEY (station, platform) REFERENCES platform (station, code)
);
CALL keep_apart('game', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE app_release (
  station text PRIMARY KEY,
  android_url text NOT NULL,
  ios_url text NOT NULL,
  version text NOT NULL,
  size text NOT NULL,
  released_at timestamptz NOT NULL,
  notes jsonb NOT NULL
);
CALL keep_apart('app_release', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE seeded (
  station text PRIMARY KEY,
  at timestamptz NOT NULL
);
CALL keep_apart('seeded', 'SELECT, INSERT');
