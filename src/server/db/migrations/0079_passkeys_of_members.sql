-- What members log in with in place of a password. Each is bound to the host that it was made on, as browsers bind it.
CREATE TABLE account_passkey (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  -- As the browser names it, base64url.
  credential text NOT NULL,
  public_key bytea NOT NULL,
  -- How often it has signed, where it counts: a copy of it counts from an earlier number.
  counter bigint NOT NULL,
  host text NOT NULL,
  -- The device that it was made on, as its browser names itself.
  system text NOT NULL CHECK (system IN ('iphone', 'ipad', 'android', 'windows', 'mac', 'linux', 'other')),
  browser text NOT NULL CHECK (browser IN ('safari', 'chrome', 'edge', 'firefox', 'wechat', 'qq', 'uc', 'huawei', 'xiaomi', 'samsung', 'other')),
  made_at timestamptz NOT NULL,
  used_at timestamptz,
  -- When the newest question that it has signed was asked: none is answered twice.
  asked_at timestamptz,
  removed_at timestamptz,
  UNIQUE (station, credential),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX account_passkey_own ON account_passkey (station, account_id, id) WHERE removed_at IS NULL;
CALL enable_station_rls('account_passkey', 'SELECT, INSERT, UPDATE');

ALTER TABLE device DROP CONSTRAINT device_way_check,
  ADD CONSTRAINT device_way_check CHECK (way IN ('password', 'question', 'registration', 'sms', 'passkey')) NOT VALID;
ALTER TABLE log_in DROP CONSTRAINT log_in_way_check,
  ADD CONSTRAINT log_in_way_check CHECK (way IN ('password', 'question', 'registration', 'sms', 'passkey')) NOT VALID;

-- Whoever sets a member's password at the office removes the passkeys with it.
GRANT UPDATE (removed_at) ON account_passkey TO office_support;
