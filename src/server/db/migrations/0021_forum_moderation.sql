-- Adds who moderates a station's forum, what was decided about posts and members, and which letters repeat the words of a post.

-- May hide and restore posts of others, and mute their authors.
ALTER TABLE forum_profile ADD COLUMN is_moderator boolean NOT NULL DEFAULT false;

-- Nothing of it is changed later.
CREATE TABLE forum_decision (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  decision text NOT NULL CHECK (decision IN ('show', 'hide', 'mute', 'unmute')),
  article_id bigint,
  comment_id bigint,
  -- Who wrote the post.
  author_id integer NOT NULL,
  -- The member who decided; null for the operator.
  moderator_id integer,
  -- The name of that account, or the way the operator took.
  decided_by text NOT NULL,
  decided_at timestamptz NOT NULL,
  FOREIGN KEY (station, article_id) REFERENCES forum_article (station, id),
  FOREIGN KEY (station, comment_id) REFERENCES forum_comment (station, id),
  FOREIGN KEY (station, author_id) REFERENCES account (station, id),
  FOREIGN KEY (station, moderator_id) REFERENCES account (station, id),
  CHECK ((article_id IS NULL) <> (comment_id IS NULL))
);
CREATE INDEX forum_decision_late ON forum_decision (station, id DESC);
CREATE INDEX forum_decision_article ON forum_decision (station, article_id, id DESC) WHERE article_id IS NOT NULL;
CREATE INDEX forum_decision_comment ON forum_decision (station, comment_id, id DESC) WHERE comment_id IS NOT NULL;
CALL enable_station_rls('forum_decision', 'SELECT, INSERT');

-- The post whose first words a letter repeats: once the post is hidden or deleted, they go from the letter as well.
CREATE TABLE forum_letter (
  station text NOT NULL,
  message_id bigint PRIMARY KEY REFERENCES message (id),
  article_id bigint NOT NULL,
  -- Null where it is the article itself.
  comment_id bigint,
  FOREIGN KEY (station, article_id) REFERENCES forum_article (station, id),
  FOREIGN KEY (station, comment_id) REFERENCES forum_comment (station, id)
);
CREATE INDEX forum_letter_article ON forum_letter (station, article_id);
CREATE INDEX forum_letter_comment ON forum_letter (station, comment_id) WHERE comment_id IS NOT NULL;
CALL enable_station_rls('forum_letter', 'SELECT, INSERT, UPDATE');
