-- Owns what a settled bet counts where that is not all of its stake that was won or lost, and a station's terms for it.

ALTER TABLE bet_order
  -- In 0.0001 yuan, for turnover and everything else that valid bets earn; null: all that was won or lost of the stake.
  ADD COLUMN valid bigint,
  -- The share of the outcomes that the member's bets of its group cover, in ten-thousandths of a percent, where it is above the limit: it counts nothing.
  ADD COLUMN coverage integer;
ALTER TABLE bet_order
  ADD CONSTRAINT bet_order_counted CHECK (valid BETWEEN 0 AND stake AND (coverage IS NULL OR valid = 0)) NOT VALID;

ALTER TABLE withdrawal_rule
  -- In ten-thousandths of a percent.
  ADD COLUMN cover_limit bigint NOT NULL DEFAULT 800000 CHECK (cover_limit BETWEEN 0 AND 1000000),
  -- How much of a valid bet counts, by category of game; 1 where a category is missing.
  ADD COLUMN bet_factors json NOT NULL DEFAULT '{}';
