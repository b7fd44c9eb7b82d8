-- A draw is stored once; times and commitment of a period never change, and it is never deleted.
CREATE OR REPLACE FUNCTION lottery_period_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    RAISE EXCEPTION 'a period is never deleted' USING ERRCODE = 'BE010';
  ELSIF OLD.state <> 'open' THEN
    RAISE EXCEPTION 'the draw of % % is stored once and never changed', OLD.lot_code, OLD.qi_hao USING ERRCODE = 'BE010';
  ELSIF (NEW.lot_code, NEW.qi_hao, NEW.starts_at, NEW.seals_at, NEW.opens_at, NEW.commitment, NEW.committed_at)
    IS DISTINCT FROM (OLD.lot_code, OLD.qi_hao, OLD.starts_at, OLD.seals_at, OLD.opens_at, OLD.commitment, OLD.committed_at) THEN
    RAISE EXCEPTION 'the times and the commitment of % % cannot be changed', OLD.lot_code, OLD.qi_hao USING ERRCODE = 'BE010';
  END IF;
  RETURN NEW;
END $$;
