-- In a file of its own: the table is not locked meanwhile.
UPDATE forum_article SET searched = lower(normalize(title || ' ' || content, NFKC)) WHERE searched IS NULL;
