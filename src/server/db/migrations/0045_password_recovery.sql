-- Owns the codes by which members who have forgotten their log-in password set a new one.

CREATE TABLE password_recovery (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  -- The member's own contact at that moment, to which the code went.
  kind text NOT NULL CHECK (kind IN ('phone', 'email')),
  address text NOT NULL CHECK (address <> ''),
  salt bytea NOT NULL,
  code_hash bytea NOT NULL,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  -- Used, or replaced by a newer one.
  is_over boolean NOT NULL DEFAULT false,
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX password_recovery_own ON password_recovery (station, account_id, id);
CREATE INDEX password_recovery_swept ON password_recovery (station, sent_at);
CALL enable_station_rls('password_recovery', 'SELECT, INSERT, UPDATE, DELETE');
