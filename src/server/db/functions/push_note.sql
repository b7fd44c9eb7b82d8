-- Writes a notice for each device of a member who wants to be notified of such a thing, in the transaction of what happened; once, however often it is said.
-- `kind` is support or withdrawal; it is sent from `due` on, until `lapses`.
CREATE OR REPLACE FUNCTION push_note(member integer, kind text, subject text, moment timestamptz, due timestamptz, lapses timestamptz) RETURNS void
  LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  INSERT INTO push_notice (station, device_id, account_id, service, kind, subject, at, send_at, lapses_at)
    SELECT d.station, d.id, d.account_id, d.service, push_note.kind, push_note.subject, moment, due, lapses
      FROM push_setting s JOIN push_device d ON d.station = s.station AND d.account_id = s.account_id
      WHERE s.station = current_station() AND s.account_id = member
        AND CASE push_note.kind WHEN 'support' THEN s.support WHEN 'withdrawal' THEN s.withdrawal ELSE false END
    ON CONFLICT DO NOTHING;
END $$;
REVOKE ALL ON FUNCTION push_note FROM PUBLIC;
GRANT EXECUTE ON FUNCTION push_note TO house_app, office_support, office_money;
