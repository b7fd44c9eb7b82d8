-- The first of so many numbers of bets in a row. Whoever else takes one meanwhile breaks the row, and then it is begun again.
CREATE OR REPLACE FUNCTION bet_numbers(count integer) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  first bigint;
  last bigint;
BEGIN
  LOOP
    SELECT min(x.id), max(x.id) INTO first, last
      FROM (SELECT nextval(pg_get_serial_sequence('public.bet_order', 'id')) AS id FROM generate_series(1, count)) x;
    IF last - first = count - 1 THEN RETURN first; END IF;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION bet_numbers FROM PUBLIC;
