-- The member's wins are not shown on the home page.
ALTER TABLE account ADD COLUMN hides_wins boolean NOT NULL DEFAULT false;

-- A guest writes to support as well: known by the cookie of the browser alone, of which this is the hash.
ALTER TABLE conversation
  ALTER COLUMN account_id DROP NOT NULL,
  ADD COLUMN visitor_hash bytea CHECK (length(visitor_hash) = 32),
  ADD UNIQUE (station, visitor_hash),
  ADD CHECK ((account_id IS NULL) <> (visitor_hash IS NULL));
