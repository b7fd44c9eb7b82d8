-- The category of games, by its place among the rates of a team, whose bets move money by a ledger type: Mark Six has one of its own.
CREATE OR REPLACE FUNCTION bet_category(stake_type integer) RETURNS integer LANGUAGE sql IMMUTABLE
  AS $$ SELECT CASE stake_type WHEN 140 THEN 2 ELSE 1 END $$;
