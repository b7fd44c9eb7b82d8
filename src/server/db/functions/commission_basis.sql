-- What a bet counts, for turnover, commission and all that valid bets earn: the stake that was won or lost, or the part of it that counts; 0 while the bet waits and where all of it was returned.
CREATE OR REPLACE FUNCTION commission_basis(o bet_order) RETURNS bigint LANGUAGE sql IMMUTABLE
  AS $$ SELECT CASE WHEN o.status IN (2 /* won */, 3 /* lost */) AND o.book = 'real' THEN coalesce(o.valid, o.stake - o.stake * o.pushed_units / o.units) ELSE 0 END $$;
GRANT EXECUTE ON FUNCTION commission_basis TO house_app;
