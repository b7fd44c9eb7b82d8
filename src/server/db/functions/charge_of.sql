-- What charge_day counts of an order, the same for deposits and withdrawals.
CREATE OR REPLACE FUNCTION charge_of(o deposit_order, OUT kind text, OUT money bigint, OUT extra bigint) LANGUAGE sql IMMUTABLE
  AS $$ SELECT 'deposit', CASE WHEN o.paid > 0 THEN o.paid ELSE o.amount END, o.gift + o.coupon_amount $$;
CREATE OR REPLACE FUNCTION charge_of(o withdrawal, OUT kind text, OUT money bigint, OUT extra bigint) LANGUAGE sql IMMUTABLE
  AS $$ SELECT 'withdraw', o.amount, o.fee $$;
