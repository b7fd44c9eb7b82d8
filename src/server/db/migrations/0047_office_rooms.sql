-- Owns the roles of the back office by room, so that a hole in a screen of one room cannot do what belongs to another, and the first answers to its intents.

-- Roles belong to the whole PostgreSQL server: another database may have created them already, or be creating them right now.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['office_staff', 'office_read', 'office_support', 'office_money'] LOOP
    BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) THEN
        EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE', name);
      END IF;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END;
    -- From PostgreSQL 16 on the creator of a role may not always assume it: try it, and grant it where that fails.
    BEGIN
      EXECUTE format('SET LOCAL ROLE %I', name);
      RESET ROLE;
    EXCEPTION WHEN insufficient_privilege THEN
      EXECUTE format('GRANT %I TO %I', name, current_user);
    END;
    EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', name);
  END LOOP;
END $$;

-- Who looks sees every table of the stations, each row under the row security of its station; of the others those that the application reads as well.
DO $$
DECLARE found record;
BEGIN
  FOR found IN SELECT c.oid::regclass AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND has_table_privilege('house_app', c.oid, 'SELECT')
  LOOP
    EXECUTE format('GRANT SELECT ON %s TO office_read, office_support', found.name);
  END LOOP;
END $$;

-- Support changes who somebody is and what was said, never money: no ledger, no order, no turnover.
GRANT INSERT, UPDATE ON account, session, device, attempt, contact_change, password_recovery, card, message, mailbox, message_state, advice,
  forum_profile, forum_article, forum_comment, forum_decision, forum_letter, forum_report, forum_word, member_level TO office_support;
GRANT INSERT ON support_action TO office_support, office_read;

-- Money is what the application may: the rules of money are in its functions.
DO $$ BEGIN
  IF NOT pg_has_role('office_money', 'house_app', 'USAGE') THEN
    GRANT house_app TO office_money;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;

-- The first answer to each intent of somebody who works here; of no station, as its caller may work for many.
CREATE TABLE office_intent (
  staff_id integer NOT NULL,
  call text NOT NULL,
  id text NOT NULL,
  body_hash bytea NOT NULL,
  answer jsonb,
  at timestamptz NOT NULL,
  PRIMARY KEY (staff_id, call, id)
);
CREATE INDEX office_intent_at ON office_intent (at);
GRANT SELECT, INSERT, UPDATE ON office_intent TO office_staff, office_read, office_support, office_money;
