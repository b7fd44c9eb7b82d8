-- The shard of the station's house account that a member's stakes go to (`side` 'stakes'), or payments to them come from ('payouts'); its
-- balance is the sum of all shards. A transaction holds its shard until it is committed: with 16 shards, ten bets at once met in one more
-- often than not, so stakes have 64. Settling holds shards that no bet needs.
CREATE OR REPLACE FUNCTION ledger_shard(side text, member integer) RETURNS text LANGUAGE sql IMMUTABLE
  AS $$ SELECT side || ' ' || member % CASE side WHEN 'stakes' THEN 64 ELSE 16 END $$;
