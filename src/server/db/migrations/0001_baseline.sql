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
  -- What the database returned for the call, where the answer leaves it out.
  result json,
  session_id bigint,
  at timestamptz NOT NULL,
  PRIMARY KEY (station, owner, call, id)
);
-- By time alone: without statistics, at the first bets after installation, an index that begins with the station looked as good as the
-- primary key and led through all intents there are.
CREATE INDEX intent_at ON intent (at);
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
CALL keep_apart('ledger_account', 'SELECT, INSERT');

CREATE TABLE ledger_transaction (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  -- Kind of business, numbered as in the field (1 added by hand, 79 registration gift, ...).
  type integer NOT NULL,
  ref_type text NOT NULL,
  ref_id text NOT NULL,
  remark text NOT NULL DEFAULT '',
  at timestamptz NOT NULL,
  -- A repeated request cannot pay twice.
  UNIQUE (station, ref_type, ref_id, type)
);
CALL keep_apart('ledger_transaction', 'SELECT');

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
CALL keep_apart('ledger_entry', 'SELECT');

-- A draw is one draw for every station of this server, so periods have no station. The application reads them; the draw job alone writes.
CREATE TABLE lottery_period (
  lot_code text NOT NULL,
  qi_hao text NOT NULL,
  starts_at timestamptz NOT NULL,
  seals_at timestamptz NOT NULL,
  opens_at timestamptz NOT NULL,
  -- SHA-256, hex, published from committed_at on; null for a draw that came from a feed.
  commitment text,
  committed_at timestamptz,
  -- The secret the draw was made from, hex; told with the draw and not before.
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

-- Seeds of draws to come; house_app has no right to it, so that no call can tell a draw beforehand.
CREATE TABLE lottery_seed (
  lot_code text NOT NULL,
  qi_hao text NOT NULL,
  seed text NOT NULL,
  PRIMARY KEY (lot_code, qi_hao),
  FOREIGN KEY (lot_code, qi_hao) REFERENCES lottery_period (lot_code, qi_hao)
);

-- What a station plays by where it differs from the house's own figures (src/server/play/terms.ts).
CREATE TABLE play_setting (
  station text PRIMARY KEY,
  switches json NOT NULL DEFAULT '{}',
  highest_group bigint,
  most_rebate bigint
);
CALL keep_apart('play_setting', 'SELECT, INSERT, UPDATE, DELETE');

-- Odds of an outcome that differ from the rules' own. An empty lot_code means every lottery of the play's family.
CREATE TABLE play_odds (
  station text NOT NULL,
  lot_code text NOT NULL DEFAULT '',
  play_code text NOT NULL,
  outcome text NOT NULL,
  odds bigint NOT NULL CHECK (odds > 10000),
  PRIMARY KEY (station, lot_code, play_code, outcome)
);
CALL keep_apart('play_odds', 'SELECT, INSERT, UPDATE, DELETE');

-- Limits that differ from the house's own; an empty play_code means every play of the lottery and mode, null means as the house has it.
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
CALL keep_apart('play_limit', 'SELECT, INSERT, UPDATE, DELETE');

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
CALL keep_apart('chase_plan', 'SELECT');

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
  -- Why it was given back: the member did it, the chase stopped, the period was void.
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
CALL keep_apart('bet_order', 'SELECT');

-- What a member has bet towards what is asked, since both were last set to nothing; in 0.0001 yuan.
CREATE TABLE turnover (
  station text NOT NULL,
  account_id integer NOT NULL,
  valid bigint NOT NULL DEFAULT 0 CHECK (valid >= 0),
  PRIMARY KEY (station, account_id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CALL keep_apart('turnover', 'SELECT, INSERT, UPDATE');

-- What each deposit and gift asks for: base x factor, the factor in hundredths.
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
  -- When the counters were set to nothing; null while it counts.
  ended_at timestamptz,
  UNIQUE (station, ref_type, ref_id, source),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX turnover_item_open ON turnover_item (station, account_id, id) WHERE ended_at IS NULL;
CALL keep_apart('turnover_item', 'SELECT, INSERT, UPDATE');

-- What a station says about depositing, one row.
CREATE TABLE deposit_setting (
  station text PRIMARY KEY,
  -- Orders under way that a member may have of each kind.
  pending_most integer NOT NULL CHECK (pending_most >= 1),
  -- How long an order waits for its money.
  bank_seconds integer NOT NULL CHECK (bank_seconds > 0),
  fast_seconds integer NOT NULL CHECK (fast_seconds > 0),
  online_seconds integer NOT NULL CHECK (online_seconds > 0),
  -- Turnover asked per yuan paid in without an offer, in hundredths.
  deposit_factor integer NOT NULL CHECK (deposit_factor >= 0),
  quick_amounts bigint[] NOT NULL,
  -- 0 where the station has no agreement.
  contract_version integer NOT NULL CHECK (contract_version >= 0),
  contract_title jsonb NOT NULL,
  contract_content jsonb NOT NULL
);
CALL keep_apart('deposit_setting', 'SELECT, INSERT, UPDATE');

CREATE TABLE pay_method (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('bank', 'fast', 'online')),
  pay_type text NOT NULL CHECK (pay_type IN ('bank', 'alipay', 'weixin', 'unionpay', 'usdt')),
  name jsonb NOT NULL,
  tips jsonb NOT NULL,
  -- How to pay, step by step.
  steps jsonb NOT NULL,
  -- Marks a way that is recommended; null for none.
  tag jsonb,
  least bigint NOT NULL CHECK (least > 0),
  most bigint NOT NULL,
  -- The only amounts there are; empty where any will do.
  fixed_amounts bigint[] NOT NULL DEFAULT '{}',
  -- A random part from here to there is added, so that the payment can be told from others; 0 for none.
  tail_least bigint NOT NULL DEFAULT 0 CHECK (tail_least >= 0),
  tail_most bigint NOT NULL DEFAULT 0,
  -- 0.0001 yuan for one unit of the foreign currency; null for yuan.
  rate bigint CHECK (rate > 0),
  -- Levels of members it is for; empty for all.
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
CALL keep_apart('pay_method', 'SELECT, INSERT, UPDATE');

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
CALL keep_apart('deposit_strategy', 'SELECT, INSERT, UPDATE');

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
  -- The deposit it was used up with.
  used_by text,
  used_at timestamptz,
  UNIQUE (station, id),
  CHECK ((used_by IS NULL) = (used_at IS NULL)),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX coupon_member ON coupon (station, account_id) WHERE used_by IS NULL;
CALL keep_apart('coupon', 'SELECT, INSERT, UPDATE');

CREATE TABLE deposit_order (
  -- Known to providers and desk, who serve all stations.
  order_no text PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('bank', 'fast', 'online')),
  method_id integer NOT NULL,
  -- What is to be paid, tail included; in 0.0001 yuan.
  amount bigint NOT NULL CHECK (amount > 0),
  tail bigint NOT NULL DEFAULT 0 CHECK (tail >= 0),
  -- Rate of the moment it was opened, and what is to be paid at it, in 0.0001 of the foreign currency.
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
  -- 1 under way, 2 done, 3 failed, 4 cancelled, 5 expired, 6 and 7 rolled back; numbered as in the field.
  status smallint NOT NULL DEFAULT 1 CHECK (status BETWEEN 1 AND 7),
  reason text NOT NULL DEFAULT '',
  -- What came, and what was given with it.
  paid bigint NOT NULL DEFAULT 0 CHECK (paid >= 0),
  gift bigint NOT NULL DEFAULT 0 CHECK (gift >= 0),
  coupon_amount bigint NOT NULL DEFAULT 0 CHECK (coupon_amount >= 0),
  -- The provider's page, and where it leads back to.
  url text NOT NULL DEFAULT '',
  return_url text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  finished_at timestamptz,
  -- When the other side is asked about it next, and how often it was; null once its end is known to both.
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

-- Two payments to one account that wait at the same time are never for the same amount.
CREATE UNIQUE INDEX deposit_order_tail ON deposit_order (station, method_id, amount) WHERE status = 1 AND tail > 0;
CALL keep_apart('deposit_order', 'SELECT, INSERT, UPDATE');

-- Consent of a member to a version of the station's agreement.
CREATE TABLE deposit_consent (
  station text NOT NULL,
  account_id integer NOT NULL,
  version integer NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (station, account_id, version),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CALL keep_apart('deposit_consent', 'SELECT, INSERT');

-- What the station asks of every withdrawal. A station without a row is closed.
CREATE TABLE withdrawal_rule (
  station text PRIMARY KEY,
  is_open boolean NOT NULL DEFAULT true,
  -- Minutes of the day in Shanghai; the same twice is all day, and an end before the beginning lies after midnight.
  from_minute integer NOT NULL DEFAULT 0 CHECK (from_minute BETWEEN 0 AND 1439),
  to_minute integer NOT NULL DEFAULT 0 CHECK (to_minute BETWEEN 0 AND 1439),
  amount_rule text NOT NULL DEFAULT 'any' CHECK (amount_rule IN ('any', 'whole', 'notTens')),
  -- Withdrawals of a day, and those of them without a fee; -1 for as many as one likes.
  times_a_day integer NOT NULL DEFAULT -1 CHECK (times_a_day >= -1),
  free_times integer NOT NULL DEFAULT -1 CHECK (free_times >= -1),
  -- Most of the day's first and second withdrawal, in 0.0001 yuan.
  first_most bigint CHECK (first_most > 0),
  second_most bigint CHECK (second_most > 0),
  -- From here on a person looks at it.
  review_from bigint CHECK (review_from > 0),
  -- How long a new card, and any card after a change of password or contact, cannot be paid to.
  card_cooling_seconds integer NOT NULL DEFAULT 86400 CHECK (card_cooling_seconds >= 0),
  change_cooling_seconds integer NOT NULL DEFAULT 86400 CHECK (change_cooling_seconds >= 0)
);
CALL keep_apart('withdrawal_rule', 'SELECT, INSERT, UPDATE');

-- A kind of card with what it asks for. Amounts in 0.0001 yuan.
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
  -- Yuan for one coin, and the coin's name; neither where yuan are paid.
  coin text NOT NULL DEFAULT '',
  rate bigint CHECK (rate > 0),
  position integer NOT NULL,
  PRIMARY KEY (station, code),
  CHECK ((coin = '') = (rate IS NULL))
);
CALL keep_apart('card_type', 'SELECT, INSERT, UPDATE');

CREATE TABLE card (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  type text NOT NULL,
  real_name text NOT NULL,
  bank_name text NOT NULL DEFAULT '',
  branch text NOT NULL DEFAULT '',
  card_no text NOT NULL,
  -- The number without what people write into it: one of a kind in the station.
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

-- Nobody deletes a card from within the application: that takes the operator.
CALL keep_apart('card', 'SELECT, INSERT, UPDATE');

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
  -- A person at the desk has to look at it.
  is_large boolean NOT NULL,
  -- 1 pending, 2 success, 3 refused, 4 cancelled.
  status smallint NOT NULL DEFAULT 1 CHECK (status IN (1, 2, 3, 4)),
  -- Where a pending one is: not yet at the bank desk, or taken by it.
  stage text NOT NULL DEFAULT 'waiting' CHECK (stage IN ('waiting', 'locked', 'ended')),
  reason text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  -- When the desk is asked next, and how often it could not be.
  ask_at timestamptz NOT NULL,
  asked integer NOT NULL DEFAULT 0,
  finished_at timestamptz,
  PRIMARY KEY (station, order_no),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  FOREIGN KEY (station, card_id) REFERENCES card (station, id),
  CHECK ((status = 1) = (finished_at IS NULL)),
  CHECK ((status = 1) = (stage <> 'ended'))
);
CREATE INDEX withdrawal_of ON withdrawal (station, account_id, created_at DESC, order_no DESC) INCLUDE (status);
CREATE INDEX withdrawal_open ON withdrawal (station, ask_at) WHERE status = 1;
CALL keep_apart('withdrawal', 'SELECT, INSERT, UPDATE');

CREATE TABLE transfer_order (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  -- The same number at the platform: whatever arrives there twice is done once.
  order_no text NOT NULL,
  account_id integer NOT NULL,
  platform text NOT NULL,
  -- in: wallet to platform; out: platform to wallet.
  direction text NOT NULL CHECK (direction IN ('in', 'out')),
  -- 0.0001 yuan, whole yuan only.
  amount bigint NOT NULL CHECK (amount > 0 AND amount % 10000 = 0),
  -- created: the platform is being asked. unknown: it gave no answer and is asked again until it does.
  state text NOT NULL DEFAULT 'created' CHECK (state IN ('created', 'success', 'failed', 'unknown')),
  reason text NOT NULL DEFAULT '',
  is_auto boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  finished_at timestamptz,
  asks integer NOT NULL DEFAULT 0,
  -- When the platform is to be asked (again); nothing once the end is known.
  ask_at timestamptz,
  UNIQUE (station, order_no),
  CHECK ((state IN ('success', 'failed')) = (finished_at IS NOT NULL)),
  CHECK ((state IN ('success', 'failed')) = (ask_at IS NULL)),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  FOREIGN KEY (station, platform) REFERENCES platform (station, code)
);
CREATE INDEX transfer_order_own ON transfer_order (station, account_id, id);
CREATE INDEX transfer_order_due ON transfer_order (station, ask_at) WHERE ask_at IS NOT NULL;
CALL keep_apart('transfer_order', 'SELECT, INSERT, UPDATE');

-- A member's transfers go one after another; a row each for whoever has moved anything.
CREATE TABLE transfer_member (
  station text NOT NULL,
  account_id integer NOT NULL,
  -- Automatic exchange as the member has set it; null as the station has it.
  is_auto boolean,
  -- Where automatic exchange last carried money to, until it is back.
  last_platform text,
  -- Whoever moves money for this member now, and until when that is believed.
  lane text,
  lane_until timestamptz,
  PRIMARY KEY (station, account_id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  FOREIGN KEY (station, last_platform) REFERENCES platform (station, code)
);
CALL keep_apart('transfer_member', 'SELECT, INSERT, UPDATE');

-- What came and went in a player's wallet on a day in Beijing, by type; every entry of the wallet is in one row.
CREATE TABLE ledger_day (
  station text NOT NULL,
  account_id bigint NOT NULL,
  day date NOT NULL,
  type integer NOT NULL,
  entries bigint NOT NULL,
  income bigint NOT NULL CHECK (income >= 0),
  outgo bigint NOT NULL CHECK (outgo >= 0),
  -- Lowest balance that one of them left behind.
  lowest bigint NOT NULL,
  first_number bigint NOT NULL,
  last_number bigint NOT NULL,
  PRIMARY KEY (account_id, day, type),
  FOREIGN KEY (station, account_id) REFERENCES ledger_account (station, id)
);
CALL keep_apart('ledger_day', 'SELECT');

-- What balance treasure pays from a day on; a station without a row has none. Ended by a rate of 0.
CREATE TABLE interest_rate (
  station text NOT NULL,
  from_day date NOT NULL,
  -- Millionths a year: 40000 is 4 per cent.
  annual bigint NOT NULL CHECK (annual BETWEEN 0 AND 1000000),
  -- The least a balance must be to earn, and the most of it that earns.
  least bigint NOT NULL CHECK (least > 0),
  most bigint NOT NULL CHECK (most >= least),
  PRIMARY KEY (station, from_day)
);
CALL keep_apart('interest_rate', 'SELECT, INSERT, UPDATE');

-- Days whose interest is reckoned.
CREATE TABLE interest_run (
  station text NOT NULL,
  day date NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (station, day)
);
CALL keep_apart('interest_run', 'SELECT, INSERT');

-- A member's interest for a day: once, whatever happens.
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
CALL keep_apart('interest_day', 'SELECT, INSERT, UPDATE');

CREATE TABLE donation (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- What was chosen, where it was a share of the balance.
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
CALL keep_apart('donation', 'SELECT, INSERT, UPDATE');

CREATE TABLE direct_charge (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  -- The balance at the application.
  base bigint NOT NULL CHECK (base > 0),
  -- Hundredths of a per cent: 300 is 3 per cent.
  percent integer NOT NULL CHECK (percent > 0),
  gift bigint NOT NULL CHECK (gift > 0),
  -- Hundredths: 300 is three times.
  bet_rate integer NOT NULL CHECK (bet_rate >= 0),
  -- The newest entry of the wallet at the application: a withdrawal after it fails the application.
  entry_number bigint NOT NULL,
  status smallint NOT NULL DEFAULT 1 CHECK (status IN (1, 2, 3)),
  reason text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  UNIQUE (station, id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  CHECK ((status = 1) = (decided_at IS NULL))
);

-- One open application a member.
CREATE UNIQUE INDEX direct_charge_open ON direct_charge (station, account_id) WHERE status = 1;
CREATE INDEX direct_charge_member ON direct_charge (station, account_id, id);
CREATE INDEX direct_charge_waiting ON direct_charge (station, created_at) WHERE status = 1;
CALL keep_apart('direct_charge', 'SELECT, INSERT, UPDATE');

-- A member's orders of a day in Beijing that are in one state; every order is in one row.
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
CALL keep_apart('charge_day', 'SELECT');

-- Counts the changes of what a station plays by. Whoever read the terms of a lottery knows by it that they still are what they were.
CREATE TABLE play_stamp (
  station text PRIMARY KEY,
  stamp bigint NOT NULL
);
CALL keep_apart('play_stamp', 'SELECT');
