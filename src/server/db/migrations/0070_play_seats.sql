-- Whether a member plays here, as the central file says that knows who plays at which operator; a row for each member who logged in while the station asks one.
-- Who has a row bets, and moves money to platforms, up to `play_until` alone.
CREATE TABLE play_seat (
  station text NOT NULL,
  account_id integer NOT NULL,
  play_until timestamptz NOT NULL DEFAULT '-infinity',
  -- Why not, where not: elsewhere, at another operator; wait, until opens_at, after such play; silent, without an answer; unknown, of whom the file cannot be asked.
  refused text NOT NULL DEFAULT 'silent' CHECK (refused IN ('elsewhere', 'wait', 'silent', 'unknown')),
  opens_at timestamptz,
  -- Goes up with each question: of two that cross on the way the later one stands, there and here.
  version integer NOT NULL DEFAULT 0,
  -- The file may have the member as playing here: it has to be notified when that ends.
  is_known boolean NOT NULL DEFAULT false,
  -- When it is asked or notified next; null where nothing is due until the member comes again.
  due_at timestamptz,
  PRIMARY KEY (station, account_id),
  CHECK ((refused = 'wait') = (opens_at IS NOT NULL)),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX play_seat_due ON play_seat (station, due_at) WHERE due_at IS NOT NULL;
CALL enable_station_rls('play_seat', 'SELECT, INSERT, UPDATE, DELETE');
