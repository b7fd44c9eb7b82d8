-- Whether a break keeps a member of this station from playing and from bringing money in at `moment`. Whoever asks in a transaction that moves money has locked
-- what taking a break locks as well (src/server/money/breaks/take.ts), and so sees every break that is committed before it.
CREATE OR REPLACE FUNCTION break_holds(member integer, moment timestamptz) RETURNS boolean LANGUAGE sql STABLE
  AS $$ SELECT EXISTS (SELECT FROM break_member b WHERE b.station = current_station() AND b.account_id = member AND (b.closed_until > moment OR b.is_closed_by_registry)) $$;
