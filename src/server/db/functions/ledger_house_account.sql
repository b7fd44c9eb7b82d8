-- The id of a shard of the station's house account, which is opened where it is missing.
CREATE OR REPLACE FUNCTION ledger_house_account(in_book text, in_shard text) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE house bigint;
BEGIN
  INSERT INTO ledger_account (station, owner_id, kind, book, part) VALUES (current_station(), 0, 'house', in_book, in_shard)
    ON CONFLICT (station, owner_id, kind, book, part) DO NOTHING RETURNING id INTO house;
  IF house IS NULL THEN
    SELECT a.id INTO house FROM ledger_account a
      WHERE a.station = current_station() AND a.owner_id = 0 AND a.kind = 'house' AND a.book = in_book AND a.part = in_shard;
  END IF;
  RETURN house;
END $$;
REVOKE ALL ON FUNCTION ledger_house_account FROM PUBLIC;
