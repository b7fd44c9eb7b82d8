-- An author whom a member blocks: nothing of theirs is in the lists and threads that the member reads, and what they write sends the member no message.
CREATE TABLE forum_block (
  station text NOT NULL,
  account_id integer NOT NULL,
  author_id integer NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (station, account_id, author_id),
  CHECK (account_id <> author_id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  FOREIGN KEY (station, author_id) REFERENCES account (station, id)
);
-- Who blocks an author is asked whenever the author writes.
CREATE INDEX forum_block_author ON forum_block (station, author_id, account_id);
CALL enable_station_rls('forum_block', 'SELECT, INSERT, DELETE');
