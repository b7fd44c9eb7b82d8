-- Owns what an operator has to look at, and the end of what trial accounts leave behind.

-- Something that could not be done and is set aside, one row for each thing: an order that cannot be settled, a deposit whose
-- reported amount is not credited. It is open until resolved_at is set; reported again, the row is open again.
CREATE TABLE operator_problem (
  station text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('settlement', 'deposit')),
  -- Number of the order.
  ref text NOT NULL,
  reason text NOT NULL,
  times integer NOT NULL DEFAULT 1 CHECK (times > 0),
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  resolved_at timestamptz,
  PRIMARY KEY (station, kind, ref)
);
CREATE INDEX operator_problem_open ON operator_problem (station, kind) WHERE resolved_at IS NULL;
CALL keep_apart('operator_problem', 'SELECT, INSERT, UPDATE');

-- How many problems are open in these stations, by kind. Looks into one station after the other, since row security shows no more.
CREATE FUNCTION open_problems(stations text[]) RETURNS TABLE (kind text, count bigint) LANGUAGE plpgsql AS $$
DECLARE
  before text := current_setting('app.station', true);
  one text;
BEGIN
  FOREACH one IN ARRAY stations LOOP
    PERFORM set_config('app.station', one, true);
    RETURN QUERY SELECT p.kind, count(*) FROM operator_problem p WHERE p.station = one AND p.resolved_at IS NULL GROUP BY p.kind;
  END LOOP;
  PERFORM set_config('app.station', coalesce(before, ''), true);
END $$;

-- A bet of real money, and one that has not ended, is never deleted by anybody.
DROP TRIGGER never_deleted ON bet_order;
CREATE TRIGGER never_deleted BEFORE DELETE ON bet_order FOR EACH ROW
  WHEN (OLD.book <> 'play' OR OLD.status = 1) EXECUTE FUNCTION bet_order_guard();

-- Deletes ended bets of trial accounts of the current station that ended before a moment, with the chases they leave empty; as many as
-- `most` in one call. Gives how many bets it deleted. Ledger and accounts stay.
CREATE FUNCTION trial_bets_delete(ended_before timestamptz, most integer) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  here text := current_station();
  chases bigint[];
  deleted integer;
BEGIN
  IF here IS NULL THEN RAISE EXCEPTION 'no station is set' USING ERRCODE = 'LE004'; END IF;
  WITH gone AS (
    DELETE FROM bet_order d WHERE d.station = here AND d.id IN (
      SELECT o.id FROM account a JOIN bet_order o ON o.station = here AND o.account_id = a.id
        WHERE a.station = here AND a.role = 'trial' AND a.ends_at < ended_before AND o.book = 'play' AND o.status <> 1
        LIMIT most)
      RETURNING d.chase_id)
  SELECT count(*), array_agg(DISTINCT g.chase_id) FILTER (WHERE g.chase_id IS NOT NULL) INTO deleted, chases FROM gone g;
  DELETE FROM chase_plan c WHERE c.station = here AND c.id = ANY (chases)
    AND NOT EXISTS (SELECT FROM bet_order o WHERE o.station = here AND o.chase_id = c.id);
  RETURN deleted;
END $$;
REVOKE ALL ON FUNCTION trial_bets_delete(timestamptz, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION trial_bets_delete(timestamptz, integer) TO house_app;
CREATE INDEX account_trial ON account (station, ends_at) WHERE role = 'trial';
