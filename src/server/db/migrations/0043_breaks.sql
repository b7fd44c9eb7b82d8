-- Owns breaks of players: their wishes, what holds of them, who tried to come in beside one, and what the registry of exclusions has said.

-- Every wish as it was heard, for each account of the person that it covers: what holds follows from these rows alone (src/rules/protection/breakState.ts).
CREATE TABLE break_wish (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('timeout', 'exclude', 'return', 'consent')),
  -- The track it is for: this station's, or the operator's.
  scope text NOT NULL CHECK (scope IN ('station', 'operator')),
  hours integer,
  term text CHECK (term IN ('6m', '1y', '2y', '5y', 'forever')),
  -- What the station asked of a return at that moment; months null: never.
  cool_hours integer,
  cool_hours_indefinite integer,
  indefinite_months integer,
  -- The account that asked: another one of the same person where it is not this one.
  asked_station text NOT NULL,
  asked_account integer NOT NULL,
  -- What showed that both are one person; empty for the account itself.
  sign text NOT NULL DEFAULT '' CHECK (sign IN ('', 'phone', 'email', 'card', 'device', 'name')),
  at timestamptz NOT NULL,
  CHECK ((kind = 'timeout') = (hours IS NOT NULL) AND (kind = 'exclude') = (term IS NOT NULL) AND (kind = 'return') = (cool_hours IS NOT NULL)),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX break_wish_account ON break_wish (station, account_id, id);
CALL enable_station_rls('break_wish', 'SELECT, INSERT');

-- What holds of an account, as its wishes make it; no row for those who never asked for a break. The money functions look here.
CREATE TABLE break_member (
  station text NOT NULL,
  account_id integer NOT NULL,
  -- When this break began, or the one whose consent is still missing: messages to many since then are not shown.
  closed_from timestamptz NOT NULL,
  -- The first moment at which the account is open without another wish; infinity where it waits for one.
  closed_until timestamptz NOT NULL,
  -- The same of the operator's track alone.
  operator_closed_until timestamptz NOT NULL,
  -- After an exclusion nothing is offered without a new consent.
  needs_consent boolean NOT NULL,
  -- As the registry of exclusions decided the last log-in.
  is_closed_by_registry boolean NOT NULL DEFAULT false,
  PRIMARY KEY (station, account_id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CALL enable_station_rls('break_member', 'SELECT, INSERT, UPDATE');

-- Who was refused because the same person is in a break, kept at the account that is: a registration, a trial account, a card, a contact, a name.
CREATE TABLE break_attempt (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  what text NOT NULL CHECK (what IN ('registration', 'trial', 'card', 'contact', 'name')),
  sign text NOT NULL CHECK (sign IN ('phone', 'email', 'card', 'device', 'name')),
  -- Where it was tried, under which name: the one that was asked for, or that of the account that asked.
  tried_station text NOT NULL,
  tried_account text NOT NULL,
  address text NOT NULL,
  at timestamptz NOT NULL,
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX break_attempt_account ON break_attempt (station, account_id, id);
CALL enable_station_rls('break_attempt', 'SELECT, INSERT');

-- What the registry of exclusions said, by the code of a person: what holds where it does not answer.
CREATE TABLE registry_answer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  person text NOT NULL,
  question text NOT NULL CHECK (question IN ('registration', 'login', 'marketing')),
  answer text NOT NULL CHECK (answer IN ('clear', 'excluded')),
  at timestamptz NOT NULL
);
CREATE INDEX registry_answer_person ON registry_answer (station, person, id);
CALL enable_station_rls('registry_answer', 'SELECT, INSERT');

ALTER TABLE session
  DROP CONSTRAINT session_end_reason_check,
  ADD CONSTRAINT session_end_reason_check CHECK (end_reason IN ('logout', 'elsewhere', 'again', 'password', 'support', 'break')) NOT VALID;
