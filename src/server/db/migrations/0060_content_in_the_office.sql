-- Owns content that is written at the back office: its room of the database, versions that can be taken back, drafts, and changes that wait for their moment.

-- Roles belong to the whole PostgreSQL server: another database may have created it already, or be creating it right now.
DO $$
BEGIN
  BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'office_content') THEN
      CREATE ROLE office_content NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
    END IF;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
  END;
  BEGIN
    SET LOCAL ROLE office_content;
    RESET ROLE;
  EXCEPTION WHEN insufficient_privilege THEN
    EXECUTE format('GRANT office_content TO %I', current_user);
  END;
  GRANT USAGE ON SCHEMA public TO office_content;
END $$;

-- It sees what whoever looks sees.
DO $$
DECLARE found record;
BEGIN
  FOR found IN SELECT c.oid::regclass AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND has_table_privilege('office_read', c.oid, 'SELECT')
  LOOP
    EXECUTE format('GRANT SELECT ON %s TO office_content', found.name);
  END LOOP;
END $$;

-- It writes the tables that files of content are made of, as the application may, and what follows from them; no order, no account, no ledger.
DO $$
DECLARE
  found record;
BEGIN
  FOR found IN
    SELECT t.name, r.name AS allowed
    FROM unnest(ARRAY['member_level', 'banner', 'float_frame', 'float_item', 'notice', 'help_category', 'help_article', 'app_release', 'message_template',
        'service_page', 'forum_group', 'forum_word', 'platform', 'game', 'pay_method', 'deposit_strategy', 'deposit_setting', 'application_setting',
        'coupon_kind', 'card_type', 'withdrawal_rule', 'control_setting', 'activity_type', 'activity', 'activity_stock', 'activity_flag', 'interest_rate',
        'rebate_setting', 'rebate_tier', 'team_setting', 'play_setting', 'lottery', 'play_limit', 'play_odds']) AS t(name)
      JOIN pg_class c ON c.oid = to_regclass(t.name)
      CROSS JOIN unnest(ARRAY['INSERT', 'UPDATE', 'DELETE']) AS r(name)
    WHERE has_table_privilege('house_app', c.oid, r.name)
  LOOP
    EXECUTE format('GRANT %s ON %I TO office_content', found.allowed, found.name);
  END LOOP;
END $$;
GRANT SELECT, INSERT, UPDATE ON approval TO office_content;
GRANT SELECT, INSERT, UPDATE ON office_intent TO office_content;
GRANT INSERT ON support_action, content_change, content_picture TO office_content;
GRANT INSERT, UPDATE, DELETE ON content_plan TO office_content;

-- A version is a change with what it made out of what, entry by entry: [{kind, key, before, after}], null for what is not there.
-- Changes from before have none and cannot be taken back.
ALTER TABLE content_change
  ADD COLUMN entries jsonb,
  ADD COLUMN reason text NOT NULL DEFAULT '',
  ADD COLUMN source text NOT NULL DEFAULT 'command' CHECK (source IN ('command', 'office', 'schedule')),
  -- The change that it takes back.
  ADD COLUMN takes_back bigint,
  -- By what it is found: each kind, and each entry as kind and key.
  ADD COLUMN touched text[] NOT NULL DEFAULT '{}';
CREATE INDEX content_change_touched ON content_change USING gin (touched);

-- A plan of the office says what it makes out of what as well; one of files has none.
ALTER TABLE content_plan
  ADD COLUMN entries jsonb,
  ADD COLUMN takes_back bigint;

-- What somebody is writing, an entry each: the key is empty for a kind of settings, and a value of null removes the entry.
CREATE TABLE content_draft (
  station text NOT NULL,
  staff_id integer NOT NULL,
  kind text NOT NULL,
  key text NOT NULL,
  staff_name text NOT NULL,
  value jsonb,
  -- The entry as it was when the draft began.
  base jsonb,
  at timestamptz NOT NULL,
  PRIMARY KEY (station, staff_id, kind, key)
);
CREATE INDEX content_draft_entry ON content_draft (station, kind, key);
CALL enable_station_rls('content_draft', 'SELECT, INSERT, UPDATE, DELETE');
GRANT INSERT, UPDATE, DELETE ON content_draft TO office_content;

-- A change that goes live by itself, and with an end is taken back by itself.
CREATE TABLE content_schedule (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  -- As content_change keeps them.
  entries jsonb NOT NULL,
  difference jsonb NOT NULL,
  takes_back bigint,
  begins_at timestamptz NOT NULL,
  ends_at timestamptz CHECK (ends_at > begins_at),
  state text NOT NULL CHECK (state IN ('waiting', 'live', 'done', 'ended', 'failed', 'cancelled')),
  reason text NOT NULL,
  staff_id integer NOT NULL,
  made_by text NOT NULL,
  made_at timestamptz NOT NULL,
  -- The second person's name; empty where none was needed.
  approved_by text NOT NULL DEFAULT '',
  -- The version it became.
  change_id bigint,
  -- Why it was not done.
  note text NOT NULL DEFAULT '',
  CHECK (state <> 'live' OR ends_at IS NOT NULL)
);
CREATE INDEX content_schedule_due ON content_schedule (station, state) WHERE state IN ('waiting', 'live');
CREATE INDEX content_schedule_listed ON content_schedule (station, id);
CALL enable_station_rls('content_schedule', 'SELECT, INSERT, UPDATE');
GRANT INSERT, UPDATE ON content_schedule TO office_content;
