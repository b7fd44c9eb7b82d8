-- Whether a message to many, written at `moment`, is not for a member: it may be an offer, and the member was in a break or had not agreed to offers since,
-- or the registry of exclusions stands against it.
CREATE OR REPLACE FUNCTION break_hides(member integer, moment timestamptz) RETURNS boolean LANGUAGE sql STABLE
  AS $$ SELECT offer_waits(member, moment) OR EXISTS (SELECT FROM break_member b WHERE b.station = current_station() AND b.account_id = member
    AND moment >= b.closed_from AND (b.needs_consent OR moment < b.closed_until)) $$;
