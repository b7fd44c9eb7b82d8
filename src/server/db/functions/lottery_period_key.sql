-- The advisory lock of a period: bets take it shared, the draw exclusively, so that every accepted bet is committed before the draw exists.
CREATE OR REPLACE FUNCTION lottery_period_key(lot text, qi text) RETURNS bigint LANGUAGE sql IMMUTABLE
  AS $$ SELECT hashtextextended(lot || ' ' || qi, 7204) $$;
