-- Owns transfers between the wallet and game platforms, and how each member has set automatic exchange.

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

-- An end is an end: what succeeded or failed never changes again, and no order loses what it is about.
CREATE FUNCTION transfer_keep_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state IN ('success', 'failed') OR (OLD.order_no, OLD.account_id, OLD.platform, OLD.direction, OLD.amount)
    IS DISTINCT FROM (NEW.order_no, NEW.account_id, NEW.platform, NEW.direction, NEW.amount) THEN
    RAISE EXCEPTION 'transfer % is % and does not change', OLD.order_no, OLD.state USING ERRCODE = 'TR001';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keeps_its_end BEFORE UPDATE ON transfer_order FOR EACH ROW EXECUTE FUNCTION transfer_keep_end();

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
