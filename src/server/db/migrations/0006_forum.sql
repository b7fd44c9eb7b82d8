-- Owns the tables of the forum: groups, articles, comments, pictures, follows and likes, views, reports, and the words nobody may write.

CREATE TABLE forum_group (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  name jsonb NOT NULL,
  intro jsonb NOT NULL,
  icon text NOT NULL,
  position integer NOT NULL,
  -- Who may open an article; comments are open to every member.
  post_permission text NOT NULL DEFAULT 'member' CHECK (post_permission IN ('member', 'agent', 'nobody')),
  -- What is written here waits for a moderator before others see it.
  is_moderated boolean NOT NULL DEFAULT false,
  -- Visible articles; a trigger keeps it.
  article_count integer NOT NULL DEFAULT 0 CHECK (article_count >= 0),
  UNIQUE (station, id),
  UNIQUE (station, position)
);
CALL enable_station_rls('forum_group', 'SELECT, INSERT, UPDATE');

-- What a member is in the forum: there is a row once the member has posted or has a follower.
CREATE TABLE forum_profile (
  station text NOT NULL,
  account_id integer PRIMARY KEY,
  -- Visible articles and followers; triggers keep both.
  article_count integer NOT NULL DEFAULT 0 CHECK (article_count >= 0),
  fan_count integer NOT NULL DEFAULT 0 CHECK (fan_count >= 0),
  -- Until then the member may only read.
  muted_until timestamptz,
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CALL enable_station_rls('forum_profile', 'SELECT, INSERT, UPDATE');

CREATE TABLE forum_article (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  group_id integer NOT NULL,
  author_id integer NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  -- Keys of forum_picture with their sizes, in order.
  pictures jsonb NOT NULL DEFAULT '[]',
  -- A shared bet or draw as it was when it was shared; null for none.
  card jsonb,
  -- Members named by @ in the text.
  mentions jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'visible', 'hidden', 'deleted')),
  is_top boolean NOT NULL DEFAULT false,
  is_essence boolean NOT NULL DEFAULT false,
  view_count integer NOT NULL DEFAULT 0,
  -- Visible comments, floors and answers alike, and likes; triggers keep both.
  comment_count integer NOT NULL DEFAULT 0 CHECK (comment_count >= 0),
  like_count integer NOT NULL DEFAULT 0 CHECK (like_count >= 0),
  -- The last floor that was given; floors of comments that are gone are not used again.
  floors integer NOT NULL DEFAULT 0,
  -- Members other than the author who commented or liked, each counted once.
  voices integer NOT NULL DEFAULT 0,
  -- Place on the hot list: the age as a clock that twice as many voices put forward by twelve hours.
  hot bigint NOT NULL DEFAULT 0,
  UNIQUE (station, id),
  FOREIGN KEY (station, group_id) REFERENCES forum_group (station, id),
  FOREIGN KEY (station, author_id) REFERENCES account (station, id)
)
-- Views and counters change rows often: room on the page keeps the indexes out of it.
WITH (fillfactor = 80);
CREATE INDEX forum_article_latest ON forum_article (station, id DESC) WHERE status = 'visible';
CREATE INDEX forum_article_group ON forum_article (station, group_id, id DESC) WHERE status = 'visible';
CREATE INDEX forum_article_essence ON forum_article (station, id DESC) WHERE status = 'visible' AND is_essence;
CREATE INDEX forum_article_group_essence ON forum_article (station, group_id, id DESC) WHERE status = 'visible' AND is_essence;
CREATE INDEX forum_article_top ON forum_article (station, group_id, id DESC) WHERE status = 'visible' AND is_top;
-- One voice alone brings nothing onto the hot list.
CREATE INDEX forum_article_hot ON forum_article (station, hot DESC, id DESC) WHERE status = 'visible' AND voices >= 2;
CREATE INDEX forum_article_group_hot ON forum_article (station, group_id, hot DESC, id DESC) WHERE status = 'visible' AND voices >= 2;
CREATE INDEX forum_article_author ON forum_article (station, author_id, id DESC);
CREATE INDEX forum_article_today ON forum_article (station, group_id, created_at) WHERE status = 'visible';
CREATE INDEX forum_article_waiting ON forum_article (station, id) WHERE status = 'pending';
CALL enable_station_rls('forum_article', 'SELECT, INSERT, UPDATE');

CREATE TABLE forum_comment (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  article_id bigint NOT NULL,
  -- The floor that it answers; null for a floor of its own.
  parent_id bigint,
  -- The comment it answers, which is the floor or another answer below it.
  reply_to_id bigint,
  author_id integer NOT NULL,
  -- The place among the floors of its article; 0 for an answer.
  floor integer NOT NULL,
  content text NOT NULL,
  pictures jsonb NOT NULL DEFAULT '[]',
  mentions jsonb NOT NULL DEFAULT '[]',
  -- It repeats the first words of what it answers.
  is_quoting boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'visible', 'hidden', 'deleted')),
  like_count integer NOT NULL DEFAULT 0 CHECK (like_count >= 0),
  -- Visible answers below a floor; a trigger keeps it.
  answer_count integer NOT NULL DEFAULT 0 CHECK (answer_count >= 0),
  UNIQUE (station, id),
  -- What a comment answers belongs to the same article.
  UNIQUE (station, article_id, id),
  FOREIGN KEY (station, article_id) REFERENCES forum_article (station, id),
  FOREIGN KEY (station, article_id, parent_id) REFERENCES forum_comment (station, article_id, id),
  FOREIGN KEY (station, article_id, reply_to_id) REFERENCES forum_comment (station, article_id, id),
  FOREIGN KEY (station, author_id) REFERENCES account (station, id),
  CHECK ((parent_id IS NULL) = (floor > 0)),
  CHECK ((parent_id IS NULL) = (reply_to_id IS NULL))
);
CREATE UNIQUE INDEX forum_comment_floor ON forum_comment (article_id, floor) WHERE parent_id IS NULL;
CREATE INDEX forum_comment_answers ON forum_comment (parent_id, id) WHERE parent_id IS NOT NULL;
CREATE INDEX forum_comment_reply ON forum_comment (station, article_id, reply_to_id) WHERE reply_to_id IS NOT NULL;
CREATE INDEX forum_comment_author ON forum_comment (station, author_id, id DESC);
CREATE INDEX forum_comment_waiting ON forum_comment (station, id) WHERE status = 'pending';
CALL enable_station_rls('forum_comment', 'SELECT, INSERT, UPDATE');

