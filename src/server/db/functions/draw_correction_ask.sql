-- Asks the draw job for a correction of what a feed reported; two that are asked for at once are one. What another database draws is corrected in that one. The caller has shown its plan (planCorrection()).
CREATE OR REPLACE FUNCTION draw_correction_ask(lot text, qi text, round smallint, old_numbers smallint[], new_numbers smallint[], why text, by_name text, at timestamptz)
  RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF strpos(lot, '-') = 0 AND EXISTS (SELECT FROM database_number d WHERE NOT d.draws_for_all) THEN
    RAISE EXCEPTION '% % is drawn in another database, and corrected there', lot, qi USING ERRCODE = 'BE010';
  END IF;
  IF NOT EXISTS (SELECT FROM lottery_period p WHERE p.lot_code = lot AND p.qi_hao = qi AND p.source = 'feed' AND p.draw = old_numbers AND p.corrections = round - 1) THEN
    RAISE EXCEPTION 'the draw of % % cannot be corrected', lot, qi USING ERRCODE = 'BE010';
  END IF;
  INSERT INTO draw_correction (lot_code, qi_hao, number, old_draw, new_draw, reason, requested_by, requested_at)
    VALUES (lot, qi, round, old_numbers, new_numbers, why, by_name, at) ON CONFLICT DO NOTHING;
END $$;
REVOKE ALL ON FUNCTION draw_correction_ask FROM PUBLIC;
GRANT EXECUTE ON FUNCTION draw_correction_ask TO office_money;
