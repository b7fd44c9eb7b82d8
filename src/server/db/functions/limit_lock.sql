-- The lock of a member of the current station under which bets, deposits and limits follow one another; bet_place() takes it for all members of a batch.
CREATE OR REPLACE FUNCTION limit_lock(member integer) RETURNS bigint LANGUAGE sql STABLE
  AS $$ SELECT hashtextextended(current_station() || ' member ' || member, 7204) $$;
GRANT EXECUTE ON FUNCTION limit_lock TO house_app;
