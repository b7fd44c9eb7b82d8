-- Rebates that members claim: how many days they have, which one waits for its member and until when, and why one was refused.
ALTER TABLE rebate_setting ADD COLUMN claim_days smallint CHECK (claim_days BETWEEN 1 AND 90);

ALTER TABLE rebate_day
  ADD COLUMN claim_until timestamptz,
  ADD COLUMN claimed_at timestamptz,
  ADD COLUMN reason text NOT NULL DEFAULT '',
  DROP CONSTRAINT rebate_day_state_check,
  ADD CONSTRAINT rebate_day_state_check CHECK (state IN ('pending', 'claimable', 'paid', 'rejected')) NOT VALID,
  ADD CONSTRAINT rebate_day_claim_check CHECK ((state <> 'claimable' OR claim_until IS NOT NULL) AND (claimed_at IS NULL OR (state = 'paid' AND claimed_at < claim_until))) NOT VALID;
