-- Owns what a chase has not opened yet: one row for each, whatever its length. Chases that run at the upgrade have all their orders already, and have no such row.

CREATE TABLE chase_rest (
  station text NOT NULL,
  chase_id bigint NOT NULL,
  account_id integer NOT NULL,
  book text NOT NULL CHECK (book IN ('real', 'play')),
  lot_code text NOT NULL,
  version smallint NOT NULL CHECK (version IN (1, 2)),
  -- Those that were left at placing, in order: {qiHao, startsAt, sealsAt, number, times, lines, id}. `lines` is a place in `lines`, counted from 1, `id` the number
  -- of the period's first order, which the others follow.
  periods json NOT NULL,
  -- Lists of {playCode, selection, terms, haoMa, units, stake}, as an order of the multiple 1 has them; a second one where the rules change between periods.
  lines json NOT NULL,
  -- How many of the periods are opened.
  opened integer NOT NULL DEFAULT 0 CHECK (opened >= 0),
  -- Orders that were revoked one by one before their period was opened: they are in bet_order.
  apart bigint[] NOT NULL DEFAULT '{}',
  -- The stake of all that is neither opened nor revoked; it was taken at placing, and is kept to be bet or returned.
  held bigint NOT NULL CHECK (held >= 0),
  -- When the next period begins, while something is held.
  opens_at timestamptz,
  -- The stake that went back in one go, when the chase was cancelled or stopped at a win, and why.
  returned bigint NOT NULL DEFAULT 0 CHECK (returned >= 0),
  returned_at timestamptz,
  return_reason text CHECK (return_reason IN ('member', 'chase')),
  -- As the orders will have them.
  created_at timestamptz NOT NULL,
  uplines integer[],
  rates integer[],
  PRIMARY KEY (station, chase_id),
  FOREIGN KEY (station, chase_id) REFERENCES chase_plan (station, id),
  CHECK ((held > 0) = (opens_at IS NOT NULL)),
  CHECK (held = 0 OR returned = 0),
  CHECK ((returned > 0) = (returned_at IS NOT NULL) AND (returned > 0) = (return_reason IS NOT NULL)),
  CHECK ((uplines IS NULL) = (rates IS NULL) AND cardinality(rates) = cardinality(uplines) + 1)
);
CREATE INDEX chase_rest_member ON chase_rest (station, account_id);
CREATE INDEX chase_rest_due ON chase_rest (station, opens_at, chase_id) WHERE opens_at IS NOT NULL;
CALL enable_station_rls('chase_rest', 'SELECT');
