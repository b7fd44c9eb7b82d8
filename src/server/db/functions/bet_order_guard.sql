-- An order ends once, settled or refunded; what was accepted never changes, and it is never deleted.
CREATE OR REPLACE FUNCTION bet_order_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'a bet is never deleted' USING ERRCODE = 'BE011';
  ELSIF OLD.status <> 1 THEN
    RAISE EXCEPTION 'bet % has ended', OLD.id USING ERRCODE = 'BE011';
  ELSIF (NEW.stake, NEW.account_id, NEW.qi_hao, NEW.lot_code, NEW.play_code, NEW.selection::text, NEW.terms::text, NEW.uplines, NEW.rates)
    IS DISTINCT FROM (OLD.stake, OLD.account_id, OLD.qi_hao, OLD.lot_code, OLD.play_code, OLD.selection::text, OLD.terms::text, OLD.uplines, OLD.rates) THEN
    RAISE EXCEPTION 'bet % cannot be changed', OLD.id USING ERRCODE = 'BE011';
  END IF;
  RETURN NEW;
END $$;
