-- Gives every sequence the share of this database: of `integer` 15 million ids each, so that the largest still has nine digits, of `bigint` ten million million.
-- The first database's begin at 1, as they do where there is only one. Fails where a sequence has left its share already. A migration that fills a table with ids of
-- its own calls this before; what it leaves is done after all of them.
CREATE OR REPLACE PROCEDURE ids_keep() LANGUAGE plpgsql AS $$
DECLARE
  own integer;
  it record;
  share bigint;
  lowest bigint;
  highest bigint;
BEGIN
  IF to_regclass('public.database_number') IS NULL THEN RETURN; END IF;
  SELECT number INTO own FROM database_number;
  IF own IS NULL THEN RETURN; END IF;
  FOR it IN SELECT c.oid::regclass AS name, s.seqtypid AS type, s.seqmin AS lowest, s.seqmax AS highest, pg_sequence_last_value(c.oid) AS last
    FROM pg_sequence s JOIN pg_class c ON c.oid = s.seqrelid WHERE c.relnamespace = 'public'::regnamespace ORDER BY c.relname
  LOOP
    share := CASE it.type WHEN 'integer'::regtype THEN 15000000 WHEN 'bigint'::regtype THEN 10000000000000 END;
    IF share IS NULL THEN
      RAISE EXCEPTION '% counts in %, which is too small to be shared by 64 databases', it.name, it.type::regtype;
    END IF;
    lowest := (own - 1) * share + 1;
    highest := own * share;
    CONTINUE WHEN (it.lowest, it.highest) = (lowest, highest);
    IF it.last IS NOT NULL AND it.last NOT BETWEEN lowest AND highest THEN
      RAISE EXCEPTION '% has given the id %, which is not of the share of database % (% to %)', it.name, it.last, own, lowest, highest USING ERRCODE = 'BE040';
    END IF;
    IF it.last IS NULL THEN
      EXECUTE format('ALTER SEQUENCE %s MINVALUE %s MAXVALUE %s START WITH %s RESTART', it.name, lowest, highest, lowest);
    ELSE
      EXECUTE format('ALTER SEQUENCE %s MINVALUE %s MAXVALUE %s START WITH %s', it.name, lowest, highest, lowest);
    END IF;
  END LOOP;
END $$;
