-- A record of protection is never rewritten.
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON marker_hit
  FOR EACH STATEMENT EXECUTE FUNCTION protection_record_refuse();
CREATE TRIGGER begin_waiting AFTER INSERT ON marker_hit FOR EACH ROW EXECUTE FUNCTION marker_begin_waiting();
