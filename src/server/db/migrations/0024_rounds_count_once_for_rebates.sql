-- The day on which a round of a platform has counted for rebates and recommendations: once, whenever it was read and whatever corrects it later.
ALTER TABLE game_round ADD COLUMN rebate_day date;
-- What has been added up so far, by the day a round was settled. What was read too late for its day stays open and counts on the next one.
UPDATE game_round r SET rebate_day = ((r.settled_at AT TIME ZONE 'UTC') + interval '8 hours')::date
  FROM rebate_run x
  WHERE x.station = r.station AND x.day = ((r.settled_at AT TIME ZONE 'UTC') + interval '8 hours')::date AND r.state IN ('won', 'lost')
    AND coalesce((SELECT min(v.stored_at) FROM game_round_version v WHERE v.round_id = r.id), r.stored_at) <= x.at;
