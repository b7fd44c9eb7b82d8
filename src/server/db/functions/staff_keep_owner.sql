-- Somebody who owns the office remains: whatever takes the last one's rights is refused.
CREATE OR REPLACE FUNCTION staff_keep_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Two owners who end each other's rights at once follow one another.
  PERFORM pg_advisory_xact_lock(7204149);
  IF NOT EXISTS (SELECT FROM staff WHERE role = 'owner' AND state = 'enabled' AND stations IS NULL) THEN
    RAISE EXCEPTION 'the last owner of the office remains' USING ERRCODE = 'ST001';
  END IF;
  RETURN NULL;
END $$;
