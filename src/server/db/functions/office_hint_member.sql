-- Says to every server that listens that somebody has changed a member, by the account name: pages that show the member ask again.
CREATE OR REPLACE FUNCTION office_hint_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('office', json_build_object('station', NEW.station, 'queue', 'member', 'item', a.name)::text) FROM account a WHERE a.id = NEW.account_id;
  RETURN NULL;
END $$;
