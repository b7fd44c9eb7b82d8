-- Gives a member the next free part of a packet. `outcome` is granted, ALREADY_GRABBED, DAILY_LIMIT or EMPTY. Requests of one member follow one another;
-- different members take different parts without waiting, and EMPTY is only said once every part is taken for good.
CREATE OR REPLACE FUNCTION red_packet_grab(packet integer, activity integer, member integer, per_member integer, per_day integer,
  kind_ledger integer, moment timestamptz, OUT outcome text, OUT award bigint, OUT number integer, OUT amount bigint, OUT required bigint, OUT status smallint, OUT money bigint, OUT points bigint, OUT left_parts integer)
  LANGUAGE plpgsql SET search_path = pg_catalog, public SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  own integer;
  today integer;
  part record;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(current_station() || ' activity ' || member, 0));
  IF break_holds(member, moment) THEN RAISE EXCEPTION 'account % is in a break', member USING ERRCODE = 'BK001'; END IF;
  SELECT count(*) FILTER (WHERE w.claim_key LIKE packet || '#%'), count(*) FILTER (WHERE w.day = beijing_day(moment)) INTO own, today
    FROM activity_award w WHERE w.station = current_station() AND w.activity_id = activity AND w.account_id = member
      AND (w.day = beijing_day(moment) OR w.claim_key LIKE packet || '#%');
  IF own >= per_member THEN outcome := 'ALREADY_GRABBED'; RETURN; END IF;
  IF per_day > 0 AND today >= per_day THEN outcome := 'DAILY_LIMIT'; RETURN; END IF;
  LOOP
    SELECT p.number, p.amount INTO part FROM red_packet_part p WHERE p.packet_id = packet AND p.award_id IS NULL
      ORDER BY p.number LIMIT 1 FOR UPDATE SKIP LOCKED;
    EXIT WHEN FOUND;
    IF NOT EXISTS (SELECT FROM red_packet_part p WHERE p.packet_id = packet AND p.award_id IS NULL) THEN
      outcome := 'EMPTY';
      RETURN;
    END IF;
    -- Others are taking all that is left: whether they keep it is known when they have ended. Nobody waits for a row, since
    -- a row that was looked at in vain stays locked, and two who waited could have locked what the other waited for.
    PERFORM pg_sleep(0.002);
  END LOOP;
  award := activity_award_give(activity, member, packet || '#' || own + 1, 'cash', part.amount, NULL, kind_ledger,
    jsonb_build_object('packet', packet, 'part', part.number), moment);
  UPDATE red_packet_part p SET award_id = red_packet_grab.award WHERE p.packet_id = packet AND p.number = part.number;
  outcome := 'granted';
  number := part.number;
  SELECT w.amount, w.required, w.status INTO amount, required, status FROM activity_award w WHERE w.id = red_packet_grab.award;
  -- What the answer shows, while the packet's and the member's rows are at hand.
  SELECT w.balance INTO money FROM ledger_account w
    WHERE w.station = current_station() AND w.owner_id = member AND w.kind = 'wallet' AND w.book = 'real' AND w.part = '';
  SELECT coalesce((SELECT p.balance FROM points_account p WHERE p.account_id = member), 0) INTO points;
  SELECT count(*) INTO left_parts FROM red_packet_part p WHERE p.packet_id = packet AND p.award_id IS NULL;
END $$;
