-- The first instant of a frame of limits at a moment; what is as old as a rolling one is long has just left it. As src/rules/protection/limits/limitUsed.ts; China
-- has had one UTC offset and no summer time since 1991.
CREATE OR REPLACE FUNCTION limit_begins(frame text, moment timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE frame WHEN '24h' THEN moment - interval '24 hours' + interval '1 microsecond' WHEN '7d' THEN moment - interval '168 hours' + interval '1 microsecond'
    WHEN '30d' THEN moment - interval '720 hours' + interval '1 microsecond'
    ELSE (date_trunc(frame, (moment AT TIME ZONE 'UTC') + interval '8 hours') - interval '8 hours') AT TIME ZONE 'UTC' END
$$;
