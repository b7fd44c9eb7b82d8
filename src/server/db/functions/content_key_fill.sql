-- Gives a row of content that comes without a key one of its own.
CREATE OR REPLACE FUNCTION content_key_fill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.content_key := 'row-' || NEW.id;
  RETURN NEW;
END $$;
