-- A record of protection is never rewritten.
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON marker_interaction
  FOR EACH STATEMENT EXECUTE FUNCTION protection_record_refuse();
CREATE TRIGGER end_waiting AFTER INSERT ON marker_interaction FOR EACH ROW EXECUTE FUNCTION marker_end_waiting();
