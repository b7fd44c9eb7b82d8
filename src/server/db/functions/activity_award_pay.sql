-- Gives what an award of status 2 promises: cash with its turnover, or points. References make a repeat change nothing. Goods come from the operator.
CREATE OR REPLACE FUNCTION activity_award_pay(award bigint, moment timestamptz) RETURNS void
  LANGUAGE plpgsql SET search_path = pg_catalog, public SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  w record;
  shard text;
  bonus bigint;
  wallet bigint;
BEGIN
  SELECT a.station, a.account_id, a.prize, a.amount, a.required, a.ledger_type INTO STRICT w
    FROM activity_award a WHERE a.id = award AND a.status = 2 /* given */;
  IF w.prize = 'points' THEN
    PERFORM points_post(w.account_id, w.amount, 'prize', award::text, moment);
  ELSIF w.prize = 'cash' THEN
    -- Gifts come from sixteen accounts: those who win together do not wait for each other.
    shard := ledger_shard('payouts', w.account_id);
    SELECT id INTO bonus FROM ledger_account WHERE station = w.station AND owner_id = 0 AND kind = 'bonus' AND book = 'real' AND part = shard;
    IF bonus IS NULL THEN
      INSERT INTO ledger_account (station, owner_id, kind, book, part) VALUES (w.station, 0, 'bonus', 'real', shard) ON CONFLICT DO NOTHING;
      SELECT id INTO STRICT bonus FROM ledger_account
        WHERE station = w.station AND owner_id = 0 AND kind = 'bonus' AND book = 'real' AND part = shard;
    END IF;
    SELECT id INTO STRICT wallet FROM ledger_account
      WHERE station = w.station AND owner_id = w.account_id AND kind = 'wallet' AND book = 'real' AND part = '';
    PERFORM ledger_post(w.ledger_type, 'activity', award::text, '', moment, ARRAY[bonus, wallet], ARRAY[-w.amount, w.amount]);
    IF w.required > 0 THEN
      INSERT INTO turnover_item (station, account_id, source, ref_type, ref_id, base, factor, required, at)
        VALUES (w.station, w.account_id, 'prize', 'activity', award::text, w.amount, (w.required * 100 / w.amount)::integer, w.required, moment)
        ON CONFLICT (station, ref_type, ref_id, source) DO NOTHING;
    END IF;
  END IF;
END $$;
