-- Owns how posting and betting look things up: by index from the first row on. A connection keeps its plans; one made while a table was
-- nearly empty reads all of it, for every bet, until statistics come.
ALTER FUNCTION ledger_post(integer, text, text, text, timestamptz, bigint[], bigint[]) SET enable_seqscan = off;
ALTER FUNCTION ledger_pay(integer[], text, text[], bigint[], bigint[], timestamptz) SET enable_seqscan = off;
ALTER FUNCTION bet_place(integer, text, text, smallint, timestamptz, integer, json, json, bigint, boolean, boolean) SET enable_seqscan = off;
ALTER FUNCTION bet_lock(bigint[]) SET enable_seqscan = off;
ALTER FUNCTION bet_end(bigint[], smallint[], bigint[], bigint[], bigint[], bigint[], integer, integer, text, timestamptz) SET enable_seqscan = off;
ALTER FUNCTION bet_revoke(integer, bigint[], text, integer, timestamptz) SET enable_seqscan = off;
