-- Whole seconds that a member of the current station played from one moment to another; several devices at once count once.
CREATE OR REPLACE FUNCTION play_seconds(member integer, begins timestamptz, ends timestamptz) RETURNS bigint
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(floor(extract(epoch FROM least(p.to_at, ends) - greatest(p.from_at, begins)))), 0)::bigint
    FROM play_span p WHERE p.station = current_station() AND p.account_id = member AND p.to_at > begins AND p.from_at < ends
$$;
