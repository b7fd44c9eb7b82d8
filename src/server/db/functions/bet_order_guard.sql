-- An order ends once, settled or refunded, and once more after each correction of its draw; what was accepted never changes, and it is never deleted.
CREATE OR REPLACE FUNCTION bet_order_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'a bet is never deleted' USING ERRCODE = 'BE011';
  ELSIF (NEW.stake, NEW.account_id, NEW.qi_hao, NEW.lot_code, NEW.play_code, NEW.selection::text, NEW.terms::text, NEW.uplines, NEW.rates)
    IS DISTINCT FROM (OLD.stake, OLD.account_id, OLD.qi_hao, OLD.lot_code, OLD.play_code, OLD.selection::text, OLD.terms::text, OLD.uplines, OLD.rates) THEN
    RAISE EXCEPTION 'bet % cannot be changed', OLD.id USING ERRCODE = 'BE011';
  ELSIF OLD.status IN (2 /* won */, 3 /* lost */, 10 /* pushed */) AND NEW.status IN (5 /* rolledBack */, 6 /* rolledBackOwing */) THEN
    -- bet_roll_back() has recorded what it takes back, for the correction that the period is in.
    IF NEW.settle_round <= OLD.settle_round OR NEW.ended_at <> OLD.ended_at
      OR NOT EXISTS (SELECT FROM lottery_period p WHERE p.lot_code = OLD.lot_code AND p.qi_hao = OLD.qi_hao
        AND p.state = 'rolledBack' AND p.corrections = NEW.settle_round)
      OR NOT EXISTS (SELECT FROM bet_rollback r WHERE r.station = OLD.station AND r.order_id = OLD.id AND r.round = NEW.settle_round) THEN
      RAISE EXCEPTION 'bet % has ended', OLD.id USING ERRCODE = 'BE011';
    END IF;
  ELSIF OLD.status IN (5 /* rolledBack */, 6 /* rolledBackOwing */) AND NEW.status IN (2 /* won */, 3 /* lost */, 4 /* returned */, 10 /* pushed */) THEN
    IF (NEW.settle_round, NEW.ended_at) IS DISTINCT FROM (OLD.settle_round, OLD.ended_at) THEN
      RAISE EXCEPTION 'bet % keeps its day and its round', OLD.id USING ERRCODE = 'BE011';
    END IF;
  ELSIF OLD.status <> 1 /* waiting */ OR NEW.status IN (5 /* rolledBack */, 6 /* rolledBackOwing */) THEN
    RAISE EXCEPTION 'bet % has ended', OLD.id USING ERRCODE = 'BE011';
  END IF;
  RETURN NEW;
END $$;
