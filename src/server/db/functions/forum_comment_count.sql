-- Keeps how many visible answers a floor has and how many visible comments an article has. A floor that is hidden takes its answers with it.
-- Rows are locked floor first, article last, by every writer.
CREATE OR REPLACE FUNCTION forum_comment_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := (NEW.status = 'visible')::integer;
  floor_status text;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    change := change - (OLD.status = 'visible')::integer;
  END IF;
  IF change = 0 THEN
    RETURN NULL;
  END IF;
  IF NEW.parent_id IS NULL THEN
    UPDATE forum_article SET comment_count = comment_count + change * (1 + NEW.answer_count) WHERE id = NEW.article_id;
  ELSE
    UPDATE forum_comment SET answer_count = answer_count + change WHERE id = NEW.parent_id RETURNING status INTO floor_status;
    IF floor_status = 'visible' THEN
      UPDATE forum_article SET comment_count = comment_count + change WHERE id = NEW.article_id;
    END IF;
  END IF;
  RETURN NULL;
END $$;
