-- A request goes forward once, from pending to its end, and what was asked for never changes: AP001. What somebody asked for who may no longer is not done: AP002. Who asks and who decides is whoever is at work in this
-- transaction, whatever the statement says: with the rights of the owner, since no other room sees who works here.
CREATE OR REPLACE FUNCTION approval_guard() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  here staff;
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'requests are never deleted' USING ERRCODE = 'AP001';
  END IF;
  SELECT * INTO here FROM staff s WHERE s.id = staff_here() AND s.state = 'enabled';
  IF here.id IS NULL THEN
    RAISE EXCEPTION 'nobody is at work' USING ERRCODE = 'AP001';
  END IF;
  IF TG_OP = 'INSERT' THEN
    NEW.asked_staff := here.id;
    NEW.asked_by := here.name;
    NEW.asked_person := here.person;
    IF NEW.state NOT IN ('pending', 'done') OR NEW.decided_at IS NOT NULL THEN
      RAISE EXCEPTION 'a request begins pending or done alone' USING ERRCODE = 'AP001';
    END IF;
    RETURN NEW;
  END IF;
  IF OLD.state <> 'pending' OR NEW.state = 'pending' THEN
    RAISE EXCEPTION 'request % is % and cannot become %', OLD.id, OLD.state, NEW.state USING ERRCODE = 'AP001';
  END IF;
  IF (OLD.station, OLD.ref, OLD.kind, OLD.call, OLD.request, OLD.amount, OLD.account_id, OLD.fingerprint, OLD.facts, OLD.reason, OLD.asked_by, OLD.asked_staff, OLD.asked_person,
      OLD.asked_role, OLD.at, OLD.expires_at, OLD.because)
    IS DISTINCT FROM (NEW.station, NEW.ref, NEW.kind, NEW.call, NEW.request, NEW.amount, NEW.account_id, NEW.fingerprint, NEW.facts, NEW.reason, NEW.asked_by, NEW.asked_staff,
      NEW.asked_person, NEW.asked_role, NEW.at, NEW.expires_at, NEW.because) THEN
    RAISE EXCEPTION 'request % was asked for as it is', OLD.id USING ERRCODE = 'AP001';
  END IF;
  -- A request of somebody who was shut out, or may no longer what they asked for, is done by nobody.
  IF NEW.state = 'done' AND NOT EXISTS (SELECT FROM staff s WHERE s.id = OLD.asked_staff AND s.state = 'enabled'
      AND OLD.asked_role = ANY (s.role || s.elevates_to) AND (OLD.station = 'all' OR s.stations IS NULL OR OLD.station = ANY (s.stations))) THEN
    RAISE EXCEPTION 'whoever asked for request % may no longer', OLD.id USING ERRCODE = 'AP002';
  END IF;
  NEW.decided_staff := here.id;
  NEW.decided_by := here.name;
  NEW.decided_person := here.person;
  RETURN NEW;
END $$;
