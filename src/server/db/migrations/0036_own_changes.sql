-- Owns what members change of their own: the terms of their promotion links, how they are reached, and their cards.

-- What a link promised before each change of its terms. Whoever registered has the rates of that moment in team_member.
CREATE TABLE promotion_link_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  link_id bigint NOT NULL,
  at timestamptz NOT NULL,
  name text NOT NULL,
  rates integer[] NOT NULL,
  group_bonus integer NOT NULL,
  FOREIGN KEY (station, link_id) REFERENCES promotion_link (station, id)
);
CREATE INDEX promotion_link_change_link ON promotion_link_change (station, link_id, id);
CALL enable_station_rls('promotion_link_change', 'SELECT, INSERT');

-- A code for a new phone or mail address of a member, and the change that it made.
CREATE TABLE contact_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('phone', 'email')),
  address text NOT NULL CHECK (address <> ''),
  -- What was there when the code was asked for; empty for nothing.
  previous text NOT NULL,
  salt bytea NOT NULL,
  code_hash bytea NOT NULL,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  -- Used, or replaced by a newer one.
  is_over boolean NOT NULL DEFAULT false,
  -- When the member's contact became the address; null where it never did.
  changed_at timestamptz,
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX contact_change_own ON contact_change (station, account_id, kind, id);
CALL enable_station_rls('contact_change', 'SELECT, INSERT, UPDATE');

-- A card that its owner removed keeps its number for the owner: another member cannot add it. One that support removed is free.
ALTER TABLE card ADD COLUMN is_removed_by_owner boolean NOT NULL DEFAULT false;
