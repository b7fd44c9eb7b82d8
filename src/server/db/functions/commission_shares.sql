-- Divides commission by the difference method, as distributeCommission() of src/rules/team/commission.ts does: `rates` are the bettor's and then
-- those of `uplines`, never falling. The cut is made on the running sum, so that the shares add up to the whole difference.
CREATE OR REPLACE FUNCTION commission_shares(basis bigint, uplines integer[], rates integer[])
  RETURNS TABLE (upline integer, distance integer, share bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT x.upline, x.n::integer, (basis * (rates[x.n + 1] - rates[1]) / 1000000 - basis * (rates[x.n] - rates[1]) / 1000000)::bigint
    FROM unnest(uplines) WITH ORDINALITY AS x(upline, n) $$;
GRANT EXECUTE ON FUNCTION commission_shares TO house_app;
