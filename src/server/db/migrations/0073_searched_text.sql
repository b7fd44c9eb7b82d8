-- What a search looks for words in, in one width and case: made once with the post and not for each search, since that costs thirty times what looking costs.
-- Null for a post of an earlier release that writes beside this one: then it is made as it is read.
ALTER TABLE forum_article ADD COLUMN searched text;
