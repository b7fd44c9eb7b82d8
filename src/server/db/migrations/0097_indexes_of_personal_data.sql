-- concurrently
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS account_phone_key ON account (station, phone_key) WHERE phone_key IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS account_email_key ON account (station, email_key) WHERE email_key IS NOT NULL;
