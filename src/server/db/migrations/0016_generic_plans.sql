-- Owns that placing a bet is planned once a connection. After statistics have come the database may take the plan for anybody to be dearer
-- than one for this member, and then plans a bet's looks at its limits anew for every bet, for the same plan: sampled at a seventh of a backend's work.
ALTER FUNCTION bet_place(integer, text, text, smallint, timestamptz, integer, json, bigint, json, bigint, boolean, boolean)
  SET plan_cache_mode = force_generic_plan;
ALTER FUNCTION ledger_post(integer, text, text, text, timestamptz, bigint[], bigint[]) SET plan_cache_mode = force_generic_plan;
