-- Marks a new wallet, and a new debt, whose owner is in the tree, so that its entries count for teams.
CREATE OR REPLACE FUNCTION ledger_account_join_team() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  NEW.is_in_team := EXISTS (SELECT FROM team_member m WHERE m.station = NEW.station AND m.account_id = NEW.owner_id);
  RETURN NEW;
END $$;
