-- Notes down the end of the trail as it is shown to players; nothing where it is shown already, or nothing was done yet. Returns whether it is new.
CREATE OR REPLACE FUNCTION trail_publish(moment timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO trail_head (lines, hash, at)
    SELECT t.number, encode(t.hash, 'hex'), moment FROM trail t ORDER BY t.number DESC LIMIT 1
    ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;
