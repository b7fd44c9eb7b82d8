-- What identifies a person lies sealed in the columns it was in (src/server/db/personal); a release before reads it as it is and cannot open it. The application
-- finds it by tags that only the holder of DATA_KEY can make.
ALTER TABLE account
  -- Tags of the whole value, per station; null for nothing, and while the value lies open.
  ADD COLUMN phone_key text,
  ADD COLUMN email_key text,
  ADD COLUMN real_name_key text,
  -- By kind: the tags of the value and of its parts, which member_key has as well.
  ADD COLUMN found_by jsonb;
ALTER TABLE card ADD COLUMN found_by jsonb;
-- Mails of a day are counted by address.
ALTER TABLE outgoing_message ADD COLUMN address_key text;

-- How far the values of a table lie under the key with a mark; a round goes on where the one before ended.
CREATE TABLE personal_progress (
  station text NOT NULL,
  of_table text NOT NULL,
  mark text NOT NULL,
  through text NOT NULL DEFAULT '',
  -- Values of this pass that somebody held, or that no key opens: another pass looks at them again.
  left_out integer NOT NULL DEFAULT 0,
  done_at timestamptz,
  PRIMARY KEY (station, of_table)
);
CALL enable_station_rls('personal_progress', 'SELECT, INSERT, UPDATE');
