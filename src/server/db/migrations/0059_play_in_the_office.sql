-- Owns what the back office does at once about play: sales that are stopped, and results of a feed that people entered.

-- A sale is stopped as long as its row is there, which sale_set() alone writes: of a lottery in a mode, and with a play of that play alone. It is no content: what a station offers stays as
-- it is, and nothing that is wrong elsewhere in its content holds a stop up.
CREATE TABLE sale_stop (
  station text NOT NULL,
  lot_code text NOT NULL,
  version smallint NOT NULL CHECK (version IN (1, 2)),
  -- Empty for all plays of the lottery in the mode.
  play_code text NOT NULL DEFAULT '',
  reason text NOT NULL CHECK (reason <> ''),
  stopped_by text NOT NULL,
  stopped_at timestamptz NOT NULL,
  PRIMARY KEY (station, lot_code, version, play_code)
);
CALL enable_station_rls('sale_stop', 'SELECT');

-- A result that people entered because the feed brought none; a draw belongs to all stations. draw_enter() writes it with the period itself.
CREATE TABLE draw_entry (
  lot_code text NOT NULL,
  qi_hao text NOT NULL,
  -- Null where the period was cancelled and every stake goes back.
  draw smallint[],
  reason text NOT NULL CHECK (reason <> ''),
  entered_by text NOT NULL,
  -- Who agreed.
  agreed_by text NOT NULL,
  entered_at timestamptz NOT NULL,
  PRIMARY KEY (lot_code, qi_hao),
  FOREIGN KEY (lot_code, qi_hao) REFERENCES lottery_period (lot_code, qi_hao)
);
GRANT SELECT ON draw_entry TO house_app, office_read, office_support;
