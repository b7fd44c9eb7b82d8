-- A transfer moves the money of its account: play money for a trial account, real money for everybody else, whatever was asked for.
CREATE OR REPLACE FUNCTION transfer_order_book() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.book := CASE (SELECT a.role FROM account a WHERE a.station = NEW.station AND a.id = NEW.account_id) WHEN 'trial' THEN 'play' ELSE 'real' END;
  RETURN NEW;
END $$;
