-- Repays debts of members from what their wallets hold (type 305), as far as it reaches. Returns the members that repaid something.
CREATE OR REPLACE FUNCTION debt_repay(members integer[], in_book text, moment timestamptz) RETURNS integer[]
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
DECLARE
  one record;
  repaid integer[] := '{}';
BEGIN
  IF current_station() IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;
  -- Wallets in the order of their ids, as everybody locks them; the debts are read once they are locked.
  PERFORM 1 FROM ledger_account w WHERE w.station = current_station() AND w.owner_id = ANY (members) AND w.kind = 'wallet' AND w.book = in_book
      AND w.part = '' ORDER BY w.id FOR UPDATE;
  FOR one IN
    SELECT w.owner_id AS member, w.id AS wallet, d.id AS debt, least(w.balance, -d.balance) AS amount, d.entries
      FROM ledger_account w JOIN ledger_account d ON d.station = w.station AND d.owner_id = w.owner_id AND d.kind = 'debt' AND d.book = w.book
      WHERE w.station = current_station() AND w.owner_id = ANY (members) AND w.kind = 'wallet' AND w.book = in_book AND w.part = ''
        AND d.balance < 0 AND w.balance > 0 ORDER BY w.id
  LOOP
    -- The number of the debt's entry names each repayment.
    PERFORM ledger_post(305, 'debt', one.debt || ' ' || one.entries + 1, '', moment, ARRAY[one.wallet, one.debt], ARRAY[-one.amount, one.amount]);
    repaid := repaid || one.member;
  END LOOP;
  RETURN repaid;
END $$;
REVOKE ALL ON FUNCTION debt_repay FROM PUBLIC;
GRANT EXECUTE ON FUNCTION debt_repay TO house_app;
