-- Adds what bets came to, or came to differently, to the days and hours of those members whose bets are summed. One element for each bet with real money;
-- `moments` are those from which they count. The caller holds the lock that `part` is written under (limit_span).
CREATE OR REPLACE FUNCTION limit_add(members integer[], moments timestamptz[], part text, staked bigint[], lost bigint[]) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO limit_span AS h (station, account_id, span, begins, part, staked, lost)
    SELECT k.station, k.account_id, s.span, s.begins, limit_add.part, sum(x.staked), sum(x.lost)
      FROM unnest(members, moments, limit_add.staked, limit_add.lost) AS x(member, moment, staked, lost)
      JOIN limit_kept k ON k.station = current_station() AND k.account_id = x.member AND k.since IS NOT NULL
      CROSS JOIN LATERAL limit_spans(x.moment) s
      GROUP BY 1, 2, 3, 4 ORDER BY 2, 3, 4
    ON CONFLICT ON CONSTRAINT limit_span_pkey DO UPDATE SET staked = h.staked + excluded.staked, lost = h.lost + excluded.lost;
END $$;
REVOKE ALL ON FUNCTION limit_add FROM PUBLIC;
