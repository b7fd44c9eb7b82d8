-- What commission of a bet is calculated from: the stake that was won or lost; 0 while the bet waits and where all of it was returned.
CREATE OR REPLACE FUNCTION commission_basis(o bet_order) RETURNS bigint LANGUAGE sql IMMUTABLE
  AS $$ SELECT CASE WHEN o.status IN (2, 3) AND o.book = 'real' THEN o.stake - o.stake * o.pushed_units / o.units ELSE 0 END $$;
GRANT EXECUTE ON FUNCTION commission_basis TO house_app;
