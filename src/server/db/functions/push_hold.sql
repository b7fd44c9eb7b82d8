-- Why a notice is not sent at `moment`: withheld for good, or waits for the rest of the draw or for the registry of exclusions; null where it is sent. Nothing reaches who is in a break or a pause,
-- or has played as long as a limit allows; a packet is an offer, and none is made after an exclusion without consent. `station_limits` is as limit_check() takes it.
CREATE OR REPLACE FUNCTION push_hold(member integer, kind text, subject text, written timestamptz, moment timestamptz, station_limits jsonb) RETURNS text
  LANGUAGE plpgsql STABLE AS $$
DECLARE
  owner record;
BEGIN
  SELECT a.role, a.state, a.ends_at, a.paused_until, a.play_blocked_until INTO owner FROM account a WHERE a.station = current_station() AND a.id = member;
  IF owner.role = 'trial' OR owner.state = 'disabled' OR owner.ends_at <= moment OR owner.paused_until > moment OR break_holds(member, moment)
    OR (limit_check(member, 'play', 0, moment, station_limits)).refused IS NOT NULL THEN RETURN 'withheld'; END IF;
  IF kind = 'won' THEN
    -- A draw that cost more than it brought is no win, and one that was corrected may be none any more.
    IF EXISTS (SELECT FROM bet_order o WHERE o.station = current_station() AND o.account_id = member AND o.book = 'real' AND o.lot_code = split_part(subject, ' ', 1)
      AND o.qi_hao = split_part(subject, ' ', 2) AND o.status IN (1 /* waiting */, 5 /* rolledBack */, 6 /* rolledBackOwing */)) THEN RETURN 'waits'; END IF;
    IF (SELECT coalesce(sum(o.payout + o.rebate - o.stake), 0) FROM bet_order o WHERE o.station = current_station() AND o.account_id = member AND o.book = 'real'
      AND o.lot_code = split_part(subject, ' ', 1) AND o.qi_hao = split_part(subject, ' ', 2)) <= 0 THEN RETURN 'withheld'; END IF;
  ELSIF kind = 'support' THEN
    -- Seen meanwhile, or followed by another answer.
    IF NOT EXISTS (SELECT FROM conversation c WHERE c.station = current_station() AND c.account_id = member AND c.unread > 0) THEN RETURN 'withheld'; END IF;
  ELSIF kind = 'packet' THEN
    IF owner.state <> 'enabled' OR owner.play_blocked_until > moment OR break_bars_offers(member, moment)
      OR NOT EXISTS (SELECT FROM red_packet k JOIN activity v ON v.id = k.activity_id WHERE k.station = current_station() AND k.id = subject::integer
        AND k.opens_at <= moment AND k.closes_at > moment AND v.starts_at <= moment AND v.ends_at > moment) THEN RETURN 'withheld'; END IF;
    IF offer_waits(member, written) THEN RETURN 'waits'; END IF;
  END IF;
  RETURN NULL;
END $$;
