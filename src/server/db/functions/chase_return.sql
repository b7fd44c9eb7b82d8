-- Returns what a chase holds, for chase_stop(), which has locked the row and the accounts: once, since nothing is held afterwards.
CREATE OR REPLACE FUNCTION chase_return(chase bigint, reason text, ledger_kind integer, moment timestamptz) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
DECLARE rest record;
BEGIN
  SELECT * INTO STRICT rest FROM chase_rest r WHERE r.station = current_station() AND r.chase_id = chase;
  PERFORM ledger_write(ARRAY[bet_returned_type(rest.slip_id, ledger_kind)], 'chase', ARRAY[rest.chase_id::text], ARRAY[h.id], ARRAY[w.id], ARRAY[rest.held], ARRAY[moment])
    FROM ledger_account w, ledger_account h
    WHERE w.station = rest.station AND w.owner_id = rest.account_id AND w.kind = 'wallet' AND w.book = rest.book AND w.part = ''
      AND h.station = rest.station AND h.owner_id = 0 AND h.kind = 'house' AND h.book = rest.book AND h.part = ledger_shard('payouts', rest.account_id);
  IF NOT FOUND THEN RAISE EXCEPTION 'chase % has no wallet to return to', rest.chase_id USING ERRCODE = 'LE004'; END IF;
  UPDATE chase_rest r SET held = 0, returned = rest.held, returned_at = moment, return_reason = reason, opens_at = NULL
    WHERE r.station = rest.station AND r.chase_id = rest.chase_id;
  -- As bet_end() takes what is returned off the open stakes of a team.
  IF rest.uplines IS NOT NULL THEN
    INSERT INTO team_entry (station, account_id, day, lot_code, unsettled)
      VALUES (rest.station, rest.account_id, beijing_day(rest.created_at), rest.lot_code, -rest.held);
  END IF;
END $$;
REVOKE ALL ON FUNCTION chase_return FROM PUBLIC;
