-- Owns which members wait with markers of harm for somebody of the office to look: kept as markers are stored and interactions noted, so that a queue costs what waits in it.
CREATE TABLE marker_waiting (
  station text NOT NULL,
  account_id integer NOT NULL,
  -- When the first marker was stored that nobody has looked at.
  since timestamptz NOT NULL,
  PRIMARY KEY (station, account_id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX marker_waiting_since ON marker_waiting (station, since, account_id);
CALL enable_station_rls('marker_waiting', 'SELECT, INSERT, DELETE');
GRANT DELETE ON marker_waiting TO office_support;

-- Those who wait already: a hit is news where it is more than what was known at the last interaction.
INSERT INTO marker_waiting (station, account_id, since)
  SELECT h.station, h.account_id, min(h.at)
  FROM marker_hit h
    LEFT JOIN LATERAL (SELECT max(i.through_hit) AS known FROM marker_interaction i WHERE i.station = h.station AND i.account_id = h.account_id) l ON true
  WHERE h.id > coalesce(l.known, 0) AND NOT EXISTS (SELECT FROM marker_hit k WHERE k.station = h.station AND k.account_id = h.account_id AND k.marker = h.marker
    AND k.day > h.day - 30 AND k.value >= h.value AND k.id <= coalesce(l.known, 0))
  GROUP BY h.station, h.account_id;

-- The office notes interactions.
GRANT INSERT ON marker_interaction TO office_support;
ALTER TABLE marker_interaction
  DROP CONSTRAINT marker_interaction_way_check,
  ADD CONSTRAINT marker_interaction_way_check CHECK (way IN ('none', 'letter', 'call', 'limitProposed', 'breakProposed'));

-- Each reality check that a member has answered: what is confirmed in reality_member moves on, this stays.
CREATE TABLE reality_answer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  -- When the check was due, by which it is known.
  due timestamptz NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (station, account_id, due),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CALL enable_station_rls('reality_answer', 'SELECT, INSERT');
