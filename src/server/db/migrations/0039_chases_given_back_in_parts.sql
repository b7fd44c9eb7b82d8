-- Owns which chases still give orders back. One that ended while it had thousands of open orders, as those have that began before a chase was one row, gives them back in parts.

CREATE TABLE chase_back (
  station text NOT NULL,
  chase_id bigint NOT NULL,
  -- When it was cancelled or stopped at a win, and why: what was open and not sealed then goes back, whenever its turn comes.
  ended_at timestamptz NOT NULL,
  reason text NOT NULL CHECK (reason IN ('member', 'chase')),
  PRIMARY KEY (station, chase_id),
  FOREIGN KEY (station, chase_id) REFERENCES chase_plan (station, id)
);
CALL enable_station_rls('chase_back', 'SELECT');
