-- Mail waits where messages by SMS wait.
ALTER TABLE sms_outbox RENAME TO outgoing_message;
ALTER TABLE outgoing_message RENAME COLUMN phone TO address;
ALTER TABLE outgoing_message
  ADD COLUMN channel text NOT NULL DEFAULT 'sms' CHECK (channel IN ('sms', 'mail')),
  -- A message by SMS has none.
  ADD COLUMN subject text NOT NULL DEFAULT '';
-- The release before reads and writes SMS under the old names. To be dropped with the release after this one.
CREATE VIEW sms_outbox WITH (security_invoker = on) AS
  SELECT station, id, address AS phone, body, created_at, message_id, state, tries, send_at, lapses_at
    FROM outgoing_message WHERE channel = 'sms';
GRANT SELECT, INSERT, UPDATE, DELETE ON sms_outbox TO house_app;
ALTER INDEX sms_outbox_at RENAME TO outgoing_message_at;
ALTER INDEX sms_outbox_message RENAME TO outgoing_message_id;
ALTER INDEX sms_outbox_waiting RENAME TO outgoing_message_waiting;
