-- Writes the facts of a member in the record of support under another key: nothing else of a line changes, and no name comes or goes.
CREATE OR REPLACE FUNCTION support_action_seal(line bigint, facts text[], sealed_before jsonb, sealed_after jsonb) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE support_action s SET before = sealed_before, after = sealed_after
    WHERE s.station = current_station() AND s.id = line AND s.before - facts = sealed_before - facts AND s.after - facts = sealed_after - facts
      AND NOT EXISTS (SELECT FROM (VALUES (s.before, sealed_before), (s.after, sealed_after)) v (old, new)
        WHERE ARRAY(SELECT jsonb_object_keys(v.old) ORDER BY 1) <> ARRAY(SELECT jsonb_object_keys(v.new) ORDER BY 1));
  IF NOT FOUND THEN RAISE EXCEPTION 'line % of the record of support would say something else', line; END IF;
END $$;
REVOKE EXECUTE ON FUNCTION support_action_seal FROM PUBLIC;
GRANT EXECUTE ON FUNCTION support_action_seal TO house_app;
