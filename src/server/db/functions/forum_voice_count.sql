-- Raises an article's voices by a member who was not counted yet.
CREATE OR REPLACE FUNCTION forum_voice_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE forum_article SET voices = voices + 1 WHERE id = NEW.article_id;
  RETURN NULL;
END $$;
