-- All bets of a member: those in bet_order, and those that chases have not opened yet.
CREATE OR REPLACE FUNCTION bets_of(member integer) RETURNS SETOF bet_order LANGUAGE sql STABLE AS $$
  SELECT o.* FROM bet_order o WHERE o.station = current_station() AND o.account_id = member
  UNION ALL SELECT * FROM chase_planned(member)
$$;
GRANT EXECUTE ON FUNCTION bets_of TO house_app;
