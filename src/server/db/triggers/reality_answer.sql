-- A record of protection is never rewritten.
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON reality_answer
  FOR EACH STATEMENT EXECUTE FUNCTION protection_record_refuse();
