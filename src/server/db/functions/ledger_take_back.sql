-- Takes an amount back from a member's wallet to a house account; what the wallet does not cover becomes the member's debt, in the same transaction of the
-- ledger. Returns the part that is owed, or null when this reference was posted before. Wallet and house are locked in the order of their ids, as everywhere.
CREATE OR REPLACE FUNCTION ledger_take_back(kind integer, reference_type text, reference_id text, note text, moment timestamptz,
  member integer, in_book text, house bigint, amount bigint) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
DECLARE
  wallet bigint;
  money bigint;
BEGIN
  PERFORM 1 FROM ledger_account a WHERE a.station = current_station() AND (a.id = house
      OR a.owner_id = member AND a.kind = 'wallet' AND a.book = in_book AND a.part = '') ORDER BY a.id FOR UPDATE;
  SELECT a.id, least(a.balance, amount) INTO STRICT wallet, money FROM ledger_account a
    WHERE a.station = current_station() AND a.owner_id = member AND a.kind = 'wallet' AND a.book = in_book AND a.part = '';
  IF ledger_post(kind, reference_type, reference_id, note, moment,
      CASE WHEN money < amount THEN ARRAY[house, wallet, ledger_debt_account(member, in_book)] ELSE ARRAY[house, wallet] END,
      CASE WHEN money < amount THEN ARRAY[amount, -money, money - amount] ELSE ARRAY[amount, -money] END) IS NULL THEN
    RETURN NULL;
  END IF;
  RETURN amount - money;
END $$;
REVOKE ALL ON FUNCTION ledger_take_back FROM PUBLIC;
-- For what support takes back; it works as house_app within a station as every call does.
GRANT EXECUTE ON FUNCTION ledger_take_back TO house_app;
