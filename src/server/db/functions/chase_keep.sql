-- Keeps what a chase does not open at once, for bet_place(), which has stored the chase and takes its stake: `rest` is {periods, lines} as in chase_rest, without
-- the numbers of orders. `category` is the one of the rates of teams, `slip` the number of the slip's first order where that is opened at once.
-- Returns the numbers that the orders will have, from-to for each period.
CREATE OR REPLACE FUNCTION chase_keep(chase bigint, in_book text, mode smallint, category integer, rest json, slip bigint) RETURNS text[]
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  plan record;
  counts integer[];
  numbered jsonb[];
  numbers text[];
  period jsonb;
  first bigint;
BEGIN
  SELECT * INTO STRICT plan FROM chase_plan c WHERE c.station = current_station() AND c.id = chase;
  SELECT array_agg(json_array_length(l.list) ORDER BY l.place) INTO counts FROM json_array_elements(rest -> 'lines') WITH ORDINALITY AS l(list, place);
  FOR period IN SELECT p.value FROM jsonb_array_elements((rest -> 'periods')::jsonb) WITH ORDINALITY AS p(value, place) ORDER BY p.place LOOP
    first := bet_numbers(counts[(period ->> 'lines')::integer]);
    numbered := numbered || (period || jsonb_build_object('id', first));
    numbers := numbers || format('%s-%s', first, first + counts[(period ->> 'lines')::integer] - 1);
  END LOOP;
  INSERT INTO chase_rest (station, chase_id, account_id, book, lot_code, version, periods, lines, held, opens_at, created_at, uplines, rates, slip_id)
    SELECT plan.station, chase, plan.account_id, in_book, plan.lot_code, mode, array_to_json(numbered), rest -> 'lines',
        (SELECT sum((p.value ->> 'times')::bigint * (SELECT sum((l.value ->> 'stake')::bigint)
          FROM json_array_elements(rest -> 'lines' -> ((p.value ->> 'lines')::integer - 1)) l)) FROM unnest(numbered) AS p(value)),
        (numbered[1] ->> 'startsAt')::timestamptz, plan.created_at, c.uplines, c.rates, coalesce(slip, (numbered[1] ->> 'id')::bigint)
      FROM (SELECT) one
      LEFT JOIN LATERAL (SELECT t.uplines, t.rates FROM team_chain(plan.account_id, category) t
        WHERE in_book = 'real' AND EXISTS (SELECT FROM team_member m WHERE m.station = plan.station AND m.account_id = plan.account_id)) c ON true;
  RETURN numbers;
END $$;
REVOKE ALL ON FUNCTION chase_keep FROM PUBLIC;
