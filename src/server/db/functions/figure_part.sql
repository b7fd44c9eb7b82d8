-- What a transaction of the ledger belongs to: `lot:` a lottery, `game:` a platform, `pay:` a pay method, `card:` a type of card, `activity:` an activity, `offer:` an
-- offer on deposits, `coupon:` a kind of coupon, each with its code or number; empty where it belongs to none.
CREATE OR REPLACE FUNCTION figure_part(ledger_kind integer, reference_type text, reference_id text, note text) RETURNS text
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, public SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  station_code text := current_station();
  -- A bet that was settled again has the number of the round behind its own.
  number bigint := substring(reference_id FROM '^\d{1,18}')::bigint;
  code text;
BEGIN
  IF reference_type IN ('bet', 'slip') THEN
    SELECT o.lot_code INTO code FROM bet_order o WHERE o.station = station_code AND o.id = number;
    -- The first order of a chase that begins later is not there yet.
    IF code IS NULL THEN SELECT r.lot_code INTO code FROM chase_rest r WHERE r.station = station_code AND r.slip_id = number; END IF;
    RETURN coalesce('lot:' || code, '');
  ELSIF reference_type = 'chase' THEN
    RETURN coalesce((SELECT 'lot:' || c.lot_code FROM chase_plan c WHERE c.station = station_code AND c.id = number), '');
  ELSIF reference_type IN ('deposit', 'depositRolledBack') THEN
    RETURN coalesce((SELECT CASE ledger_kind
        WHEN 80 THEN 'offer:' || d.strategy_id
        WHEN 777 THEN 'coupon:' || coalesce((SELECT c.kind FROM coupon c WHERE c.station = d.station AND c.id = d.coupon_id), '')
        ELSE 'pay:' || d.method_id END
      FROM deposit_order d WHERE d.station = station_code AND d.order_no = reference_id), '');
  ELSIF reference_type = 'withdrawal' THEN
    RETURN coalesce((SELECT 'card:' || w.type FROM withdrawal w WHERE w.station = station_code AND w.order_no = reference_id), '');
  ELSIF reference_type = 'transfer' THEN
    RETURN coalesce((SELECT 'game:' || t.platform FROM transfer_order t WHERE t.station = station_code AND t.order_no = reference_id), '');
  ELSIF reference_type = 'activity' THEN
    RETURN coalesce((SELECT 'activity:' || a.activity_id FROM activity_award a WHERE a.station = station_code AND a.id = number), '');
  ELSIF reference_type = 'commission' THEN
    code := split_part(note, ' ', 1);
    RETURN CASE WHEN code = '' THEN ''
      WHEN EXISTS (SELECT FROM platform p WHERE p.station = station_code AND p.code = split_part(note, ' ', 1)) THEN 'game:' || code ELSE 'lot:' || code END;
  END IF;
  RETURN '';
END $$;
GRANT EXECUTE ON FUNCTION figure_part TO house_app;
