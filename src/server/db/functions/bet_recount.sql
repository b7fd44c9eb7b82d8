-- Counts the turnover of orders that are settled again after a correction, and repays their members' debts from what was paid. Where an earlier settlement of
-- an order is cleared, by a withdrawal or a reset, only what is more than that counts. Called by bet_end(), which has locked the wallets.
CREATE OR REPLACE FUNCTION bet_recount(orders bigint[], moment timestamptz) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
DECLARE
  station_code text := current_station();
  one_book text;
BEGIN
  INSERT INTO turnover AS t (station, account_id, valid)
    SELECT station_code, x.account_id, sum(x.valid)::bigint FROM (
      SELECT o.account_id, CASE
          WHEN r.turnover_kept > 0 THEN greatest(0, commission_basis(o) - r.turnover_kept)
          WHEN r.turnover_moved > 0 AND u.cleared_through >= o.ended_at THEN greatest(0, commission_basis(o) - r.turnover_moved)
          ELSE commission_basis(o) END AS valid
        FROM bet_order o JOIN bet_rollback r ON r.station = station_code AND r.order_id = o.id AND r.round = o.settle_round
        LEFT JOIN turnover u ON u.station = station_code AND u.account_id = o.account_id
        WHERE o.station = station_code AND o.id = ANY (orders) AND o.book = 'real') x
      GROUP BY x.account_id HAVING sum(x.valid) > 0 ORDER BY x.account_id
    ON CONFLICT (station, account_id) DO UPDATE SET valid = t.valid + EXCLUDED.valid;
  -- The withdrawal that was to clear them has not: they count as bets again, and not as cleared.
  UPDATE turnover t SET cleared = greatest(0, t.cleared - x.moved)
    FROM (SELECT r.account_id, sum(r.turnover_moved)::bigint AS moved
      FROM bet_order o JOIN bet_rollback r ON r.station = station_code AND r.order_id = o.id AND r.round = o.settle_round AND r.turnover_moved > 0
      LEFT JOIN turnover u ON u.station = station_code AND u.account_id = o.account_id
      WHERE o.station = station_code AND o.id = ANY (orders) AND (u.cleared_through < o.ended_at OR u.cleared_through IS NULL)
      GROUP BY r.account_id) x
    WHERE t.station = station_code AND t.account_id = x.account_id;
  FOR one_book IN SELECT DISTINCT o.book FROM bet_order o WHERE o.station = station_code AND o.id = ANY (orders) LOOP
    PERFORM debt_repay(ARRAY(SELECT DISTINCT o.account_id FROM bet_order o WHERE o.station = station_code AND o.id = ANY (orders) AND o.book = one_book),
      one_book, moment);
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION bet_recount FROM PUBLIC;
