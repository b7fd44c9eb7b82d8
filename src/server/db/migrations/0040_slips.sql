-- Owns the slip of a bet: the orders that were placed together, over all periods of a chase, are one.

-- The number of the slip's first order; null where this is the first one itself. An order of before is a slip of its own.
ALTER TABLE bet_order ADD COLUMN slip_id bigint;
-- As the orders will have it.
ALTER TABLE chase_rest ADD COLUMN slip_id bigint;

-- It takes the number of the slip as well from here on.
DROP FUNCTION IF EXISTS chase_keep(bigint, text, smallint, integer, json);
