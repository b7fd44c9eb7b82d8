-- What a member sees of the devices of the account. Those of before have no first day, no name and no way of logging in.
ALTER TABLE device
  ADD COLUMN first_at timestamptz,
  ADD COLUMN system text,
  ADD COLUMN browser text,
  ADD COLUMN way text,
  -- The member has removed it: a log-in there is one on a new device. Whoever counts devices of a person counts it on.
  ADD COLUMN forgotten_at timestamptz,
  ADD CONSTRAINT device_system_check CHECK (system IN ('iphone', 'ipad', 'android', 'windows', 'mac', 'linux', 'other')) NOT VALID,
  ADD CONSTRAINT device_browser_check CHECK (browser IN ('safari', 'chrome', 'edge', 'firefox', 'wechat', 'qq', 'uc', 'huawei', 'xiaomi', 'samsung', 'other')) NOT VALID,
  ADD CONSTRAINT device_way_check CHECK (way IN ('password', 'question', 'registration', 'sms')) NOT VALID;

-- Log-ins of members that succeeded, that failed, and that stopped at the security question; the sweep job deletes old ones.
CREATE TABLE log_in (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  at timestamptz NOT NULL,
  way text NOT NULL CHECK (way IN ('password', 'question', 'registration', 'sms')),
  outcome text NOT NULL CHECK (outcome IN ('in', 'wrong', 'unfinished')),
  address text NOT NULL,
  system text NOT NULL CHECK (system IN ('iphone', 'ipad', 'android', 'windows', 'mac', 'linux', 'other')),
  browser text NOT NULL CHECK (browser IN ('safari', 'chrome', 'edge', 'firefox', 'wechat', 'qq', 'uc', 'huawei', 'xiaomi', 'samsung', 'other')),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX log_in_account ON log_in (station, account_id, id DESC);
CREATE INDEX log_in_at ON log_in (station, at);
CALL enable_station_rls('log_in', 'SELECT, INSERT, DELETE');
