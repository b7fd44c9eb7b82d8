-- Owns deposits: ways to pay in, orders and their states, offers, coupons, and consent to the deposit agreement.

-- What an operator ranks a member by; ways and offers may be for some levels alone.
ALTER TABLE account ADD COLUMN level smallint NOT NULL DEFAULT 1 CHECK (level BETWEEN 1 AND 99);

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
CREATE INDEX deposit_order_member ON deposit_order (station, account_id, created_at);
CREATE INDEX deposit_order_ask ON deposit_order (station, ask_at) WHERE ask_at IS NOT NULL;
CREATE INDEX deposit_order_waiting ON deposit_order (station, expires_at) WHERE status = 1;
-- Two payments to one account that wait at the same time are never for the same amount.
CREATE UNIQUE INDEX deposit_order_tail ON deposit_order (station, method_id, amount) WHERE status = 1 AND tail > 0;
CALL keep_apart('deposit_order', 'SELECT, INSERT, UPDATE');

-- An order is done once. Money that comes for one that failed, was cancelled or expired still is the member's; what is done can only be rolled back.
CREATE FUNCTION deposit_order_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'a deposit is never deleted' USING ERRCODE = 'DE001';
  ELSIF NEW.status <> OLD.status AND NOT (CASE OLD.status
      WHEN 1 THEN NEW.status IN (2, 3, 4, 5)
      WHEN 2 THEN NEW.status IN (6, 7)
      WHEN 3 THEN NEW.status = 2 WHEN 4 THEN NEW.status = 2 WHEN 5 THEN NEW.status = 2
      ELSE false END) THEN
    RAISE EXCEPTION 'deposit % goes not from % to %', OLD.order_no, OLD.status, NEW.status USING ERRCODE = 'DE001';
  ELSIF (NEW.station, NEW.order_no, NEW.account_id, NEW.amount, NEW.method_id)
    IS DISTINCT FROM (OLD.station, OLD.order_no, OLD.account_id, OLD.amount, OLD.method_id) THEN
    RAISE EXCEPTION 'deposit % stands as it was opened', OLD.order_no USING ERRCODE = 'DE001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ends_once BEFORE UPDATE OR DELETE ON deposit_order FOR EACH ROW EXECUTE FUNCTION deposit_order_guard();

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
