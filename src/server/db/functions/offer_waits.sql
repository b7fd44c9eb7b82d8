-- Whether an offer to a member, written at `moment`, is not shown: the registry of exclusions has not been asked since, or excluded the member then.
CREATE OR REPLACE FUNCTION offer_waits(member integer, moment timestamptz) RETURNS boolean LANGUAGE sql STABLE
  AS $$ SELECT EXISTS (SELECT FROM offer_check c WHERE c.station = current_station() AND c.account_id = member
    AND (moment > c.clear_at OR moment > c.excluded_after AND moment < c.excluded_until)) $$;
