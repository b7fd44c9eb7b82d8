-- An upline is for good: the tree is built on it, and so is what bets have paid.
CREATE OR REPLACE FUNCTION team_refuse_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'account % keeps its upline', OLD.id USING ERRCODE = 'TM001';
END $$;
