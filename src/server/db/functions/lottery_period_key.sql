-- Bets hold a period's key in common, its draw holds it alone: whatever is accepted is committed before the draw exists.
CREATE OR REPLACE FUNCTION lottery_period_key(lot text, qi text) RETURNS bigint LANGUAGE sql IMMUTABLE
  AS $$ SELECT hashtextextended(lot || ' ' || qi, 7204) $$;
