-- Owns the first version of the database: role, tables, indexes, constraints, row security and grants. What functions and triggers do today is in
-- ../functions/<name>.sql and ../triggers/<table>.sql; of these only current_station() and enable_station_rls() exist when this runs.

-- Roles belong to the whole PostgreSQL server: another database may have created it already, or be creating it right now.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'house_app') THEN
    CREATE ROLE house_app NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;

-- From PostgreSQL 16 on the creator of a role may not always assume it: try it, and grant it where that fails.
DO $$ BEGIN
  SET LOCAL ROLE house_app;
  RESET ROLE;
EXCEPTION WHEN insufficient_privilege THEN
  EXECUTE format('GRANT house_app TO %I', current_user);
END $$;
GRANT USAGE ON SCHEMA public TO house_app;

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
  -- No withdrawal before: a password or contact was changed.
  withdrawals_from timestamptz,
  -- The rank an operator gives a member; pay methods and offers may be limited to some levels.
  level smallint NOT NULL DEFAULT 1 CHECK (level BETWEEN 1 AND 99),
  UNIQUE (station, id),
  UNIQUE (station, name_key),
  FOREIGN KEY (station, parent_id) REFERENCES account (station, id)
);
CREATE UNIQUE INDEX account_nick_name ON account (station, lower(nick_name)) WHERE nick_name <> '';
CREATE UNIQUE INDEX account_promo_code ON account (station, lower(promo_code)) WHERE promo_code IS NOT NULL;
CREATE UNIQUE INDEX account_phone ON account (station, phone) WHERE phone <> '';
CALL enable_station_rls('account', 'SELECT, INSERT, UPDATE');

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
  is_notified boolean NOT NULL DEFAULT false,
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE UNIQUE INDEX session_running ON session (station, account_id) WHERE ended_at IS NULL;
CREATE INDEX session_seen ON session (station, seen_at);
CALL enable_station_rls('session', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE device (
  station text NOT NULL,
  account_id integer NOT NULL,
  visitor_hash bytea NOT NULL,
  address text NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (station, account_id, visitor_hash),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CALL enable_station_rls('device', 'SELECT, INSERT, UPDATE, DELETE');

-- Every counted attempt: log-ins, messages, pictures. A limit is a count over a sliding window.
CREATE TABLE attempt (
  station text NOT NULL,
  key text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX attempt_window ON attempt (station, key, at);
CREATE INDEX attempt_at ON attempt (station, at);
CALL enable_station_rls('attempt', 'SELECT, INSERT, DELETE');

CREATE TABLE captcha (
  id text PRIMARY KEY,
  station text NOT NULL,
  visitor_hash bytea NOT NULL,
  code_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  checks integer NOT NULL DEFAULT 0,
  is_used boolean NOT NULL DEFAULT false
);
CALL enable_station_rls('captcha', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE robot_challenge (
  challenge text PRIMARY KEY,
  station text NOT NULL,
  visitor_hash bytea NOT NULL,
  difficulty integer NOT NULL,
  expires_at timestamptz NOT NULL,
  token_hash bytea UNIQUE,
  is_used boolean NOT NULL DEFAULT false
);
CALL enable_station_rls('robot_challenge', 'SELECT, INSERT, UPDATE, DELETE');

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
CALL enable_station_rls('sms_code', 'SELECT, INSERT, UPDATE, DELETE');

-- Text messages, in place of a real provider; the outbox page shows them.
CREATE TABLE sms_outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  phone text NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX sms_outbox_at ON sms_outbox (station, created_at);
CALL enable_station_rls('sms_outbox', 'SELECT, INSERT, DELETE');

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
CALL enable_station_rls('question_ticket', 'SELECT, INSERT, UPDATE, DELETE');

-- The first answer to each intent (idempotency key). body_hash is keyed with the visitor's secret, which only the visitor has.
CREATE TABLE intent (
  station text NOT NULL,
  owner text NOT NULL,
  call text NOT NULL,
  id text NOT NULL,
  body_hash bytea NOT NULL,
  -- json, not jsonb: a repeat returns the first answer character by character.
  answer json,
  -- What the database returned for the call, where the answer leaves it out.
  result json,
  session_id bigint,
  at timestamptz NOT NULL,
  PRIMARY KEY (station, owner, call, id)
);
-- By time alone: while there are no statistics (the first bets after installation) the planner took an index that begins with the
-- station to be as good as the primary key, and read every intent.
CREATE INDEX intent_at ON intent (at);
CALL enable_station_rls('intent', 'SELECT, INSERT, UPDATE, DELETE');

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
CALL enable_station_rls('notice', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE banner (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  title jsonb NOT NULL,
  link_url text NOT NULL,
  link_type integer NOT NULL CHECK (link_type IN (1, 2)),
  img_url text NOT NULL,
  position integer NOT NULL
);
CALL enable_station_rls('banner', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE float_frame (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  show_position integer NOT NULL CHECK (show_position BETWEEN 1 AND 5),
  UNIQUE (station, id)
);
CALL enable_station_rls('float_frame', 'SELECT, INSERT, UPDATE, DELETE');

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
CALL enable_station_rls('float_item', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE activity_type (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  name jsonb NOT NULL,
  position integer NOT NULL,
  UNIQUE (station, id)
);
CALL enable_station_rls('activity_type', 'SELECT, INSERT, UPDATE, DELETE');

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
CALL enable_station_rls('activity', 'SELECT, INSERT, UPDATE, DELETE');

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
CALL enable_station_rls('lottery', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE platform (
  station text NOT NULL,
  code text NOT NULL,
  name jsonb NOT NULL,
  is_open boolean NOT NULL DEFAULT true,
  PRIMARY KEY (station, code)
);
CALL enable_station_rls('platform', 'SELECT, INSERT, UPDATE, DELETE');

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
CALL enable_station_rls('game', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE app_release (
  station text PRIMARY KEY,
  android_url text NOT NULL,
  ios_url text NOT NULL,
  version text NOT NULL,
  size text NOT NULL,
  released_at timestamptz NOT NULL,
  notes jsonb NOT NULL
);
CALL enable_station_rls('app_release', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE seeded (
  station text PRIMARY KEY,
  at timestamptz NOT NULL
);
CALL enable_station_rls('seeded', 'SELECT, INSERT');

CREATE TABLE ledger_account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  -- Real money and play money never meet in one transaction.
  book text NOT NULL CHECK (book IN ('real', 'play')),
  kind text NOT NULL CONSTRAINT ledger_account_kind CHECK (kind IN (
    -- of a player: available, held for a withdrawal, on its way to or from the platform named by `part`
    'wallet', 'frozen', 'transit',
    -- of the station: bets, money that came in, money that went out, gifts, interest, what players hold at the platform `part`, donations
    'house', 'deposit', 'payout', 'bonus', 'interest', 'platform', 'donation')),
  -- The game platform, or the shard of the house account (ledger_shard()); empty otherwise.
  part text NOT NULL DEFAULT '',
  -- The player it belongs to; 0 for the station's own.
  owner_id integer NOT NULL,
  balance bigint NOT NULL DEFAULT 0,
  entries bigint NOT NULL DEFAULT 0,
  CONSTRAINT ledger_account_place UNIQUE (station, owner_id, kind, book, part),
  UNIQUE (station, id),
  CONSTRAINT ledger_account_owner CHECK ((kind IN ('wallet', 'frozen', 'transit')) = (owner_id <> 0)),
  -- A player's accounts are never overdrawn; the station's own are the opposite side of each transaction and may be.
  CONSTRAINT ledger_account_covered CHECK (owner_id = 0 OR balance >= 0),
  CONSTRAINT ledger_account_part CHECK (kind NOT IN ('transit', 'platform') OR part <> '')
);
CALL enable_station_rls('ledger_account', 'SELECT, INSERT');

CREATE TABLE ledger_transaction (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  -- Kind of transaction, numbered as in the field (1 added by hand, 79 registration gift, ...).
  type integer NOT NULL,
  ref_type text NOT NULL,
  ref_id text NOT NULL,
  remark text NOT NULL DEFAULT '',
  at timestamptz NOT NULL,
  -- A repeated request cannot pay twice.
  UNIQUE (station, ref_type, ref_id, type)
);
CALL enable_station_rls('ledger_transaction', 'SELECT');

CREATE TABLE ledger_entry (
  station text NOT NULL,
  account_id bigint NOT NULL,
  -- 1, 2, 3, ... without a gap within an account.
  number bigint NOT NULL,
  transaction_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  balance_after bigint NOT NULL,
  -- Type and time of its transaction, repeated here so that one index finds a page of any filter.
  type integer NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (account_id, number)
  -- No foreign keys: ledger_check_sum() checks account and transaction once a statement instead of once a row.
);
CREATE INDEX ledger_entry_transaction ON ledger_entry (transaction_id);
CREATE INDEX ledger_entry_type ON ledger_entry (account_id, type, number);
CALL enable_station_rls('ledger_entry', 'SELECT');

-- A draw is the same for every station of this server, so periods have no station. The application reads them; only the draw job writes.
CREATE TABLE lottery_period (
  lot_code text NOT NULL,
  qi_hao text NOT NULL,
  starts_at timestamptz NOT NULL,
  seals_at timestamptz NOT NULL,
  opens_at timestamptz NOT NULL,
  -- SHA-256 in hex, published from committed_at on; null for a draw that came from a feed.
  commitment text,
  committed_at timestamptz,
  -- The secret the draw was made from, in hex; published with the draw and not before.
  seed text,
  source text NOT NULL CHECK (source IN ('platform', 'demonstration', 'feed')),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'drawn', 'void')),
  draw smallint[],
  drawn_at timestamptz,
  PRIMARY KEY (lot_code, qi_hao),
  CHECK (starts_at < seals_at AND seals_at <= opens_at),
  CHECK ((state = 'drawn') = (draw IS NOT NULL))
);
CREATE UNIQUE INDEX lottery_period_moment ON lottery_period (lot_code, opens_at);
CREATE INDEX lottery_period_due ON lottery_period (opens_at) WHERE state = 'open';
GRANT SELECT ON lottery_period TO house_app;

-- Seeds of future draws; house_app has no right to read it, so that no call can predict a draw.
CREATE TABLE lottery_seed (
  lot_code text NOT NULL,
  qi_hao text NOT NULL,
  seed text NOT NULL,
  PRIMARY KEY (lot_code, qi_hao),
  FOREIGN KEY (lot_code, qi_hao) REFERENCES lottery_period (lot_code, qi_hao)
);

-- A station's terms of play where they differ from the defaults (src/server/play/terms.ts).
CREATE TABLE play_setting (
  station text PRIMARY KEY,
  switches json NOT NULL DEFAULT '{}',
  highest_group bigint,
  most_rebate bigint
);
CALL enable_station_rls('play_setting', 'SELECT, INSERT, UPDATE, DELETE');

-- Odds of an outcome where they differ from those of the rules. An empty lot_code means every lottery of the play's family.
CREATE TABLE play_odds (
  station text NOT NULL,
  lot_code text NOT NULL DEFAULT '',
  play_code text NOT NULL,
  outcome text NOT NULL,
  odds bigint NOT NULL CHECK (odds > 10000),
  PRIMARY KEY (station, lot_code, play_code, outcome)
);
CALL enable_station_rls('play_odds', 'SELECT, INSERT, UPDATE, DELETE');

-- Limits where they differ from the defaults; an empty play_code means every play of the lottery and mode, null means the default.
CREATE TABLE play_limit (
  station text NOT NULL,
  lot_code text NOT NULL,
  version smallint NOT NULL CHECK (version IN (1, 2)),
  play_code text NOT NULL DEFAULT '',
  is_open boolean NOT NULL DEFAULT true,
  unit_least bigint,
  unit_most bigint,
  order_units_most integer,
  play_period_most bigint,
  member_period_most bigint,
  payout_most bigint,
  PRIMARY KEY (station, lot_code, version, play_code)
);
CALL enable_station_rls('play_limit', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE chase_plan (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  lot_code text NOT NULL,
  is_stopping_on_win boolean NOT NULL,
  periods integer NOT NULL CHECK (periods > 0),
  stake bigint NOT NULL CHECK (stake > 0),
  status text NOT NULL DEFAULT 'running' CHECK (status IN ('running', 'finished', 'stopped', 'cancelled')),
  created_at timestamptz NOT NULL,
  UNIQUE (station, id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX chase_plan_member ON chase_plan (station, account_id, id);
CALL enable_station_rls('chase_plan', 'SELECT');

CREATE TABLE bet_order (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  book text NOT NULL CHECK (book IN ('real', 'play')),
  lot_code text NOT NULL,
  version smallint NOT NULL CHECK (version IN (1, 2)),
  qi_hao text NOT NULL,
  seals_at timestamptz NOT NULL,
  play_code text NOT NULL,
  -- As src/lottery reads it back for settling: selection, terms and the rules in force when it was accepted.
  selection json NOT NULL,
  terms json NOT NULL,
  hao_ma text NOT NULL,
  units bigint NOT NULL CHECK (units > 0),
  stake bigint NOT NULL CHECK (stake > 0),
  -- 1 waiting, 2 won, 3 lost, 4 revoked or refunded, 10 all units pushed; numbered as in the field.
  status smallint NOT NULL DEFAULT 1 CHECK (status IN (1, 2, 3, 4, 10)),
  winning_units bigint NOT NULL DEFAULT 0,
  pushed_units bigint NOT NULL DEFAULT 0,
  payout bigint NOT NULL DEFAULT 0 CHECK (payout >= 0),
  rebate bigint NOT NULL DEFAULT 0 CHECK (rebate >= 0),
  -- Why the stake was returned: the member revoked it, the chase stopped, the period was void.
  return_reason text CHECK (return_reason IN ('member', 'chase', 'void')),
  chase_id bigint,
  chase_number integer,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  FOREIGN KEY (station, chase_id) REFERENCES chase_plan (station, id),
  CHECK ((status = 1) = (ended_at IS NULL)),
  CHECK ((status = 4) = (return_reason IS NOT NULL))
);
CREATE INDEX bet_order_member ON bet_order (station, account_id, id);
CREATE INDEX bet_order_period ON bet_order (station, account_id, lot_code, qi_hao);
-- The settling job reads the waiting orders of a period in the order of their ids.
CREATE INDEX bet_order_waiting ON bet_order (station, lot_code, qi_hao, id) WHERE status = 1;
CREATE INDEX bet_order_chase ON bet_order (station, chase_id) WHERE chase_id IS NOT NULL;
CALL enable_station_rls('bet_order', 'SELECT');

-- What a member has bet towards the required turnover since both were last reset; in 0.0001 yuan.
CREATE TABLE turnover (
  station text NOT NULL,
  account_id integer NOT NULL,
  valid bigint NOT NULL DEFAULT 0 CHECK (valid >= 0),
  PRIMARY KEY (station, account_id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CALL enable_station_rls('turnover', 'SELECT, INSERT, UPDATE');

-- The turnover each deposit and gift requires: base x factor, the factor in hundredths.
CREATE TABLE turnover_item (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  source text NOT NULL,
  ref_type text NOT NULL,
  ref_id text NOT NULL,
  base bigint NOT NULL CHECK (base > 0),
  factor integer NOT NULL CHECK (factor >= 0),
  required bigint NOT NULL CHECK (required >= 0),
  at timestamptz NOT NULL,
  -- When the counters were reset; null while it counts.
  ended_at timestamptz,
  UNIQUE (station, ref_type, ref_id, source),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX turnover_item_open ON turnover_item (station, account_id, id) WHERE ended_at IS NULL;
CALL enable_station_rls('turnover_item', 'SELECT, INSERT, UPDATE');

-- A station's settings for deposits, one row.
CREATE TABLE deposit_setting (
  station text PRIMARY KEY,
  -- How many pending orders of each kind a member may have.
  pending_most integer NOT NULL CHECK (pending_most >= 1),
  -- How long an order waits for its money.
  bank_seconds integer NOT NULL CHECK (bank_seconds > 0),
  fast_seconds integer NOT NULL CHECK (fast_seconds > 0),
  online_seconds integer NOT NULL CHECK (online_seconds > 0),
  -- Turnover required per yuan paid in without an offer, in hundredths.
  deposit_factor integer NOT NULL CHECK (deposit_factor >= 0),
  quick_amounts bigint[] NOT NULL,
  -- 0 where the station has no agreement.
  contract_version integer NOT NULL CHECK (contract_version >= 0),
  contract_title jsonb NOT NULL,
  contract_content jsonb NOT NULL
);
CALL enable_station_rls('deposit_setting', 'SELECT, INSERT, UPDATE');

CREATE TABLE pay_method (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('bank', 'fast', 'online')),
  pay_type text NOT NULL CHECK (pay_type IN ('bank', 'alipay', 'weixin', 'unionpay', 'usdt')),
  name jsonb NOT NULL,
  tips jsonb NOT NULL,
  -- How to pay, step by step.
  steps jsonb NOT NULL,
  -- A badge such as "recommended"; null for none.
  tag jsonb,
  least bigint NOT NULL CHECK (least > 0),
  most bigint NOT NULL,
  -- The only amounts that can be paid; empty where any can.
  fixed_amounts bigint[] NOT NULL DEFAULT '{}',
  -- A random amount in this range is added, so that the payment can be identified; 0 for none.
  tail_least bigint NOT NULL DEFAULT 0 CHECK (tail_least >= 0),
  tail_most bigint NOT NULL DEFAULT 0,
  -- Price of one unit of the foreign currency in 0.0001 yuan; null for yuan.
  rate bigint CHECK (rate > 0),
  -- The member levels it is offered to; empty for all.
  levels smallint[] NOT NULL DEFAULT '{}',
  bank_name jsonb NOT NULL,
  branch text NOT NULL DEFAULT '',
  receiver text NOT NULL DEFAULT '',
  card_no text NOT NULL DEFAULT '',
  qr_content text NOT NULL DEFAULT '',
  is_open boolean NOT NULL DEFAULT true,
  position integer NOT NULL,
  UNIQUE (station, id),
  CHECK (most >= least),
  CHECK (tail_most >= tail_least)
);
CALL enable_station_rls('pay_method', 'SELECT, INSERT, UPDATE');

CREATE TABLE deposit_strategy (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  name jsonb NOT NULL,
  kinds text[] NOT NULL,
  levels smallint[] NOT NULL DEFAULT '{}',
  gift_type text NOT NULL CHECK (gift_type IN ('fixed', 'percent')),
  -- 0.0001 yuan of a fixed gift, hundredths of a percent otherwise.
  value bigint NOT NULL CHECK (value > 0),
  min_amount bigint NOT NULL CHECK (min_amount >= 0),
  -- 0 for none.
  max_gift bigint NOT NULL DEFAULT 0 CHECK (max_gift >= 0),
  times text NOT NULL CHECK (times IN ('once', 'first', 'daily', 'always')),
  gift_factor integer NOT NULL CHECK (gift_factor >= 0),
  deposit_factor integer NOT NULL CHECK (deposit_factor >= 0),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  is_open boolean NOT NULL DEFAULT true,
  position integer NOT NULL,
  UNIQUE (station, id)
);
CALL enable_station_rls('deposit_strategy', 'SELECT, INSERT, UPDATE');

CREATE TABLE coupon (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  name jsonb NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  min_deposit bigint NOT NULL DEFAULT 0 CHECK (min_deposit >= 0),
  -- 0 for no limit.
  max_deposit bigint NOT NULL DEFAULT 0 CHECK (max_deposit >= 0),
  bet_factor integer NOT NULL CHECK (bet_factor >= 0),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- The deposit it was used with.
  used_by text,
  used_at timestamptz,
  UNIQUE (station, id),
  CHECK ((used_by IS NULL) = (used_at IS NULL)),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX coupon_member ON coupon (station, account_id) WHERE used_by IS NULL;
CALL enable_station_rls('coupon', 'SELECT, INSERT, UPDATE');

CREATE TABLE deposit_order (
  -- Also known to providers and the bank desk, who serve all stations: unique over all of them.
  order_no text PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('bank', 'fast', 'online')),
  method_id integer NOT NULL,
  -- The amount to pay, tail included; in 0.0001 yuan.
  amount bigint NOT NULL CHECK (amount > 0),
  tail bigint NOT NULL DEFAULT 0 CHECK (tail >= 0),
  -- The exchange rate when it was opened, and the amount to pay at that rate, in 0.0001 of the foreign currency.
  rate bigint,
  pay_amount bigint,
  payer_name text NOT NULL DEFAULT '',
  paid_at timestamptz,
  remark text NOT NULL DEFAULT '',
  strategy_id integer,
  -- Terms of the offer as they were when the member took it.
  offer jsonb,
  deposit_factor integer NOT NULL,
  coupon_id integer,
  -- 1 pending, 2 completed, 3 failed, 4 cancelled, 5 expired, 6 and 7 rolled back; numbered as in the field.
  status smallint NOT NULL DEFAULT 1 CHECK (status BETWEEN 1 AND 7),
  reason text NOT NULL DEFAULT '',
  -- What arrived, and the gifts paid with it.
  paid bigint NOT NULL DEFAULT 0 CHECK (paid >= 0),
  gift bigint NOT NULL DEFAULT 0 CHECK (gift >= 0),
  coupon_amount bigint NOT NULL DEFAULT 0 CHECK (coupon_amount >= 0),
  -- The provider's page, and the page it returns to.
  url text NOT NULL DEFAULT '',
  return_url text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  finished_at timestamptz,
  -- When the provider is queried next, and how often it was; null once both sides know the final state.
  ask_at timestamptz,
  asked integer NOT NULL DEFAULT 0,
  UNIQUE (station, order_no),
  CHECK ((status = 1) = (finished_at IS NULL)),
  CHECK ((status IN (2, 6, 7)) = (paid > 0)),
  CHECK (status IN (2, 6, 7) OR (gift = 0 AND coupon_amount = 0)),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  FOREIGN KEY (station, method_id) REFERENCES pay_method (station, id),
  FOREIGN KEY (station, strategy_id) REFERENCES deposit_strategy (station, id),
  FOREIGN KEY (station, coupon_id) REFERENCES coupon (station, id)
);
CREATE INDEX deposit_order_member ON deposit_order (station, account_id, created_at DESC, order_no DESC) INCLUDE (status);
CREATE INDEX deposit_order_ask ON deposit_order (station, ask_at) WHERE ask_at IS NOT NULL;
CREATE INDEX deposit_order_waiting ON deposit_order (station, expires_at) WHERE status = 1;

-- Two pending payments to one receiving account are never for the same amount.
CREATE UNIQUE INDEX deposit_order_tail ON deposit_order (station, method_id, amount) WHERE status = 1 AND tail > 0;
CALL enable_station_rls('deposit_order', 'SELECT, INSERT, UPDATE');

-- Consent of a member to a version of the station's agreement.
CREATE TABLE deposit_consent (
  station text NOT NULL,
  account_id integer NOT NULL,
  version integer NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (station, account_id, version),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CALL enable_station_rls('deposit_consent', 'SELECT, INSERT');

-- A station's rules for withdrawals. A station without a row is closed for them.
CREATE TABLE withdrawal_rule (
  station text PRIMARY KEY,
  is_open boolean NOT NULL DEFAULT true,
  -- Minutes of the day in Beijing; two equal values mean all day, an end before the start means after midnight.
  from_minute integer NOT NULL DEFAULT 0 CHECK (from_minute BETWEEN 0 AND 1439),
  to_minute integer NOT NULL DEFAULT 0 CHECK (to_minute BETWEEN 0 AND 1439),
  amount_rule text NOT NULL DEFAULT 'any' CHECK (amount_rule IN ('any', 'whole', 'notTens')),
  -- Withdrawals per day, and how many of them are free of charge; -1 for no limit.
  times_a_day integer NOT NULL DEFAULT -1 CHECK (times_a_day >= -1),
  free_times integer NOT NULL DEFAULT -1 CHECK (free_times >= -1),
  -- Maximum of the day's first and second withdrawal, in 0.0001 yuan.
  first_most bigint CHECK (first_most > 0),
  second_most bigint CHECK (second_most > 0),
  -- From this amount on a person reviews it.
  review_from bigint CHECK (review_from > 0),
  -- How long nothing is paid to a new card, and to any card after a change of password or contact.
  card_cooling_seconds integer NOT NULL DEFAULT 86400 CHECK (card_cooling_seconds >= 0),
  change_cooling_seconds integer NOT NULL DEFAULT 86400 CHECK (change_cooling_seconds >= 0)
);
CALL enable_station_rls('withdrawal_rule', 'SELECT, INSERT, UPDATE');

-- A type of card with the fields of its form. Amounts in 0.0001 yuan.
CREATE TABLE card_type (
  station text NOT NULL,
  code text NOT NULL CHECK (code ~ '^[a-z][a-z0-9]{1,15}$'),
  name jsonb NOT NULL,
  is_open boolean NOT NULL DEFAULT true,
  cards_most integer NOT NULL CHECK (cards_most > 0),
  -- [{key, label, placeholder, wrong, pattern, required, keyboard, choices?}], in the order of the form.
  fields jsonb NOT NULL,
  least bigint NOT NULL CHECK (least > 0),
  most bigint NOT NULL CHECK (most >= least),
  fee_fixed bigint NOT NULL DEFAULT 0 CHECK (fee_fixed >= 0),
  -- Hundredths of a percent.
  fee_share integer NOT NULL DEFAULT 0 CHECK (fee_share BETWEEN 0 AND 10000),
  fee_most bigint CHECK (fee_most >= 0),
  arrival_minutes integer NOT NULL CHECK (arrival_minutes > 0),
  -- The coin's name and its price in yuan; neither where yuan are paid.
  coin text NOT NULL DEFAULT '',
  rate bigint CHECK (rate > 0),
  position integer NOT NULL,
  PRIMARY KEY (station, code),
  CHECK ((coin = '') = (rate IS NULL))
);
CALL enable_station_rls('card_type', 'SELECT, INSERT, UPDATE');

CREATE TABLE card (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  type text NOT NULL,
  real_name text NOT NULL,
  bank_name text NOT NULL DEFAULT '',
  branch text NOT NULL DEFAULT '',
  card_no text NOT NULL,
  -- The number without spaces and other separators: unique in the station.
  card_key text NOT NULL,
  is_primary boolean NOT NULL DEFAULT false,
  position integer NOT NULL,
  is_enabled boolean NOT NULL DEFAULT true,
  usable_from timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (station, id),
  UNIQUE (station, card_key),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  FOREIGN KEY (station, type) REFERENCES card_type (station, code)
);
CREATE INDEX card_of ON card (station, account_id, position);
CREATE UNIQUE INDEX card_one_primary ON card (station, account_id) WHERE is_primary;

-- The application cannot delete a card; only the operator can.
CALL enable_station_rls('card', 'SELECT, INSERT, UPDATE');

CREATE TABLE withdrawal (
  order_no text NOT NULL,
  station text NOT NULL,
  account_id integer NOT NULL,
  card_id integer NOT NULL,
  -- The type as it was agreed.
  type text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- Part of the amount; what arrives is the rest.
  fee bigint NOT NULL CHECK (fee >= 0 AND fee < amount),
  coin text NOT NULL,
  rate bigint,
  -- A person at the bank desk has to review it.
  is_large boolean NOT NULL,
  -- 1 pending, 2 success, 3 refused, 4 cancelled.
  status smallint NOT NULL DEFAULT 1 CHECK (status IN (1, 2, 3, 4)),
  -- Whether a pending one is still here or has been taken by the bank desk.
  stage text NOT NULL DEFAULT 'waiting' CHECK (stage IN ('waiting', 'locked', 'ended')),
  reason text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  -- When the desk is queried next, and how often that failed.
  ask_at timestamptz NOT NULL,
  asked integer NOT NULL DEFAULT 0,
  finished_at timestamptz,
  PRIMARY KEY (station, order_no),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  FOREIGN KEY (station, card_id) REFERENCES card (station, id),
  CHECK ((status = 1) = (finished_at IS NULL)),
  CHECK ((status = 1) = (stage <> 'ended'))
);
CREATE INDEX withdrawal_member ON withdrawal (station, account_id, created_at DESC, order_no DESC) INCLUDE (status);
CREATE INDEX withdrawal_open ON withdrawal (station, ask_at) WHERE status = 1;
CALL enable_station_rls('withdrawal', 'SELECT, INSERT, UPDATE');

CREATE TABLE transfer_order (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  -- The platform has the same number: a request that arrives there twice is executed once.
  order_no text NOT NULL,
  account_id integer NOT NULL,
  platform text NOT NULL,
  -- in: wallet to platform; out: platform to wallet.
  direction text NOT NULL CHECK (direction IN ('in', 'out')),
  -- 0.0001 yuan, whole yuan only.
  amount bigint NOT NULL CHECK (amount > 0 AND amount % 10000 = 0),
  -- created: the request is on its way to the platform. unknown: there was no answer, and it is queried until there is one.
  state text NOT NULL DEFAULT 'created' CHECK (state IN ('created', 'success', 'failed', 'unknown')),
  reason text NOT NULL DEFAULT '',
  is_auto boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  finished_at timestamptz,
  asks integer NOT NULL DEFAULT 0,
  -- When the platform is queried next; null once the final state is known.
  ask_at timestamptz,
  UNIQUE (station, order_no),
  CHECK ((state IN ('success', 'failed')) = (finished_at IS NOT NULL)),
  CHECK ((state IN ('success', 'failed')) = (ask_at IS NULL)),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  FOREIGN KEY (station, platform) REFERENCES platform (station, code)
);
CREATE INDEX transfer_order_own ON transfer_order (station, account_id, id);
CREATE INDEX transfer_order_due ON transfer_order (station, ask_at) WHERE ask_at IS NOT NULL;
CALL enable_station_rls('transfer_order', 'SELECT, INSERT, UPDATE');

-- One row for each member who has transferred anything; it also holds the lock by which a member's transfers run one after the other.
CREATE TABLE transfer_member (
  station text NOT NULL,
  account_id integer NOT NULL,
  -- The member's own choice of automatic exchange; null for the station's default.
  is_auto boolean,
  -- The platform automatic exchange last moved money to, until the money is back.
  last_platform text,
  -- The token of whoever moves money for this member now, and when it expires.
  locked_by text,
  locked_until timestamptz,
  PRIMARY KEY (station, account_id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  FOREIGN KEY (station, last_platform) REFERENCES platform (station, code)
);
CALL enable_station_rls('transfer_member', 'SELECT, INSERT, UPDATE');

-- Income and outgo of a player's wallet by day (Beijing) and type: sums of ledger_entry, kept by ledger_day_update().
CREATE TABLE ledger_day (
  station text NOT NULL,
  account_id bigint NOT NULL,
  day date NOT NULL,
  type integer NOT NULL,
  entries bigint NOT NULL,
  income bigint NOT NULL CHECK (income >= 0),
  outgo bigint NOT NULL CHECK (outgo >= 0),
  -- The lowest balance after any of these entries.
  lowest bigint NOT NULL,
  first_number bigint NOT NULL,
  last_number bigint NOT NULL,
  PRIMARY KEY (account_id, day, type),
  FOREIGN KEY (station, account_id) REFERENCES ledger_account (station, id)
);
CALL enable_station_rls('ledger_day', 'SELECT');

-- The interest on balances (balance treasure) from a day on; a station without a row pays none. A rate of 0 ends it.
CREATE TABLE interest_rate (
  station text NOT NULL,
  from_day date NOT NULL,
  -- Millionths per year: 40000 is 4 per cent.
  annual bigint NOT NULL CHECK (annual BETWEEN 0 AND 1000000),
  -- The minimum balance that earns interest, and the maximum that does.
  least bigint NOT NULL CHECK (least > 0),
  most bigint NOT NULL CHECK (most >= least),
  PRIMARY KEY (station, from_day)
);
CALL enable_station_rls('interest_rate', 'SELECT, INSERT, UPDATE');

-- Days whose interest has been calculated.
CREATE TABLE interest_run (
  station text NOT NULL,
  day date NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (station, day)
);
CALL enable_station_rls('interest_run', 'SELECT, INSERT');

-- A member's interest for a day, at most once.
CREATE TABLE interest_day (
  station text NOT NULL,
  account_id integer NOT NULL,
  day date NOT NULL,
  base bigint NOT NULL CHECK (base > 0),
  annual bigint NOT NULL,
  income bigint NOT NULL CHECK (income > 0),
  paid_at timestamptz,
  PRIMARY KEY (station, account_id, day),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX interest_day_due ON interest_day (station, day) WHERE paid_at IS NULL;
CALL enable_station_rls('interest_day', 'SELECT, INSERT, UPDATE');

CREATE TABLE donation (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- The share of the balance, where the member chose one.
  percent smallint CHECK (percent BETWEEN 1 AND 99),
  -- 1 waiting, 2 success, 3 failed; numbered as in the field.
  status smallint NOT NULL DEFAULT 1 CHECK (status IN (1, 2, 3)),
  reason text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  UNIQUE (station, id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  CHECK ((status = 1) = (decided_at IS NULL))
);
CREATE INDEX donation_member ON donation (station, account_id, id);
CREATE INDEX donation_waiting ON donation (station, created_at) WHERE status = 1;
CALL enable_station_rls('donation', 'SELECT, INSERT, UPDATE');

CREATE TABLE direct_charge (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  -- The balance at the time of the application.
  base bigint NOT NULL CHECK (base > 0),
  -- Hundredths of a per cent: 300 is 3 per cent.
  percent integer NOT NULL CHECK (percent > 0),
  gift bigint NOT NULL CHECK (gift > 0),
  -- Hundredths: 300 is three times.
  bet_rate integer NOT NULL CHECK (bet_rate >= 0),
  -- The wallet's newest entry at the time of the application: a withdrawal after it makes the application fail.
  entry_number bigint NOT NULL,
  status smallint NOT NULL DEFAULT 1 CHECK (status IN (1, 2, 3)),
  reason text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  UNIQUE (station, id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  CHECK ((status = 1) = (decided_at IS NULL))
);
-- At most one open application for each member.
CREATE UNIQUE INDEX direct_charge_open ON direct_charge (station, account_id) WHERE status = 1;
CREATE INDEX direct_charge_member ON direct_charge (station, account_id, id);
CREATE INDEX direct_charge_waiting ON direct_charge (station, created_at) WHERE status = 1;
CALL enable_station_rls('direct_charge', 'SELECT, INSERT, UPDATE');

-- A member's deposits and withdrawals by day (Beijing) and status: sums of their orders, kept by charge_day_update().
CREATE TABLE charge_day (
  station text NOT NULL,
  account_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('deposit', 'withdraw')),
  day date NOT NULL,
  status smallint NOT NULL,
  orders bigint NOT NULL CHECK (orders >= 0),
  money bigint NOT NULL,
  -- Gifts and coupons of deposits, fees of withdrawals.
  extra bigint NOT NULL,
  PRIMARY KEY (station, account_id, kind, day, status),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CALL enable_station_rls('charge_day', 'SELECT');

-- Counts the changes of a station's terms of play (lottery, play_setting, play_odds, play_limit): bet_place() compares it with the version
-- that a bet's terms were read with (optimistic locking).
CREATE TABLE play_terms_version (
  station text PRIMARY KEY,
  version bigint NOT NULL
);
CALL enable_station_rls('play_terms_version', 'SELECT');
