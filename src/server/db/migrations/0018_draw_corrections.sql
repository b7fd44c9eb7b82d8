-- Owns corrections of draws that came from a feed: the record of each, what was taken back of each bet, and the debts of members who had spent it.

-- rolledBack: the period has its corrected draw, or none where it was cancelled, and its bets are being settled again.
ALTER TABLE lottery_period
  DROP CONSTRAINT lottery_period_state_check,
  ADD CONSTRAINT lottery_period_state_check CHECK (state IN ('open', 'drawn', 'void', 'rolledBack')),
  -- How often it has been corrected.
  ADD COLUMN corrections smallint NOT NULL DEFAULT 0 CHECK (corrections >= 0),
  -- The draw that the last correction replaced, for the lists of results.
  ADD COLUMN corrected_from smallint[],
  ADD CONSTRAINT lottery_period_corrected CHECK ((corrections = 0) = (corrected_from IS NULL)),
  DROP CONSTRAINT lottery_period_check1,
  ADD CONSTRAINT lottery_period_draw CHECK (CASE state WHEN 'drawn' THEN draw IS NOT NULL WHEN 'rolledBack' THEN corrections > 0 ELSE draw IS NULL END);

-- A correction belongs to a period, and with it to all stations. The support command adds one; the draw job does it, step by step.
CREATE TABLE draw_correction (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  lot_code text NOT NULL,
  qi_hao text NOT NULL,
  -- The first, second, ... correction of the period.
  number smallint NOT NULL CHECK (number > 0),
  old_draw smallint[] NOT NULL,
  -- Null where the period is cancelled and every stake returned.
  new_draw smallint[] CHECK (new_draw IS DISTINCT FROM old_draw),
  reason text NOT NULL CHECK (reason <> ''),
  -- Who asked for it: the account of the computer that ran the command.
  requested_by text NOT NULL,
  requested_at timestamptz NOT NULL,
  -- The period has its corrected draw.
  applied_at timestamptz,
  -- Every settled bet of every station has been taken back.
  rolled_back_at timestamptz,
  -- All are settled again and the letters are written.
  finished_at timestamptz,
  UNIQUE (lot_code, qi_hao, number),
  FOREIGN KEY (lot_code, qi_hao) REFERENCES lottery_period (lot_code, qi_hao),
  CHECK (rolled_back_at IS NULL OR applied_at IS NOT NULL),
  CHECK (finished_at IS NULL OR rolled_back_at IS NOT NULL)
);
-- One at a time.
CREATE UNIQUE INDEX draw_correction_open ON draw_correction (lot_code, qi_hao) WHERE finished_at IS NULL;
GRANT SELECT ON draw_correction TO house_app;

ALTER TABLE bet_order
  DROP CONSTRAINT bet_order_status_check,
  -- 5 rolled back, 6 rolled back with a debt: a part of what it had paid was spent.
  ADD CONSTRAINT bet_order_status_check CHECK (status IN (1, 2, 3, 4, 5, 6, 10)),
  -- The number of the correction that took it back last; 0 for never. Its ended_at stays that of its first settlement, whose day it counts for.
  ADD COLUMN settle_round smallint NOT NULL DEFAULT 0 CHECK (settle_round >= 0);
CREATE INDEX bet_order_rolled_back ON bet_order (station, lot_code, qi_hao, id) WHERE status IN (5, 6);

-- What a correction took back of a bet, once each.
CREATE TABLE bet_rollback (
  station text NOT NULL,
  order_id bigint NOT NULL,
  round smallint NOT NULL,
  correction_id bigint NOT NULL REFERENCES draw_correction (id),
  account_id integer NOT NULL,
  -- How the settlement before had ended it.
  status smallint NOT NULL CHECK (status IN (2, 3, 10)),
  winning_units bigint NOT NULL,
  pushed_units bigint NOT NULL,
  payout bigint NOT NULL,
  rebate bigint NOT NULL,
  -- The part of payout and rebate that the wallet did not cover.
  owed bigint NOT NULL DEFAULT 0 CHECK (owed BETWEEN 0 AND payout + rebate),
  -- Turnover that stays counted, since a withdrawal or a reset had cleared it: the next settlement counts only what is more.
  turnover_kept bigint NOT NULL DEFAULT 0 CHECK (turnover_kept >= 0),
  -- Turnover that was taken off and counts as cleared meanwhile, so that a withdrawal that waits clears what it would have cleared.
  turnover_moved bigint NOT NULL DEFAULT 0 CHECK (turnover_moved >= 0),
  at timestamptz NOT NULL,
  PRIMARY KEY (station, order_id, round)
);
CREATE INDEX bet_rollback_member ON bet_rollback (station, correction_id, account_id);
CALL enable_station_rls('bet_rollback', 'SELECT');

