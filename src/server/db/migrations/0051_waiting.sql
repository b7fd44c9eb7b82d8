-- Owns what the back office knows of things that wait: who has claimed one for some minutes, who looks at it, and how long it took until it was decided.

-- One holder for each thing of a queue. A claim ends by itself: whoever comes later takes the row over.
CREATE TABLE waiting_lease (
  station text NOT NULL,
  queue text NOT NULL CHECK (queue ~ '^[a-z][a-zA-Z]{2,31}$'),
  -- The number of the thing within its queue, such as that of an order.
  item text NOT NULL CHECK (length(item) BETWEEN 1 AND 80),
  staff_id integer NOT NULL,
  staff_name text NOT NULL,
  -- Since when without a break, and until when unless it is claimed again.
  claimed_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at >= claimed_at),
  PRIMARY KEY (station, queue, item)
);
CALL enable_station_rls('waiting_lease', 'SELECT, INSERT, UPDATE, DELETE');
GRANT INSERT, UPDATE, DELETE ON waiting_lease TO office_support;

-- Who has a thing open; a row that is not renewed counts no more.
CREATE TABLE waiting_look (
  station text NOT NULL,
  queue text NOT NULL CHECK (queue ~ '^[a-z][a-zA-Z]{2,31}$'),
  item text NOT NULL CHECK (length(item) BETWEEN 1 AND 80),
  staff_id integer NOT NULL,
  staff_name text NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (station, queue, item, staff_id)
);
CALL enable_station_rls('waiting_look', 'SELECT, INSERT, UPDATE, DELETE');
-- A look is no change: whoever may only read is seen looking as well.
GRANT INSERT, UPDATE, DELETE ON waiting_look TO office_read, office_support;

-- What was decided, with how long it had waited and how long somebody had it: the service level of a queue. Append only.
CREATE TABLE waiting_decision (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  queue text NOT NULL CHECK (queue ~ '^[a-z][a-zA-Z]{2,31}$'),
  item text NOT NULL CHECK (length(item) BETWEEN 1 AND 80),
  staff_id integer NOT NULL,
  staff_name text NOT NULL,
  verdict text NOT NULL CHECK (verdict ~ '^[a-z][a-zA-Z]{2,31}$'),
  -- Since when it waited; since when its holder had it, null where nobody had claimed it.
  since timestamptz NOT NULL,
  claimed_at timestamptz,
  at timestamptz NOT NULL CHECK (at >= since),
  -- 0.0001 yuan; null where it is about no money.
  amount bigint,
  -- What the clerk wrote beside it, such as the number of a bank transfer.
  note text NOT NULL DEFAULT ''
);
CREATE INDEX waiting_decision_day ON waiting_decision (station, queue, at);
CREATE INDEX waiting_decision_item ON waiting_decision (station, queue, item);
CALL enable_station_rls('waiting_decision', 'SELECT, INSERT');
GRANT INSERT ON waiting_decision TO office_support;
