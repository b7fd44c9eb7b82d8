-- How long a member played since a moment, in whole seconds, and when the oldest of that began; several devices at once count once.
CREATE OR REPLACE FUNCTION limit_time(member integer, since timestamptz, until timestamptz, OUT used bigint, OUT oldest timestamptz)
  LANGUAGE plpgsql STABLE AS $$
BEGIN
  used := play_seconds(member, since, until);
  IF used > 0 THEN
    SELECT min(greatest(p.from_at, since)) INTO oldest FROM play_span p
      WHERE p.station = current_station() AND p.account_id = member AND p.to_at > since AND p.from_at < until;
  END IF;
END $$;
