-- Owns what support does to members and money: who did what, accounts that stop until a day, passwords that lapse, cards that are removed, why
-- an application was refused, and the rule that applications go by.

-- Every command of the support desk that changed something. What belongs to all stations, such as the correction of a draw, has the station `all`.
CREATE TABLE support_action (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station text NOT NULL,
  at timestamptz NOT NULL,
  done_by text NOT NULL CHECK (done_by <> ''),
  -- The words of the command; a password is never among them.
  command text NOT NULL CHECK (command <> ''),
  -- The member it was about, where it was about one.
  account_id integer,
  -- What of the member is different.
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  reason text NOT NULL DEFAULT '',
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CREATE INDEX support_action_member ON support_action (station, account_id, id);
CALL enable_station_rls('support_action', 'SELECT, INSERT');

ALTER TABLE account
  -- The moment from which the account is enabled again; null where somebody has to decide.
  ADD COLUMN state_until timestamptz,
  -- The member asked for it: nobody lifts it before state_until.
  ADD COLUMN is_paused boolean NOT NULL DEFAULT false,
  -- A password that support gave is of no use any more from then on.
  ADD COLUMN password_lapses_at timestamptz,
  ADD COLUMN withdrawal_lapses_at timestamptz,
  ADD CONSTRAINT account_stopped CHECK (state <> 'enabled' OR (state_until IS NULL AND NOT is_paused)) NOT VALID,
  ADD CONSTRAINT account_paused CHECK (NOT is_paused OR state_until IS NOT NULL) NOT VALID;

ALTER TABLE session
  DROP CONSTRAINT session_end_reason_check,
  ADD CONSTRAINT session_end_reason_check CHECK (end_reason IN ('logout', 'elsewhere', 'again', 'password', 'support')) NOT VALID;

-- A card that was removed stays for the withdrawals that went to it; its card_key no longer keeps others from adding the number.
ALTER TABLE card ADD COLUMN removed_at timestamptz;

-- Looked at and closed without anything being done: the same report does not open it again.
ALTER TABLE operator_problem ADD COLUMN is_dismissed boolean NOT NULL DEFAULT false;

-- What support wrote about its decision, which the member reads.
ALTER TABLE donation ADD COLUMN explanation text NOT NULL DEFAULT '';
ALTER TABLE direct_charge ADD COLUMN explanation text NOT NULL DEFAULT '';

-- By whom applications are decided, and their terms; a station without a row decides by hand.
CREATE TABLE application_setting (
  station text PRIMARY KEY,
  -- Applications are approved after so many seconds; null where support decides.
  donation_seconds integer CHECK (donation_seconds >= 0),
  donation_least bigint NOT NULL CHECK (donation_least > 0),
  charge_seconds integer CHECK (charge_seconds >= 0),
  charge_least bigint NOT NULL CHECK (charge_least > 0),
  -- Hundredths: 300 is three times.
  charge_factor integer NOT NULL CHECK (charge_factor >= 0)
);
CALL enable_station_rls('application_setting', 'SELECT, INSERT, UPDATE, DELETE');

-- The page of customer service and the page of rules.
CREATE TABLE service_page (
  station text PRIMARY KEY,
  hours jsonb NOT NULL,
  -- An address of the station's; empty for none.
  mail text NOT NULL,
  -- Lists of lines; of {question, answer}; of {title, content}.
  preparations jsonb NOT NULL,
  questions jsonb NOT NULL,
  rules jsonb NOT NULL
);
CALL enable_station_rls('service_page', 'SELECT, INSERT, UPDATE, DELETE');
