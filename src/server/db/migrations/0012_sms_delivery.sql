-- Messages wait in sms_outbox until the SMS gateway has taken them. The defaults are for rows that a server of the release before still writes.
ALTER TABLE sms_outbox
  -- The gateway sends a message once, however often this comes.
  ADD COLUMN message_id text NOT NULL DEFAULT gen_random_uuid()::text,
  -- What is there already went nowhere, and nobody waits for it any more.
  ADD COLUMN state text NOT NULL DEFAULT 'lapsed' CHECK (state IN ('waiting', 'sent', 'refused', 'lapsed')),
  ADD COLUMN tries integer NOT NULL DEFAULT 0,
  ADD COLUMN send_at timestamptz NOT NULL DEFAULT now(),
  -- A code that has expired is of no use to anybody.
  ADD COLUMN lapses_at timestamptz NOT NULL DEFAULT now() + interval '10 minutes';
ALTER TABLE sms_outbox ALTER COLUMN state SET DEFAULT 'waiting';
CREATE UNIQUE INDEX sms_outbox_message ON sms_outbox (station, message_id);
CREATE INDEX sms_outbox_waiting ON sms_outbox (station, send_at) WHERE state = 'waiting';
GRANT UPDATE ON sms_outbox TO house_app;
