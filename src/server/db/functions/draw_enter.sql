-- Enters the result of a period that its feed did not bring, or cancels it where the draw is null, so that every stake goes back. A draw that is made here
-- comes from its committed seed and from nowhere else: nobody can enter one, and it can be cancelled only once it is a minute late, when no seed is at hand.
-- BE011 for what is refused, with the reason as detail: unknown, elsewhere (another database draws for all), drawn, notYet, ownSeed.
CREATE OR REPLACE FUNCTION draw_enter(lot text, qi text, numbers smallint[], why text, by_name text, agreed text, at timestamptz)
  RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  found lottery_period;
  refused text;
BEGIN
  PERFORM pg_advisory_xact_lock(lottery_period_key(lot, qi));
  SELECT * INTO found FROM lottery_period p WHERE p.lot_code = lot AND p.qi_hao = qi FOR UPDATE;
  refused := CASE WHEN found.lot_code IS NULL THEN 'unknown'
    WHEN strpos(lot, '-') = 0 AND EXISTS (SELECT FROM database_number d WHERE NOT d.draws_for_all) THEN 'elsewhere' WHEN found.state <> 'open' THEN 'drawn' WHEN found.opens_at > at THEN 'notYet'
    WHEN found.source <> 'feed' AND (numbers IS NOT NULL OR found.opens_at > at - interval '1 minute') THEN 'ownSeed' END;
  IF refused IS NOT NULL THEN
    RAISE EXCEPTION 'the result of % % cannot be entered', lot, qi USING ERRCODE = 'BE011', DETAIL = refused;
  END IF;
  UPDATE lottery_period p SET state = CASE WHEN numbers IS NULL THEN 'void' ELSE 'drawn' END, draw = numbers, drawn_at = at WHERE p.lot_code = lot AND p.qi_hao = qi;
  DELETE FROM lottery_seed s WHERE s.lot_code = lot AND s.qi_hao = qi;
  INSERT INTO draw_entry (lot_code, qi_hao, draw, reason, entered_by, agreed_by, entered_at) VALUES (lot, qi, numbers, why, by_name, agreed, at);
END $$;
REVOKE ALL ON FUNCTION draw_enter FROM PUBLIC;
GRANT EXECUTE ON FUNCTION draw_enter TO office_money;
