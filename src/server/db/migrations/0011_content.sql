-- Owns what lets a station's content be planned and applied from files: stable keys, rows that are withdrawn but kept for history, pictures, and
-- who changed what.

-- By its key a later apply finds a row again that has a serial number alone; a trigger gives one to a row that comes without.
-- A row is retired when it is gone for players and history still refers to it.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['pay_method', 'deposit_strategy', 'activity', 'activity_type', 'notice', 'banner', 'float_frame', 'help_category',
    'help_article', 'forum_group']
  LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN content_key text NOT NULL DEFAULT ''''', name);
    -- The owner sees the rows of all stations while row security does not bind it.
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('UPDATE %I SET content_key = ''row-'' || id', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I ADD CHECK (content_key ~ ''^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$''), ADD UNIQUE (station, content_key)', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['pay_method', 'deposit_strategy', 'activity', 'card_type'] LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN retired_at timestamptz', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['pay_method', 'deposit_strategy', 'deposit_setting', 'card_type', 'withdrawal_rule', 'interest_rate', 'forum_group',
    'team_setting', 'rebate_setting', 'activity_stock']
  LOOP
    EXECUTE format('GRANT DELETE ON %I TO house_app', name);
  END LOOP;
END $$;

-- A picture of a station's content, encoded again, under the hash of its bytes; `source` is the hash of the file it was made from.
CREATE TABLE content_picture (
  station text NOT NULL,
  key text NOT NULL CHECK (key ~ '^[0-9a-f]{64}$'),
  source text NOT NULL CHECK (source ~ '^[0-9a-f]{64}$'),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  bytes bytea NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (station, key)
);
CREATE INDEX content_picture_source ON content_picture (station, source);
-- Encoded already: compressing it again costs time and saves nothing.
ALTER TABLE content_picture ALTER COLUMN bytes SET STORAGE EXTERNAL;
CALL enable_station_rls('content_picture', 'SELECT, INSERT, DELETE');

-- Every change of a station's content: who, when, what, and between which two states. Append only, by a trigger.
CREATE TABLE content_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  at timestamptz NOT NULL,
  changed_by text NOT NULL CHECK (changed_by <> ''),
  -- Fingerprints of the content before and after.
  before text NOT NULL,
  after text NOT NULL,
  -- As `plan` says it: [{kind, effect, key, text, ...}].
  difference jsonb NOT NULL
);
CREATE INDEX content_change_station ON content_change (station, id);
CALL enable_station_rls('content_change', 'SELECT, INSERT');
