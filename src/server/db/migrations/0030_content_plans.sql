-- Plans of content that somebody was shown, so that an apply can say what differs from what was agreed to.
CREATE TABLE content_plan (
  station text NOT NULL,
  fingerprint text NOT NULL,
  planned_at timestamptz NOT NULL,
  -- Fingerprint of the content it was made against.
  before text NOT NULL,
  -- As content_change keeps them.
  difference jsonb NOT NULL,
  PRIMARY KEY (station, fingerprint)
);
CALL enable_station_rls('content_plan', 'SELECT, INSERT, UPDATE, DELETE');