-- A picture as this server wrote it. It belongs to nothing until what it was uploaded for has been posted; unused ones are swept.
CREATE TABLE forum_picture (
  key text PRIMARY KEY CHECK (key ~ '^[a-z0-9]{32}$'),
  station text NOT NULL,
  author_id integer NOT NULL,
  article_id bigint,
  comment_id bigint,
  width integer NOT NULL,
  height integer NOT NULL,
  bytes bytea NOT NULL,
  created_at timestamptz NOT NULL,
  FOREIGN KEY (station, author_id) REFERENCES account (station, id),
  FOREIGN KEY (station, article_id) REFERENCES forum_article (station, id),
  FOREIGN KEY (station, comment_id) REFERENCES forum_comment (station, id),
  CHECK (article_id IS NULL OR comment_id IS NULL)
);
-- WebP is compressed already.
ALTER TABLE forum_picture ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE INDEX forum_picture_unused ON forum_picture (station, created_at) WHERE article_id IS NULL AND comment_id IS NULL;
CREATE INDEX forum_picture_article ON forum_picture (station, article_id) WHERE article_id IS NOT NULL;
CREATE INDEX forum_picture_comment ON forum_picture (station, comment_id) WHERE comment_id IS NOT NULL;
CREATE INDEX forum_picture_author ON forum_picture (station, author_id, created_at);
CALL enable_station_rls('forum_picture', 'SELECT, INSERT, UPDATE, DELETE');

-- Who follows an author or an article, and who likes an article or a comment.
CREATE TABLE forum_follow (
  station text NOT NULL,
  account_id integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('author', 'article', 'likeArticle', 'likeComment')),
  target_id bigint NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (station, account_id, kind, target_id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CALL enable_station_rls('forum_follow', 'SELECT, INSERT, DELETE');

-- A member who commented on or liked an article of somebody else, once; taking a like back does not take the voice back.
CREATE TABLE forum_voice (
  station text NOT NULL,
  article_id bigint NOT NULL,
  account_id integer NOT NULL,
  PRIMARY KEY (article_id, account_id),
  FOREIGN KEY (station, article_id) REFERENCES forum_article (station, id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX forum_voice_account ON forum_voice (station, account_id);
CALL enable_station_rls('forum_voice', 'SELECT, INSERT');

-- Who has seen an article: a session, or the browser of a guest. Swept after a week.
CREATE TABLE forum_view (
  station text NOT NULL,
  article_id bigint NOT NULL,
  viewer text NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (article_id, viewer),
  FOREIGN KEY (station, article_id) REFERENCES forum_article (station, id)
);
CREATE INDEX forum_view_seen ON forum_view (station, seen_at);
CALL enable_station_rls('forum_view', 'SELECT, INSERT, DELETE');

CREATE TABLE forum_report (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  article_id bigint,
  comment_id bigint,
  reason text NOT NULL CHECK (reason IN ('fraud', 'advert', 'abuse', 'illegal', 'other')),
  created_at timestamptz NOT NULL,
  -- When a moderator dealt with it.
  closed_at timestamptz,
  UNIQUE (station, account_id, article_id),
  UNIQUE (station, account_id, comment_id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  FOREIGN KEY (station, article_id) REFERENCES forum_article (station, id),
  FOREIGN KEY (station, comment_id) REFERENCES forum_comment (station, id),
  CHECK ((article_id IS NULL) <> (comment_id IS NULL))
);
CREATE INDEX forum_report_open ON forum_report (station, id) WHERE closed_at IS NULL;
CREATE INDEX forum_report_article ON forum_report (station, article_id) WHERE article_id IS NOT NULL;
CREATE INDEX forum_report_comment ON forum_report (station, comment_id) WHERE comment_id IS NOT NULL;
CALL enable_station_rls('forum_report', 'SELECT, INSERT, UPDATE');

-- Words that no post and no nickname may hold, as plainWords() writes them.
CREATE TABLE forum_word (
  station text NOT NULL,
  word text NOT NULL CHECK (word <> ''),
  PRIMARY KEY (station, word)
);
CALL enable_station_rls('forum_word', 'SELECT, INSERT, DELETE');

-- The message by which a member receives a message about answers to an article: while it is unread, further answers raise its count.
CREATE TABLE forum_news (
  station text NOT NULL,
  account_id integer NOT NULL,
  article_id bigint NOT NULL,
  message_id bigint NOT NULL REFERENCES message (id),
  answers integer NOT NULL,
  PRIMARY KEY (station, account_id, article_id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  FOREIGN KEY (station, article_id) REFERENCES forum_article (station, id)
);
CREATE INDEX forum_news_message ON forum_news (message_id);
CALL enable_station_rls('forum_news', 'SELECT, INSERT, UPDATE');

ALTER TABLE message
  DROP CONSTRAINT message_kind_check,
  ADD CONSTRAINT message_kind_check CHECK (kind IN ('notice', 'withdrawal', 'advice', 'reply', 'player', 'forum'));
