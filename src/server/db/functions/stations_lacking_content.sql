-- Which of these stations lack what nobody can deposit and play without, and which kinds of content that is. Looks into one station after the other,
-- since row security shows no more.
CREATE OR REPLACE FUNCTION stations_lacking_content(stations text[]) RETURNS TABLE (station text, kinds text[]) LANGUAGE plpgsql AS $$
DECLARE
  before text := current_setting('app.station', true);
  one text;
  missing text[];
BEGIN
  FOREACH one IN ARRAY stations LOOP
    PERFORM set_config('app.station', one, true);
    SELECT array_agg(x.kind ORDER BY x.n) FILTER (WHERE NOT x.is_there) INTO missing FROM (VALUES
      (1, 'lotteries', EXISTS (SELECT FROM lottery t WHERE t.station = one AND t.is_open)),
      (2, 'pay-methods', EXISTS (SELECT FROM pay_method t WHERE t.station = one AND t.is_open)),
      (3, 'deposit-settings', EXISTS (SELECT FROM deposit_setting t WHERE t.station = one)),
      (4, 'card-types', EXISTS (SELECT FROM card_type t WHERE t.station = one AND t.is_open)),
      (5, 'withdrawal-rules', EXISTS (SELECT FROM withdrawal_rule t WHERE t.station = one)),
      (6, 'help', EXISTS (SELECT FROM help_category t WHERE t.station = one))) AS x(n, kind, is_there);
    IF missing IS NOT NULL THEN
      station := one;
      kinds := missing;
      RETURN NEXT;
    END IF;
  END LOOP;
  PERFORM set_config('app.station', coalesce(before, ''), true);
END $$;
