-- Owns what the back office finds members by, and what its people write down about them. Players' calls read none of it.

-- Words by which a member is found, from their beginning: names in small letters; phones and cards from their last digit backwards, so that a tail is a beginning.
-- Kept by the triggers of account and card. A table of its own, because row security lets no index serve a search by lower(), reverse() or LIKE.
CREATE TABLE member_key (
  station text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('name', 'nick', 'realName', 'phone', 'email', 'promo', 'card')),
  key text COLLATE "C" NOT NULL CHECK (key <> ''),
  account_id integer NOT NULL,
  PRIMARY KEY (station, kind, key, account_id)
);
CALL enable_station_rls('member_key', 'SELECT');
REVOKE ALL ON member_key FROM house_app;

-- How far the keys of accounts that were there before are written, by number of account; the sweep goes on from there.
CREATE TABLE member_key_filled (
  station text PRIMARY KEY,
  through integer NOT NULL
);
CALL enable_station_rls('member_key_filled', 'SELECT');
REVOKE ALL ON member_key_filled FROM house_app, office_read, office_support;

-- What colleagues should know of a member; nothing written is changed.
CREATE TABLE member_note (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  note text NOT NULL CHECK (length(note) BETWEEN 1 AND 1000),
  -- The name at the log-in of whoever wrote it.
  by text NOT NULL,
  at timestamptz NOT NULL,
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX member_note_member ON member_note (station, account_id, id);
CALL enable_station_rls('member_note', 'SELECT');
REVOKE ALL ON member_note FROM house_app;
GRANT INSERT ON member_note TO office_support;

-- A word that many members share, such as one for those a colleague looks after.
CREATE TABLE member_tag (
  station text NOT NULL,
  account_id integer NOT NULL,
  tag text NOT NULL CHECK (length(tag) BETWEEN 1 AND 20),
  by text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (station, account_id, tag),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX member_tag_word ON member_tag (station, tag, account_id);
CALL enable_station_rls('member_tag', 'SELECT');
REVOKE ALL ON member_tag FROM house_app;
GRANT INSERT, DELETE ON member_tag TO office_support;

-- Finance looks at what everybody who works here has written.
GRANT SELECT ON member_key, member_note, member_tag TO office_money;
