-- Keeps what a central file has to count of a deposit: all of one that waits, what was paid of one that is paid, nothing of any other, as limit_deposits() does.
-- The money job notifies the file (src/server/jobs/money/centralDeposits.ts).
CREATE OR REPLACE FUNCTION central_deposit_follow() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  counted bigint := CASE NEW.status WHEN 1 /* pending */ THEN NEW.amount WHEN 2 /* paid */ THEN NEW.paid ELSE 0 END;
BEGIN
  UPDATE central_deposit c SET amount = counted, version = c.version + 1, due_at = coalesce(NEW.finished_at, NEW.created_at), asked = 0
    WHERE c.station = NEW.station AND c.order_no = NEW.order_no AND c.amount <> counted;
  RETURN NULL;
END $$;
