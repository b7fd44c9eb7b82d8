-- Owns what a withdrawal remembers of turnover when it is requested, so that its success clears that and nothing newer.

-- Valid bets that a withdrawal or a reset has cleared; with `valid` all that was ever counted.
ALTER TABLE turnover ADD COLUMN cleared bigint NOT NULL DEFAULT 0 CHECK (cleared >= 0);

-- At the request: all valid bets ever counted, and the newest turnover_item that had not ended.
ALTER TABLE withdrawal ADD COLUMN turnover_counted bigint NOT NULL DEFAULT 0 CHECK (turnover_counted >= 0);
ALTER TABLE withdrawal ADD COLUMN turnover_item bigint NOT NULL DEFAULT 0 CHECK (turnover_item >= 0);

-- Those that wait now: what was bet since their request cannot be separated from what was bet before, so all of it counts as bet before.
UPDATE withdrawal w SET
    turnover_counted = coalesce((SELECT t.valid FROM turnover t WHERE t.station = w.station AND t.account_id = w.account_id), 0),
    turnover_item = coalesce((SELECT max(i.id) FROM turnover_item i
      WHERE i.station = w.station AND i.account_id = w.account_id AND i.at <= w.created_at), 0)
  WHERE w.status = 1;

-- A member with less than this, money in play included, begins with new counters at the next deposit; in 0.0001 yuan, 0 for never.
ALTER TABLE withdrawal_rule ADD COLUMN reset_below bigint NOT NULL DEFAULT 10000 CHECK (reset_below >= 0);
