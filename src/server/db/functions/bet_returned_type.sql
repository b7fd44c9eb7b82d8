-- The ledger type by which stakes of a slip come back to their member: the one that belongs to the type the slip moved them by, which for Mark Six is its own.
-- `slip` is the number of the slip's first order. `otherwise` is the answer where no stake is posted for it: orders from before slips were kept name none.
CREATE OR REPLACE FUNCTION bet_returned_type(slip bigint, otherwise integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT t.type + 2 FROM ledger_transaction t
    WHERE t.station = current_station() AND t.ref_type = 'slip' AND t.ref_id = slip::text), otherwise)
$$;
GRANT EXECUTE ON FUNCTION bet_returned_type TO house_app;
