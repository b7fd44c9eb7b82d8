-- A request goes forward once, from pending to its end, and what was asked for never changes: AP001.
CREATE OR REPLACE FUNCTION approval_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'requests are never deleted' USING ERRCODE = 'AP001';
  END IF;
  IF TG_OP = 'INSERT' THEN
    IF NEW.state NOT IN ('pending', 'done') OR NEW.decided_at IS NOT NULL THEN
      RAISE EXCEPTION 'a request begins pending or done alone' USING ERRCODE = 'AP001';
    END IF;
    RETURN NEW;
  END IF;
  IF OLD.state <> 'pending' OR NEW.state = 'pending' THEN
    RAISE EXCEPTION 'request % is % and cannot become %', OLD.id, OLD.state, NEW.state USING ERRCODE = 'AP001';
  END IF;
  IF (OLD.station, OLD.ref, OLD.kind, OLD.call, OLD.request, OLD.amount, OLD.account_id, OLD.fingerprint, OLD.facts, OLD.reason, OLD.asked_by, OLD.asked_person,
      OLD.asked_role, OLD.at, OLD.expires_at, OLD.because)
    IS DISTINCT FROM (NEW.station, NEW.ref, NEW.kind, NEW.call, NEW.request, NEW.amount, NEW.account_id, NEW.fingerprint, NEW.facts, NEW.reason, NEW.asked_by,
      NEW.asked_person, NEW.asked_role, NEW.at, NEW.expires_at, NEW.because) THEN
    RAISE EXCEPTION 'request % was asked for as it is', OLD.id USING ERRCODE = 'AP001';
  END IF;
  RETURN NEW;
END $$;
