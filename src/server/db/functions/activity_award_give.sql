-- Records what a member won under a key, once, and gives it unless it waits for the operator: goods always do, cash does above the activity's limit.
-- Returns the number of the award; null where this key has one already.
CREATE OR REPLACE FUNCTION activity_award_give(activity integer, member integer, key text, prize_kind text, prize_amount bigint, prize_goods jsonb,
  kind_ledger integer, drawn jsonb, moment timestamptz) RETURNS bigint
  LANGUAGE plpgsql SET search_path = pg_catalog, public SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  award bigint;
  state smallint;
BEGIN
  INSERT INTO activity_award (station, activity_id, account_id, claim_key, day, prize, amount, goods, required, ledger_type, status, detail,
      created_at, decided_at)
    SELECT v.station, v.id, member, key, beijing_day(moment), prize_kind, prize_amount, prize_goods,
        CASE WHEN prize_kind = 'cash' THEN prize_amount * v.bet_factor / 100 ELSE 0 END, kind_ledger, s.status, drawn, moment,
        CASE WHEN s.status = 2 /* given */ THEN moment END
      FROM activity v CROSS JOIN LATERAL (SELECT CASE WHEN prize_kind = 'goods' OR (prize_kind = 'cash' AND prize_amount > v.auto_pay_limit)
        THEN 1 /* waiting */ ELSE 2 /* given */ END::smallint AS status) s
      WHERE v.station = current_station() AND v.id = activity
    ON CONFLICT (station, activity_id, account_id, claim_key) DO NOTHING
    RETURNING id, status INTO award, state;
  IF award IS NULL THEN RETURN NULL; END IF;
  IF state = 2 THEN PERFORM activity_award_pay(award, moment); END IF;
  -- What can be taken has changed: the next poll calculates it again.
  UPDATE activity_flag SET until = '-infinity' WHERE account_id = member;
  RETURN award;
END $$;
