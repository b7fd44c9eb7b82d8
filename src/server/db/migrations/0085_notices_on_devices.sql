-- Owns notices that members get on their devices while no page is open: the keys of each station, the devices, what a member wants to be notified of, and what waits to be sent.

-- What push services know a station by. Made once: with another one every device would have to be switched on again.
CREATE TABLE push_key (
  station text PRIMARY KEY,
  -- P-256: the point as browsers take it, and the scalar.
  public_key bytea NOT NULL CHECK (octet_length(public_key) = 65),
  private_key bytea NOT NULL CHECK (octet_length(private_key) = 32)
);
CALL enable_station_rls('push_key', 'SELECT, INSERT');

-- A browser that a member has switched on.
CREATE TABLE push_device (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  -- As in session and device: whoever logs out there takes it away.
  visitor_hash bytea NOT NULL,
  -- Where the push service takes notices, and its host.
  endpoint text NOT NULL CHECK (length(endpoint) <= 1000),
  service text NOT NULL,
  -- What notices are sealed for.
  p256dh bytea NOT NULL CHECK (octet_length(p256dh) = 65),
  auth bytea NOT NULL CHECK (octet_length(auth) = 16),
  locale text NOT NULL CHECK (locale IN ('zh-CN', 'en')),
  made_at timestamptz NOT NULL,
  UNIQUE (station, endpoint),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX push_device_own ON push_device (station, account_id, id);
CREATE INDEX push_device_visitor ON push_device (station, visitor_hash);
CALL enable_station_rls('push_device', 'SELECT, INSERT, UPDATE, DELETE');
-- Whoever sets a password or closes an account at the office removes its devices with it.
GRANT DELETE ON push_device TO office_support;

-- What a member wants to be notified of; no row for those who never switched a device on.
CREATE TABLE push_setting (
  station text NOT NULL,
  account_id integer NOT NULL,
  won boolean NOT NULL,
  -- Of which lotteries; null for all that the member bets on.
  lotteries text[],
  support boolean NOT NULL,
  withdrawal boolean NOT NULL,
  PRIMARY KEY (station, account_id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CALL enable_station_rls('push_setting', 'SELECT, INSERT, UPDATE');
GRANT SELECT ON push_setting TO office_read, office_support;
-- Not what a notice is sent to and sealed for.
GRANT SELECT (id, station, account_id, visitor_hash) ON push_device TO office_read, office_support;

-- One notice for one device. What it says is looked up when it is sent.
CREATE TABLE push_notice (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  device_id bigint NOT NULL REFERENCES push_device (id) ON DELETE CASCADE,
  account_id integer NOT NULL,
  service text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('won', 'support', 'withdrawal', 'packet')),
  -- Lottery and period; number of the message, of the order, or of the packet.
  subject text NOT NULL,
  -- withheld: the member was in a pause, or there was nothing to say any more. lapsed: nobody took it in time. refused: the service will not have it.
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'withheld', 'lapsed', 'refused')),
  tries integer NOT NULL DEFAULT 0,
  at timestamptz NOT NULL,
  send_at timestamptz NOT NULL,
  lapses_at timestamptz NOT NULL,
  UNIQUE (device_id, kind, subject)
);
CREATE INDEX push_notice_due ON push_notice (station, service, send_at) WHERE state = 'waiting';
CREATE INDEX push_notice_lapsed ON push_notice (station, lapses_at);
CALL enable_station_rls('push_notice', 'SELECT, INSERT, UPDATE, DELETE');
-- Whoever answers a member at the office notes it with the answer.
GRANT INSERT ON push_notice TO office_support;
