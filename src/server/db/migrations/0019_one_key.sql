-- Owns that a ledger transaction has one key: the second, by station and number, was there for a foreign key that 0017 took away.
ALTER TABLE ledger_transaction DROP CONSTRAINT ledger_transaction_station_id_key;