-- Which member has had the letter about a correction.
CREATE TABLE correction_letter (
  station text NOT NULL,
  correction_id bigint NOT NULL REFERENCES draw_correction (id),
  account_id integer NOT NULL,
  message_id bigint NOT NULL REFERENCES message (id),
  PRIMARY KEY (station, correction_id, account_id),
  FOREIGN KEY (station, account_id) REFERENCES account (station, id)
);
CALL enable_station_rls('correction_letter', 'SELECT, INSERT');

-- A member's debt is a ledger account of the member's that is never above 0: what was to be taken back and was spent already.
ALTER TABLE ledger_account
  DROP CONSTRAINT ledger_account_kind,
  ADD CONSTRAINT ledger_account_kind CHECK (kind IN (
    'wallet', 'frozen', 'transit', 'debt', 'house', 'deposit', 'payout', 'bonus', 'interest', 'platform', 'donation')),
  DROP CONSTRAINT ledger_account_owner,
  ADD CONSTRAINT ledger_account_owner CHECK ((kind IN ('wallet', 'frozen', 'transit', 'debt')) = (owner_id <> 0)),
  DROP CONSTRAINT ledger_account_covered,
  ADD CONSTRAINT ledger_account_covered CHECK (CASE WHEN kind = 'debt' THEN balance <= 0 ELSE owner_id = 0 OR balance >= 0 END);
-- Without the balance, which every bet changes: an index that mentions it would make each change of a wallet a new entry of all indexes.
CREATE INDEX ledger_account_debt ON ledger_account (station, owner_id) WHERE kind = 'debt';

-- Commission can be taken back again after each settlement of a bet.
ALTER TABLE commission_reversed ADD COLUMN round smallint NOT NULL DEFAULT 0;
ALTER TABLE commission_reversed DROP CONSTRAINT commission_reversed_pkey, ADD PRIMARY KEY (station, order_id, round);

-- Debts of commission become ledger accounts as well: each is entered against the house account that commission comes from. Figures of teams have
-- counted what was taken alone until now; the debt is counted with it here, and what repays it is not counted again.
ALTER TABLE commission_debt NO FORCE ROW LEVEL SECURITY;
DO $$
DECLARE
  one record;
  house bigint;
  debt bigint;
  posted bigint;
  moment timestamptz := now();
BEGIN
  FOR one IN SELECT * FROM commission_debt WHERE amount > 0 ORDER BY station, account_id LOOP
    PERFORM set_config('app.station', one.station, true);
    house := ledger_house_account('real', 'commission');
    INSERT INTO ledger_account (station, owner_id, kind, book) VALUES (one.station, one.account_id, 'debt', 'real') RETURNING id INTO debt;
    -- Not of the team until its entry is there, which is counted by hand below.
    UPDATE ledger_account SET is_in_team = false WHERE id = debt;
    INSERT INTO ledger_transaction (station, type, ref_type, ref_id, at)
      VALUES (one.station, 14, 'commission debt', 'carried over ' || one.account_id, moment) RETURNING id INTO posted;
    UPDATE ledger_account SET balance = balance + CASE WHEN id = house THEN one.amount ELSE -one.amount END, entries = entries + 1
      WHERE id IN (house, debt);
    INSERT INTO ledger_entry (station, account_id, number, transaction_id, amount, balance_after, type, at)
      SELECT a.station, a.id, a.entries, posted, CASE WHEN a.id = house THEN one.amount ELSE -one.amount END, a.balance, 14, moment
        FROM ledger_account a WHERE a.id IN (house, debt);
    INSERT INTO team_entry (station, account_id, day, agent_rebate) VALUES (one.station, one.account_id, beijing_day(moment), -one.amount);
    UPDATE ledger_account SET is_in_team = true WHERE id = debt;
  END LOOP;
  PERFORM set_config('app.station', '', true);
END $$;
DROP TABLE commission_debt;
