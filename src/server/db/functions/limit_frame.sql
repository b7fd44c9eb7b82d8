-- Where a frame of limits begins at a moment, as limit_begins(): a fixed one ends at `ends`, a rolling one has a length.
CREATE OR REPLACE FUNCTION limit_frame(frame text, moment timestamptz, OUT since timestamptz, OUT ends timestamptz, OUT length interval)
  LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  since := limit_begins(frame, moment);
  length := CASE frame WHEN '24h' THEN interval '24 hours' WHEN '7d' THEN interval '168 hours' WHEN '30d' THEN interval '720 hours' END;
  IF length IS NULL THEN
    ends := ((since AT TIME ZONE 'UTC') + interval '8 hours' + ('1 ' || frame)::interval - interval '8 hours') AT TIME ZONE 'UTC';
  END IF;
END $$;
