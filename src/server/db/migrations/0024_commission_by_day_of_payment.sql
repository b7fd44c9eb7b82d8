-- An agent's lines of commission are read by the day they were paid.
DROP INDEX commission_agent;
CREATE INDEX commission_agent ON commission (station, account_id, paid_at, id);
