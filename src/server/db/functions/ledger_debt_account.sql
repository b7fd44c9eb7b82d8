-- The id of a member's debt account, which is opened where it is missing. Whoever calls has locked the member's wallet: that lock holds the debt as well.
CREATE OR REPLACE FUNCTION ledger_debt_account(member integer, in_book text) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
DECLARE debt bigint;
BEGIN
  SELECT a.id INTO debt FROM ledger_account a
    WHERE a.station = current_station() AND a.owner_id = member AND a.kind = 'debt' AND a.book = in_book AND a.part = '';
  IF debt IS NULL THEN
    INSERT INTO ledger_account (station, owner_id, kind, book) VALUES (current_station(), member, 'debt', in_book) RETURNING id INTO debt;
  END IF;
  RETURN debt;
END $$;
REVOKE ALL ON FUNCTION ledger_debt_account FROM PUBLIC;
