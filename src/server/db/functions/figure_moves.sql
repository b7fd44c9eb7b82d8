-- Transactions of real money of the current station with numbers above `after` and up to `up_to` that moved something between the station's own accounts and
-- those of players: to the station where `net` is above 0. `fee` is the part of a withdrawal that the station keeps.
CREATE OR REPLACE FUNCTION figure_moves(after bigint, up_to bigint)
  RETURNS TABLE (id bigint, type integer, day date, hour smallint, part text, net bigint, fee bigint, member integer)
  LANGUAGE sql STABLE SET search_path = pg_catalog, public SET enable_seqscan = off AS $$
  SELECT t.id, t.type, beijing_day(t.at), extract(hour FROM (t.at AT TIME ZONE 'UTC') + interval '8 hours')::smallint,
      figure_part(t.type, t.ref_type, t.ref_id, t.remark), s.net, s.fee, s.member
    FROM ledger_transaction t CROSS JOIN LATERAL (
      SELECT coalesce(sum(e.amount) FILTER (WHERE a.owner_id = 0), 0)::bigint AS net, max(a.owner_id) AS member, min(a.book) AS book,
          coalesce(sum(e.amount) FILTER (WHERE a.kind = 'house' AND t.type = 304 /* withdrawalPaid */), 0)::bigint AS fee
        FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id WHERE e.transaction_id = t.id) s
    WHERE t.station = current_station() AND t.id > after AND t.id <= up_to AND s.book = 'real' AND s.net <> 0
$$;
GRANT EXECUTE ON FUNCTION figure_moves TO house_app;
