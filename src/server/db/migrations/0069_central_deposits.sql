-- What a central file over all operators has to count of the deposits of a member, where the station asks one before each deposit: a row for each question,
-- written before the file is asked, so that what it reserved is given back whatever becomes of the call.
CREATE TABLE central_deposit (
  station text NOT NULL,
  -- The number by which the file knows it; the same for a repeated call.
  ref text NOT NULL,
  account_id integer NOT NULL,
  -- The code by which it knows the member, as it was asked.
  person text NOT NULL,
  -- The order that came of it; null where there is none yet, or will be none.
  order_no text,
  -- What has to be counted, in 0.0001 yuan; 0 once nothing came of it.
  amount bigint NOT NULL CHECK (amount >= 0),
  -- Goes up with each change of the amount. The first is the reservation.
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  -- The version that the file has confirmed; null for none.
  confirmed integer CHECK (confirmed <= version),
  -- When the file is notified, and how often that met no answer; null where both sides know.
  due_at timestamptz,
  asked integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (station, ref),
  UNIQUE (station, order_no),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id),
  FOREIGN KEY (station, order_no) REFERENCES deposit_order (station, order_no)
);
CREATE INDEX central_deposit_due ON central_deposit (station, due_at) WHERE due_at IS NOT NULL;
CALL enable_station_rls('central_deposit', 'SELECT, INSERT, UPDATE');
