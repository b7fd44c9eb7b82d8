-- Owns money that goes out: what a station pays out to, members' cards, and withdrawals, each of which ends exactly once.

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

-- No money goes out before: a password or contact was changed.
ALTER TABLE account ADD COLUMN withdrawals_from timestamptz;

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
CREATE INDEX withdrawal_of ON withdrawal (station, account_id, created_at DESC);
CREATE INDEX withdrawal_open ON withdrawal (station, ask_at) WHERE status = 1;
CALL keep_apart('withdrawal', 'SELECT, INSERT, UPDATE');

-- What was agreed stays, and an end is an end.
CREATE FUNCTION withdrawal_ends_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 1 THEN
    RAISE EXCEPTION 'withdrawal % has ended', OLD.order_no USING ERRCODE = 'WD001';
  END IF;
  IF (NEW.order_no, NEW.station, NEW.account_id, NEW.card_id, NEW.type, NEW.amount, NEW.fee, NEW.coin, NEW.created_at)
      IS DISTINCT FROM (OLD.order_no, OLD.station, OLD.account_id, OLD.card_id, OLD.type, OLD.amount, OLD.fee, OLD.coin, OLD.created_at)
    OR NEW.rate IS DISTINCT FROM OLD.rate THEN
    RAISE EXCEPTION 'withdrawal % was agreed as it is', OLD.order_no USING ERRCODE = 'WD001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ends_once BEFORE UPDATE ON withdrawal FOR EACH ROW EXECUTE FUNCTION withdrawal_ends_once();
