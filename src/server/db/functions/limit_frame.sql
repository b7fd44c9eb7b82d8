-- Where a frame of limits begins at a moment: `since` is its first instant. A fixed one ends at `ends`; a rolling one has a length, and what is as old as that
-- has just left it. As src/rules/protection/limits/limitUsed.ts; China has had one UTC offset and no summer time since 1991.
CREATE OR REPLACE FUNCTION limit_frame(frame text, moment timestamptz, OUT since timestamptz, OUT ends timestamptz, OUT length interval)
  LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  clock timestamp := (moment AT TIME ZONE 'UTC') + interval '8 hours';
  starts timestamp;
BEGIN
  length := CASE frame WHEN '24h' THEN interval '24 hours' WHEN '7d' THEN interval '168 hours' WHEN '30d' THEN interval '720 hours' END;
  IF length IS NOT NULL THEN
    since := moment - length + interval '1 microsecond';
  ELSE
    starts := date_trunc(frame, clock);
    since := (starts - interval '8 hours') AT TIME ZONE 'UTC';
    ends := (starts + ('1 ' || frame)::interval - interval '8 hours') AT TIME ZONE 'UTC';
  END IF;
END $$;
