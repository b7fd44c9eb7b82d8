-- Whether nothing may be offered to a member at `moment`: during a break, and after an exclusion until the member agrees.
CREATE OR REPLACE FUNCTION break_bars_offers(member integer, moment timestamptz) RETURNS boolean LANGUAGE sql STABLE
  AS $$ SELECT EXISTS (SELECT FROM break_member b WHERE b.station = current_station() AND b.account_id = member AND (b.closed_until > moment OR b.needs_consent OR b.is_closed_by_registry)) $$;
