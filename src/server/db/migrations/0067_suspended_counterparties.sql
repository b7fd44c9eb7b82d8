-- Owns which counterparties are suspended: as long as a row is there, nothing new goes to the company, at any station. Addresses and keys stay in the file. Of the back office.
CREATE TABLE party_suspension (
  -- In the file of COUNTERPARTIES, such as payProvider or platforms.AG.
  name text PRIMARY KEY,
  reason text NOT NULL CHECK (reason <> ''),
  suspended_by text NOT NULL,
  suspended_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, DELETE ON party_suspension TO office_staff;
GRANT SELECT ON party_suspension TO house_app;
