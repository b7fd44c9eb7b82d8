-- Writes the next line of the trail: the only way to one, for every room. Lines follow one another under one lock, which is held until the transaction ends, so
-- it is what a transaction does last. What is no read is hinted to every server that listens, by the group of its call: pages of a room ask again where a colleague
-- has changed something in it. The hash covers the fields as texts, each after its length in bytes (src/server/office/trail/chain.ts calculates the same).
CREATE OR REPLACE FUNCTION trail_append(moment timestamptz, source text, what text, station text, staff_id integer, done_by text, account_id integer, detail json, reason text)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  last record;
  line trail;
  field text;
  whole text := '';
BEGIN
  PERFORM pg_advisory_xact_lock(7204148);
  SELECT t.number, t.hash INTO last FROM trail t ORDER BY t.number DESC LIMIT 1;
  line.number := coalesce(last.number, 0) + 1;
  line.at := date_trunc('milliseconds', moment);
  line.previous := coalesce(last.hash, '\x');
  FOREACH field IN ARRAY ARRAY[line.number::text, round(extract(epoch FROM line.at) * 1000)::bigint::text, source, what, coalesce(station, ''), coalesce(staff_id::text, ''),
    done_by, coalesce(account_id::text, ''), detail::text, reason, encode(line.previous, 'hex')]
  LOOP
    whole := whole || octet_length(field) || ':' || field;
  END LOOP;
  line.hash := sha256(convert_to(whole, 'UTF8'));
  INSERT INTO trail (number, at, source, what, station, staff_id, done_by, account_id, detail, reason, previous, hash)
    VALUES (line.number, line.at, source, what, station, staff_id, done_by, account_id, detail, reason, line.previous, line.hash);
  IF source <> 'read' THEN
    PERFORM pg_notify('office', json_build_object('station', coalesce(station, 'all'), 'queue', 'changed', 'item', substring(what FROM '[a-zA-Z]+'))::text);
  END IF;
  RETURN line.number;
END $$;
REVOKE EXECUTE ON FUNCTION trail_append FROM PUBLIC;
GRANT EXECUTE ON FUNCTION trail_append TO house_app, office_staff, office_read, office_support, office_content, office_money;
