-- Owns who sees a notice, which ones a player has read, and the help: categories and articles.

ALTER TABLE notice
  -- Where it is shown, each place including those before it: in the list, running along the home page, popping up there.
  ADD COLUMN display text NOT NULL DEFAULT 'marquee' CHECK (display IN ('list', 'marquee', 'popup')),
  -- Before all that are not, whatever their time.
  ADD COLUMN is_pinned boolean NOT NULL DEFAULT false,
  -- The member levels it is for; empty for everybody, guests included.
  ADD COLUMN levels smallint[] NOT NULL DEFAULT '{}',
  ADD UNIQUE (station, id);
UPDATE notice SET display = 'popup' WHERE is_popup;
ALTER TABLE notice
  DROP COLUMN is_popup,
  DROP COLUMN position;

-- A notice that a player has opened. A notice costs a row for each player who read it, and none for those who did not.
CREATE TABLE notice_read (
  station text NOT NULL,
  account_id integer NOT NULL,
  notice_id integer NOT NULL,
  read_at timestamptz NOT NULL,
  PRIMARY KEY (station, account_id, notice_id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  FOREIGN KEY (station, notice_id) REFERENCES notice (station, id) ON DELETE CASCADE
);
-- Deleting a notice finds its readers by it.
CREATE INDEX notice_read_notice ON notice_read (station, notice_id);
CALL enable_station_rls('notice_read', 'SELECT, INSERT, DELETE');

CREATE TABLE help_category (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  name jsonb NOT NULL,
  position integer NOT NULL,
  UNIQUE (station, id),
  UNIQUE (station, position)
);
CALL enable_station_rls('help_category', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE help_article (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  category_id integer NOT NULL,
  -- What another screen finds the article by, whatever its id: /aboutUs shows the one called about.
  topic text,
  title jsonb NOT NULL,
  -- HTML.
  content jsonb NOT NULL,
  -- Other words a player may search for.
  keywords jsonb NOT NULL,
  position integer NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (station, topic),
  FOREIGN KEY (station, category_id) REFERENCES help_category (station, id) ON DELETE CASCADE
);
CREATE INDEX help_article_category ON help_article (station, category_id);
CALL enable_station_rls('help_article', 'SELECT, INSERT, UPDATE, DELETE');
