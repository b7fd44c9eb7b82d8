-- Owns what the studio keeps of station files: what people are writing, plans until they are saved, and every text that was saved. The file on disk is what is served.

-- One's own text of a station's file, and the text that it was made from.
CREATE TABLE studio_draft (
  station text NOT NULL,
  staff_id integer NOT NULL,
  staff_name text NOT NULL,
  text text NOT NULL,
  base text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (station, staff_id)
);
CALL enable_station_rls('studio_draft', 'SELECT, INSERT, UPDATE, DELETE');

-- A text as somebody has looked at it, by the name of its plan; it waits for its save, or for a second person.
CREATE TABLE studio_plan (
  station text NOT NULL,
  plan text NOT NULL,
  text text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (station, plan)
);
CALL enable_station_rls('studio_plan', 'SELECT, INSERT, UPDATE, DELETE');

CREATE TABLE studio_version (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  at timestamptz NOT NULL,
  -- Null where the file was found changed on the machine; then made_by is its name.
  staff_id integer,
  made_by text NOT NULL,
  reason text NOT NULL,
  name text NOT NULL,
  text text NOT NULL
);
CREATE INDEX studio_version_listed ON studio_version (station, id);
CALL enable_station_rls('studio_version', 'SELECT, INSERT');

GRANT SELECT ON studio_draft, studio_version TO office_read;
GRANT SELECT, INSERT, UPDATE, DELETE ON studio_draft, studio_plan TO office_content, office_money;
GRANT SELECT, INSERT ON studio_version TO office_content, office_money;
-- A save is a line of the trail by itself: what was noted of the station is noted with it, so that it is not one twice.
GRANT SELECT, INSERT, UPDATE ON station_file TO office_content, office_money;
