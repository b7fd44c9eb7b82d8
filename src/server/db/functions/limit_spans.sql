-- The day in Beijing and the hour that a moment lies in, by their first instants. China has had one UTC offset and no summer time since 1991.
CREATE OR REPLACE FUNCTION limit_spans(moment timestamptz) RETURNS TABLE (span text, begins timestamptz) LANGUAGE sql IMMUTABLE AS $$
  VALUES ('day', date_trunc('day', moment + interval '8 hours', 'UTC') - interval '8 hours'), ('hour', date_trunc('hour', moment, 'UTC'))
$$;
