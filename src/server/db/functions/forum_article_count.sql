-- Keeps how many visible articles a group and an author have, whoever changes the state of one.
CREATE OR REPLACE FUNCTION forum_article_count() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := (NEW.status = 'visible')::integer;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    change := change - (OLD.status = 'visible')::integer;
  END IF;
  IF change = 0 THEN
    RETURN NULL;
  END IF;
  UPDATE forum_group SET article_count = article_count + change WHERE id = NEW.group_id;
  -- A row that would be inserted below zero is there already: only articles that were visible become invisible.
  INSERT INTO forum_profile AS p (station, account_id, article_count) VALUES (NEW.station, NEW.author_id, greatest(change, 0))
    ON CONFLICT (account_id) DO UPDATE SET article_count = p.article_count + change;
  RETURN NULL;
END $$;
