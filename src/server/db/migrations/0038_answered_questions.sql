-- Owns when a session answered the security question, or set it: what guards money changes for a while after.

ALTER TABLE session ADD COLUMN answered_at timestamptz;
