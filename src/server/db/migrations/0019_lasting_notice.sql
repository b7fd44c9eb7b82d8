-- A player whose account was logged in elsewhere is informed for some seconds: of requests that run side by side, each may be the one whose answer arrives.
-- is_notified stays for the release before this one; the next release removes it.
ALTER TABLE session ADD COLUMN notified_at timestamptz;
UPDATE session SET notified_at = ended_at WHERE is_notified;
