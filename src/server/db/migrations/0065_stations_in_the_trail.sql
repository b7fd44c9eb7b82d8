-- Owns what was in service of each station when the trail last said so: a file that is changed is a line of the trail. Of the back office, like the trail.
CREATE TABLE station_file (
  code text PRIMARY KEY,
  -- The station with its defaults, by setting, in the order of its settings as json keeps it; null once it is out of service.
  facts json,
  since timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON station_file TO office_staff;

ALTER TABLE trail
  DROP CONSTRAINT trail_source_check,
  ADD CONSTRAINT trail_source_check CHECK (source IN ('act', 'read', 'support', 'content', 'station')) NOT VALID;
