-- concurrently
-- Owns the index by which a thread shows the floors of one author, in their order.
CREATE INDEX CONCURRENTLY IF NOT EXISTS forum_comment_floors_of ON forum_comment (article_id, author_id, floor) WHERE parent_id IS NULL;
