-- The band of quota that a lottery rate lies in: the highest one that begins at or below it; null for none.
CREATE OR REPLACE FUNCTION team_band(bands integer[], rate integer) RETURNS integer LANGUAGE sql IMMUTABLE
  AS $$ SELECT max(b) FROM unnest(bands) AS b WHERE b <= rate $$;
