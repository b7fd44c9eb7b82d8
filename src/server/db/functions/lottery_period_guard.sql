-- A draw is stored once. What a feed reported is corrected only by a row of draw_correction; what this server drew from its seed never is. Times and
-- commitment of a period never change, and it is never deleted. A draw that is made here has the seed that was committed to, and the value of the round
-- that was committed to with it, whoever writes it. Where another database draws for all, lotteries of the catalogue have what is
-- copied from there and nothing else.
CREATE OR REPLACE FUNCTION lottery_period_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'a period is never deleted' USING ERRCODE = 'BE010';
  ELSIF (NEW.lot_code, NEW.qi_hao, NEW.starts_at, NEW.seals_at, NEW.opens_at, NEW.commitment, NEW.committed_at, NEW.beacon)
    IS DISTINCT FROM (OLD.lot_code, OLD.qi_hao, OLD.starts_at, OLD.seals_at, OLD.opens_at, OLD.commitment, OLD.committed_at, OLD.beacon) THEN
    RAISE EXCEPTION 'the times and the commitment of % % cannot be changed', OLD.lot_code, OLD.qi_hao USING ERRCODE = 'BE010';
  ELSIF OLD.state = 'open' THEN
    IF strpos(OLD.lot_code, '-') = 0 AND NEW.state <> 'open' AND current_setting('app.copied_draws', true) IS DISTINCT FROM 'on'
      AND EXISTS (SELECT FROM database_number d WHERE NOT d.draws_for_all) THEN
      RAISE EXCEPTION '% % is drawn in another database', OLD.lot_code, OLD.qi_hao USING ERRCODE = 'BE010';
    END IF;
    IF NEW.state = 'rolledBack' OR NEW.corrections <> 0 THEN
      RAISE EXCEPTION '% % is not drawn yet', OLD.lot_code, OLD.qi_hao USING ERRCODE = 'BE010';
    ELSIF NEW.state = 'drawn' AND (OLD.source <> NEW.source OR NEW.source <> 'feed' AND (NEW.seed IS NULL OR NEW.commitment IS NOT NULL
      AND NEW.commitment <> encode(sha256(decode(NEW.seed, 'hex') || convert_to(NEW.lot_code || NEW.qi_hao || coalesce('/' || NEW.beacon, ''), 'UTF8')), 'hex')
      OR (NEW.beacon IS NULL) <> (NEW.public_value IS NULL))) THEN
      RAISE EXCEPTION 'the draw of % % comes from its committed seed alone', OLD.lot_code, OLD.qi_hao USING ERRCODE = 'BE010';
    END IF;
  ELSIF (NEW.source, NEW.seed, NEW.public_value, NEW.drawn_at) IS DISTINCT FROM (OLD.source, OLD.seed, OLD.public_value, OLD.drawn_at) THEN
    RAISE EXCEPTION 'the draw of % % is stored once and never changed', OLD.lot_code, OLD.qi_hao USING ERRCODE = 'BE010';
  ELSIF OLD.state = 'drawn' AND NEW.state = 'rolledBack' THEN
    -- The correction begins: with the draws that its record names.
    IF OLD.source <> 'feed' OR NEW.corrections <> OLD.corrections + 1 OR NEW.corrected_from <> OLD.draw OR NOT EXISTS (SELECT FROM draw_correction c
      WHERE c.lot_code = OLD.lot_code AND c.qi_hao = OLD.qi_hao AND c.number = NEW.corrections AND c.finished_at IS NULL
        AND c.old_draw = OLD.draw AND c.new_draw IS NOT DISTINCT FROM NEW.draw) THEN
      RAISE EXCEPTION 'the draw of % % is stored once and never changed', OLD.lot_code, OLD.qi_hao USING ERRCODE = 'BE010';
    END IF;
  ELSIF OLD.state = 'rolledBack' THEN
    -- It ends: all bets are settled again.
    IF NEW.state <> (CASE WHEN OLD.draw IS NULL THEN 'void' ELSE 'drawn' END) OR (NEW.draw, NEW.corrections, NEW.corrected_from) IS DISTINCT FROM (OLD.draw, OLD.corrections, OLD.corrected_from)
      OR NOT EXISTS (SELECT FROM draw_correction c WHERE c.lot_code = OLD.lot_code AND c.qi_hao = OLD.qi_hao AND c.number = OLD.corrections
        AND c.rolled_back_at IS NOT NULL AND c.finished_at IS NULL) THEN
      RAISE EXCEPTION 'the correction of % % is not finished', OLD.lot_code, OLD.qi_hao USING ERRCODE = 'BE010';
    END IF;
  ELSE
    RAISE EXCEPTION 'the draw of % % is stored once and never changed', OLD.lot_code, OLD.qi_hao USING ERRCODE = 'BE010';
  END IF;
  RETURN NEW;
END $$;
