-- A member may take back a withdrawal that nobody is paying out yet, and turnover that is missing may cost a fee in place of a refusal.
ALTER TABLE withdrawal_rule
  ADD COLUMN may_take_back boolean NOT NULL DEFAULT false,
  -- Hundredths of a percent of the turnover that is missing; null where a withdrawal is refused instead.
  ADD COLUMN turnover_fee_share integer CHECK (turnover_fee_share BETWEEN 1 AND 10000);

ALTER TABLE withdrawal
  -- What of the fee is for missing turnover, in 0.0001 yuan.
  ADD COLUMN turnover_fee bigint NOT NULL DEFAULT 0,
  -- Since when its owner wants it back; the desk is asked until it answers.
  ADD COLUMN take_back_at timestamptz,
  -- Since when it is known that somebody at the desk pays it out.
  ADD COLUMN taken_at timestamptz;
ALTER TABLE withdrawal ADD CONSTRAINT withdrawal_turnover_fee_check CHECK (turnover_fee BETWEEN 0 AND fee) NOT VALID;
