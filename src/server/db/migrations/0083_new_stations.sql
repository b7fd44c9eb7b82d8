-- Owns what a station is made of at the office before it has a file: logos that were uploaded, saves that wait for their moment, and the files themselves where the database has them in place of a folder.

-- Logos as they were drawn again; one is written beside the files with the first file that names it.
CREATE TABLE studio_logo (
  name text PRIMARY KEY,
  bytes bytea NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  made_by text NOT NULL,
  at timestamptz NOT NULL
);

-- A save that waits for its moment: the text, and the name of what it was planned on.
CREATE TABLE studio_schedule (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  plan text NOT NULL,
  text text NOT NULL,
  due_at timestamptz NOT NULL,
  name text NOT NULL,
  reason text NOT NULL,
  staff_id integer NOT NULL,
  made_by text NOT NULL,
  made_at timestamptz NOT NULL,
  -- Whoever agreed; empty where nobody had to.
  approved_by text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'done', 'failed', 'cancelled')),
  -- Why it was not done.
  note text NOT NULL DEFAULT ''
);
CREATE INDEX studio_schedule_waiting ON studio_schedule (station, due_at) WHERE state = 'waiting';
CALL enable_station_rls('studio_schedule', 'SELECT, INSERT, UPDATE');

-- The files of stations where STATIONS is "database". Each writing is another row version: by its xmin servers see that a text is another one.
CREATE TABLE station_source (
  code text PRIMARY KEY,
  text text NOT NULL,
  made_by text NOT NULL,
  at timestamptz NOT NULL
);
CREATE TABLE station_logo (
  name text PRIMARY KEY,
  bytes bytea NOT NULL,
  at timestamptz NOT NULL
);

GRANT SELECT, INSERT, DELETE ON studio_logo TO office_content;
GRANT SELECT ON studio_logo TO office_read, office_staff, house_app;
GRANT SELECT, INSERT, UPDATE ON studio_schedule TO office_content, office_money;
GRANT SELECT ON studio_schedule TO office_read;
-- A second person agrees to a new station in the room of staff, and to a change of one in that of money.
GRANT SELECT ON studio_plan TO office_staff;
GRANT SELECT, INSERT ON studio_version TO office_staff;
GRANT SELECT, INSERT, UPDATE ON station_source TO office_content, office_money, office_staff;
GRANT SELECT, INSERT, UPDATE ON station_logo TO office_content, office_money, office_staff;
GRANT SELECT ON station_source, station_logo TO office_read, house_app;
