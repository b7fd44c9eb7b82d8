-- A later apply of content finds each row by its key.
CREATE TRIGGER fill_content_key BEFORE INSERT ON activity FOR EACH ROW WHEN (NEW.content_key = '')
  EXECUTE FUNCTION content_key_fill();
