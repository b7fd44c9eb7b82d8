-- Which of several servers does a job: whoever holds its lease. A row and no lock of a session, since a pooler may give every transaction another one.
CREATE TABLE job_lease (
  -- The job's number.
  job integer PRIMARY KEY,
  -- A process; another one after each start.
  holder uuid NOT NULL,
  -- By the database's clock, which is one for all of them.
  until timestamptz NOT NULL
);
