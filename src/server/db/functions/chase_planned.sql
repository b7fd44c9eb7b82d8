-- The orders that a member's chases have not opened, as they will be in bet_order, or as they would be where they were returned together.
CREATE OR REPLACE FUNCTION chase_planned(member integer) RETURNS SETOF bet_order LANGUAGE sql STABLE AS $$
  SELECT p.id + l.place - 1, r.station, r.account_id, r.book, r.lot_code, r.version, p."qiHao", p."sealsAt", l."playCode", l.selection,
      CASE WHEN p.times = 1 THEN l.terms
        ELSE (l.terms::jsonb || jsonb_build_object('multiple', coalesce((l.terms ->> 'multiple')::bigint, 1) * p.times))::json END,
      l."haoMa", l.units, l.stake * p.times, CASE WHEN r.returned > 0 THEN 4 ELSE 1 END::smallint, 0::bigint, 0::bigint,
      CASE WHEN r.returned > 0 THEN l.stake * p.times ELSE 0 END, 0::bigint, r.return_reason, r.chase_id, p.number, r.created_at, r.returned_at,
      r.uplines, r.rates, 0::smallint, NULL::bigint, NULL::integer, nullif(coalesce(r.slip_id, p.id + l.place - 1), p.id + l.place - 1), p."startsAt"
    FROM chase_rest r
    -- OFFSET 0 keeps this one, so that the lines are read once for a chase and not again for each of its periods.
    CROSS JOIN LATERAL (SELECT s.place AS list, b.* FROM json_array_elements(r.lines) WITH ORDINALITY AS s(list, place)
      CROSS JOIN LATERAL ROWS FROM (json_to_recordset(s.list) AS ("playCode" text, selection json, terms json, "haoMa" text, units bigint, stake bigint))
        WITH ORDINALITY AS b("playCode", selection, terms, "haoMa", units, stake, place) OFFSET 0) l
    CROSS JOIN LATERAL ROWS FROM (json_to_recordset(r.periods)
        AS ("qiHao" text, "startsAt" timestamptz, "sealsAt" timestamptz, number integer, times bigint, lines integer, id bigint))
      WITH ORDINALITY AS p("qiHao", "startsAt", "sealsAt", number, times, lines, id, place)
    WHERE r.station = current_station() AND r.account_id = member AND p.lines = l.list AND p.place > r.opened
      AND p.id + l.place - 1 <> ALL (r.apart)
$$;
GRANT EXECUTE ON FUNCTION chase_planned TO house_app;
