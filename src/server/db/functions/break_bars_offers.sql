-- Whether nothing may be offered to a member at `moment`: during a break, after an exclusion until the member agrees, and while the registry of exclusions
-- says so.
CREATE OR REPLACE FUNCTION break_bars_offers(member integer, moment timestamptz) RETURNS boolean LANGUAGE sql STABLE
  AS $$ SELECT EXISTS (SELECT FROM break_member b WHERE b.station = current_station() AND b.account_id = member AND (b.closed_until > moment OR b.needs_consent OR b.is_closed_by_registry))
    OR EXISTS (SELECT FROM offer_check c WHERE c.station = current_station() AND c.account_id = member AND c.excluded_after IS NOT NULL AND c.excluded_until IS NULL) $$;
