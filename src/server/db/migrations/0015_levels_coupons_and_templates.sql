-- Owns what an operator names and defines beside account.level, coupon, and the messages that are sent by themselves.

-- The ranks of account.level, as players read them. A station without rows has levels by number alone.
CREATE TABLE member_level (
  station text NOT NULL,
  level smallint NOT NULL CHECK (level BETWEEN 1 AND 99),
  name jsonb NOT NULL,
  benefits jsonb NOT NULL,
  PRIMARY KEY (station, level)
);
CALL enable_station_rls('member_level', 'SELECT, INSERT, UPDATE, DELETE');

-- What members can be given. A coupon takes its terms from here when it is given, and keeps them.
CREATE TABLE coupon_kind (
  station text NOT NULL,
  code text NOT NULL CHECK (code ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  name jsonb NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  min_deposit bigint NOT NULL CHECK (min_deposit >= 0),
  -- 0 for no limit.
  max_deposit bigint NOT NULL CHECK (max_deposit >= 0),
  bet_factor integer NOT NULL CHECK (bet_factor >= 0),
  valid_days integer NOT NULL CHECK (valid_days BETWEEN 1 AND 366),
  -- The member levels that may be given it; empty for all.
  levels smallint[] NOT NULL DEFAULT '{}',
  given text NOT NULL CHECK (given IN ('desk', 'register')),
  is_open boolean NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (station, code)
);
CALL enable_station_rls('coupon_kind', 'SELECT, INSERT, UPDATE, DELETE');
-- The kind it was given as; null for one of before.
ALTER TABLE coupon ADD COLUMN kind text;

-- Words of the station's own for what it sends by itself; null for those of the product.
CREATE TABLE message_template (
  station text NOT NULL,
  code text NOT NULL,
  title jsonb,
  content jsonb,
  PRIMARY KEY (station, code)
);
CALL enable_station_rls('message_template', 'SELECT, INSERT, UPDATE, DELETE');
