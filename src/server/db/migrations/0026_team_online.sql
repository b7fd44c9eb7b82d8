-- Who of those below somebody is online, as the team job found it last: a page of them costs the same however many others a team has.
CREATE TABLE team_online_member (
  station text NOT NULL,
  ancestor_id integer NOT NULL,
  account_id integer NOT NULL,
  distance smallint NOT NULL CHECK (distance > 0),
  name_key text NOT NULL COLLATE "C",
  is_agent boolean NOT NULL,
  PRIMARY KEY (station, ancestor_id, account_id)
);
CREATE INDEX team_online_member_name ON team_online_member (station, ancestor_id, name_key);
CREATE INDEX team_online_member_direct ON team_online_member (station, ancestor_id, account_id) WHERE distance = 1;
CREATE INDEX team_online_member_agent ON team_online_member (station, ancestor_id, account_id) WHERE is_agent;
CALL enable_station_rls('team_online_member', 'SELECT');

-- How many of those below an account are online: the number of its rows above.
CREATE TABLE team_online (
  station text NOT NULL,
  account_id integer NOT NULL,
  online integer NOT NULL CHECK (online >= 0),
  PRIMARY KEY (station, account_id)
);
CALL enable_station_rls('team_online', 'SELECT');
