-- The phone that its member has read a code on; another than `phone` once that has changed otherwise.
ALTER TABLE account ADD COLUMN proven_phone text NOT NULL DEFAULT '';
UPDATE account a SET proven_phone = a.phone
WHERE a.phone <> '' AND EXISTS (
  SELECT FROM contact_change c
  WHERE c.station = a.station AND c.account_id = a.id AND c.kind = 'phone' AND c.address = a.phone AND c.changed_at IS NOT NULL
);

-- Codes of log-ins lie with those of recoveries; one to log in with is good in the browser alone that asked for it.
ALTER TABLE password_recovery
  ADD COLUMN purpose text NOT NULL DEFAULT 'recover' CHECK (purpose IN ('recover', 'login')),
  ADD COLUMN visitor_hash bytea;
