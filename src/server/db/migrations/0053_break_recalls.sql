-- What lies at a platform while a member is in a break, until it is back. A row for each platform that money of the member was ever moved to.
CREATE TABLE break_recall (
  station text NOT NULL,
  account_id integer NOT NULL,
  platform text NOT NULL,
  -- When it is looked at next; a new break makes it due at once.
  due_at timestamptz NOT NULL DEFAULT '-infinity',
  tries integer NOT NULL DEFAULT 0,
  -- When the platform said that the member's seats are closed; null where it has not, or cannot.
  left_at timestamptz,
  -- All of it is back, or the break was over before.
  ended_at timestamptz,
  PRIMARY KEY (station, account_id, platform),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX break_recall_due ON break_recall (station, due_at) WHERE ended_at IS NULL;
CALL enable_station_rls('break_recall', 'SELECT, INSERT, UPDATE');

-- Breaks that hold today as well.
INSERT INTO break_recall (station, account_id, platform)
  SELECT DISTINCT t.station, t.account_id, t.platform FROM transfer_order t JOIN break_member b ON b.station = t.station AND b.account_id = t.account_id
    WHERE t.direction = 'in' AND t.state <> 'failed' AND (b.closed_until > now() OR b.is_closed_by_registry);
