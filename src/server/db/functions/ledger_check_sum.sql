-- Checks the entries of one statement, which writes whole transactions: each transaction sums to zero, and its transaction and accounts
-- exist. Done here once for a statement in place of foreign keys, which check once for a row.
CREATE OR REPLACE FUNCTION ledger_check_sum() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE wrong record;
BEGIN
  SELECT a.transaction_id AS id, sum(a.amount) AS total, count(t.id) < count(*) AS is_unknown, count(l.id) < count(*) AS has_unknown
    INTO wrong
    FROM added a LEFT JOIN ledger_transaction t ON t.station = a.station AND t.id = a.transaction_id
      LEFT JOIN ledger_account l ON l.station = a.station AND l.id = a.account_id
    GROUP BY a.transaction_id HAVING sum(a.amount) <> 0 OR count(t.id) < count(*) OR count(l.id) < count(*) LIMIT 1;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF wrong.is_unknown THEN
    RAISE EXCEPTION 'there is no ledger transaction % in this station', wrong.id USING ERRCODE = 'foreign_key_violation';
  ELSIF wrong.has_unknown THEN
    RAISE EXCEPTION 'ledger transaction % has an entry of an account that is not there', wrong.id USING ERRCODE = 'foreign_key_violation';
  END IF;
  RAISE EXCEPTION 'ledger transaction % sums to %, not to zero', wrong.id, wrong.total USING ERRCODE = 'LE003';
END $$;
