-- The day in Beijing. China has had one UTC offset and no summer time since 1991.
CREATE OR REPLACE FUNCTION beijing_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE
  AS $$ SELECT ((moment AT TIME ZONE 'UTC') + interval '8 hours')::date $$;
