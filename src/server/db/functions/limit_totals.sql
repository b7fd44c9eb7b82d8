-- What a member has staked and lost with real money since each of some moments. Whole days and hours of bets come from limit_span where they are kept, and whole
-- days of rounds from game_day; rows are read of what is left before the first of these, or of all where no sums are kept. Sums are written with the rows they sum.
-- `summed_since` is from when the member's bets are summed, as limit_kept says, and infinity for never; null where the caller has not read it.
-- Small statements, each only where it is needed: most members need whole days of bets alone, and starting a large plan costs a bet more than what it reads.
CREATE OR REPLACE FUNCTION limit_totals(member integer, moments timestamptz[], summed_since timestamptz DEFAULT NULL, OUT staked numeric[], OUT lost numeric[])
  LANGUAGE plpgsql STABLE AS $$
DECLARE
  station_code text := current_station();
  first timestamptz := 'infinity';
  since timestamptz;
  has_rounds boolean;
  has_points boolean;
  -- The first whole day of Beijing, and from when on bets are in sums: the first whole hour.
  whole_day date;
  day_begins timestamptz;
  kept timestamptz;
  staking numeric;
  losing numeric;
BEGIN
  FOREACH since IN ARRAY moments LOOP first := least(first, since); END LOOP;
  IF summed_since IS NULL THEN
    SELECT k.since INTO summed_since FROM limit_kept k WHERE k.station = station_code AND k.account_id = member;
  END IF;
  SELECT EXISTS (SELECT FROM game_day d WHERE d.account_id = member AND d.day >= beijing_day(first)),
      EXISTS (SELECT FROM points_exchange e WHERE e.station = station_code AND e.account_id = member AND e.day >= beijing_day(first))
    INTO has_rounds, has_points;
  FOREACH since IN ARRAY moments LOOP
    whole_day := beijing_day(since + interval '1 day' - interval '1 microsecond');
    day_begins := (whole_day - interval '8 hours') AT TIME ZONE 'UTC';
    kept := date_trunc('hour', since + interval '1 hour' - interval '1 microsecond', 'UTC');
    IF summed_since <= kept THEN
      SELECT coalesce(sum(h.staked), 0), coalesce(sum(h.lost), 0) INTO staking, losing FROM limit_span h
        WHERE h.station = station_code AND h.account_id = member AND h.span = 'day' AND h.begins >= day_begins;
    ELSE
      kept := 'infinity';
      staking := 0;
      losing := 0;
    END IF;
    IF kept < day_begins THEN
      SELECT staking + coalesce(sum(h.staked), 0), losing + coalesce(sum(h.lost), 0) INTO staking, losing FROM limit_span h
        WHERE h.station = station_code AND h.account_id = member AND h.span = 'hour' AND h.begins >= kept AND h.begins < day_begins;
    END IF;
    IF since < kept THEN
      SELECT staking + coalesce(sum(b.staked), 0), losing + coalesce(sum(b.lost), 0) INTO staking, losing FROM limit_bets(member, since, kept) b;
    END IF;
    IF has_rounds THEN
      SELECT staking + coalesce(sum(d.stake), 0), losing + coalesce(sum(CASE d.state WHEN 'unsettled' THEN d.stake ELSE d.stake - d.prize END), 0)
        INTO staking, losing FROM game_day d WHERE d.account_id = member AND d.day >= whole_day AND d.state <> 'void';
      IF since < day_begins THEN
        SELECT staking + coalesce(sum(r.staked), 0), losing + coalesce(sum(r.lost), 0) INTO staking, losing FROM limit_rounds(member, since, day_begins) r;
      END IF;
    END IF;
    IF has_points THEN
      SELECT staking + coalesce(sum(p.staked), 0), losing + coalesce(sum(p.lost), 0) INTO staking, losing FROM limit_points(member, since) p;
    END IF;
    staked := staked || staking;
    lost := lost || losing;
  END LOOP;
END $$;
GRANT EXECUTE ON FUNCTION limit_totals TO house_app;
