-- Whole slips that a player keeps by a name, to bet them again on any lottery of the family.
CREATE TABLE kept_slip (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  account_id integer NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 20),
  family text NOT NULL,
  version smallint NOT NULL CHECK (version IN (1, 2)),
  -- The lottery it was made on.
  lot_code text NOT NULL,
  -- A list of plays, selections and amounts: no odds, no prizes, since those of the moment count when it is bet.
  bets jsonb NOT NULL CHECK (jsonb_array_length(bets) BETWEEN 1 AND 200),
  kept_at timestamptz NOT NULL,
  UNIQUE (station, account_id, name),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CALL enable_station_rls('kept_slip', 'SELECT, INSERT, UPDATE, DELETE');
