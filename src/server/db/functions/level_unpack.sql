-- Makes rows of level_entry of what at most so many batches of settled bets add: the oldest, or those with a bet of `member`. In one statement, so that
-- each is in one of the two tables and is counted once. Returns how many batches there were.
CREATE OR REPLACE FUNCTION level_unpack(most integer, member integer DEFAULT NULL) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  unpacked integer;
BEGIN
  WITH taken AS (
    DELETE FROM level_settled t WHERE t.id IN (
      SELECT s.id FROM level_settled s WHERE s.station = current_station() AND (level_unpack.member IS NULL OR level_unpack.member = ANY (s.accounts))
        ORDER BY s.id LIMIT level_unpack.most FOR UPDATE) RETURNING t.*),
  entered AS (
    INSERT INTO level_entry (station, account_id, at, deposit, bet)
      SELECT t.station, x.account_id, t.at, 0, x.bet FROM taken t CROSS JOIN LATERAL unnest(t.accounts, t.bets) AS x(account_id, bet)
        ORDER BY x.account_id, t.id)
  SELECT count(*) INTO unpacked FROM taken;
  RETURN unpacked;
END $$;
REVOKE ALL ON FUNCTION level_unpack FROM PUBLIC;
GRANT EXECUTE ON FUNCTION level_unpack TO house_app;
