-- Begins the sums of a member whose bets are to be summed: of the 33 days before `moment`, which is more than any frame reaches back. False where they are kept already.
CREATE OR REPLACE FUNCTION limit_begin(member integer, moment timestamptz) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
DECLARE
  station_code text := current_station();
  since_day timestamptz := date_trunc('day', moment, 'UTC') - interval '33 days' - interval '8 hours';
BEGIN
  -- Whoever places, ends or opens a bet of the member holds one of these until it is committed: what is read afterwards is all there is.
  PERFORM pg_advisory_xact_lock(limit_lock(member));
  PERFORM FROM ledger_account a WHERE a.station = station_code AND a.owner_id = member AND a.kind = 'wallet' AND a.book = 'real' AND a.part = '' FOR UPDATE;
  PERFORM FROM chase_rest r WHERE r.station = station_code AND r.account_id = member ORDER BY r.chase_id FOR UPDATE;
  UPDATE limit_kept k SET since = since_day WHERE k.station = station_code AND k.account_id = member AND k.since IS NULL;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO limit_span (station, account_id, span, begins, part, staked, lost)
    SELECT station_code, member, s.span, s.begins, 'bet', sum(b.staked), sum(b.lost)
      FROM limit_bets(member, since_day, 'infinity') b CROSS JOIN LATERAL limit_spans(b.at) s GROUP BY 3, 4;
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION limit_begin FROM PUBLIC;
-- For the money job, which works as house_app within a station.
GRANT EXECUTE ON FUNCTION limit_begin TO house_app;
