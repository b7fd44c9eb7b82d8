-- Owns how seldom one bet waits for another: stakes come into 64 parts of the station's own account instead of 16.
-- A bet holds its part until it is committed, and ten of them at once met in one of 16 more often than not.
CREATE OR REPLACE FUNCTION bet_part(side text, member integer) RETURNS text LANGUAGE sql IMMUTABLE
  AS $$ SELECT side || ' ' || member % CASE side WHEN 'stakes' THEN 64 ELSE 16 END $$;
