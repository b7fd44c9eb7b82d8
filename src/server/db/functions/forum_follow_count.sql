-- Keeps the likes of articles and comments and the followers of authors. A follow is one row, so that what is counted is unique.
CREATE OR REPLACE FUNCTION forum_follow_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
  follow forum_follow;
BEGIN
  follow := CASE TG_OP WHEN 'INSERT' THEN NEW ELSE OLD END;
  IF follow.kind = 'likeArticle' THEN
    UPDATE forum_article SET like_count = like_count + change WHERE id = follow.target_id;
  ELSIF follow.kind = 'likeComment' THEN
    UPDATE forum_comment SET like_count = like_count + change WHERE id = follow.target_id;
  ELSIF follow.kind = 'author' THEN
    INSERT INTO forum_profile AS p (station, account_id, fan_count) VALUES (follow.station, follow.target_id, greatest(change, 0))
      ON CONFLICT (account_id) DO UPDATE SET fan_count = p.fan_count + change;
  END IF;
  RETURN NULL;
END $$;
