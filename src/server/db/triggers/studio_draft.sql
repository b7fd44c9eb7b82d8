-- Who begins to write a station's file, and who stops, is seen by whoever has it open; what is typed meanwhile is nobody else's matter.
CREATE TRIGGER office_hint AFTER INSERT OR DELETE ON studio_draft FOR EACH ROW EXECUTE FUNCTION office_hint('changed', 'studio');
