-- Calculates an article's place on the hot list from its time and its voices: twice as many voices are worth twelve hours.
CREATE OR REPLACE FUNCTION forum_article_hot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.hot := floor(extract(epoch FROM NEW.created_at))::bigint + floor(43200 * log(2, greatest(NEW.voices, 1)))::bigint;
  RETURN NEW;
END $$;
