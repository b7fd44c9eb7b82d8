-- When the oldest of what counts towards a limit on stakes or losses since a moment was staked; null where nothing counts.
CREATE OR REPLACE FUNCTION limit_oldest(member integer, kind text, since timestamptz) RETURNS timestamptz
  LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT min(x.at) FROM (
    (SELECT b.at FROM limit_bets(member, since, 'infinity') b WHERE CASE kind WHEN 'stake' THEN b.staked ELSE b.lost END <> 0 ORDER BY b.at LIMIT 1)
    UNION ALL
    (SELECT r.at FROM limit_rounds(member, since, 'infinity') r WHERE CASE kind WHEN 'stake' THEN r.staked ELSE r.lost END <> 0 ORDER BY r.at LIMIT 1)
    UNION ALL
    SELECT p.at FROM limit_points(member, since) p WHERE CASE kind WHEN 'stake' THEN p.staked ELSE p.lost END <> 0) x);
END $$;
GRANT EXECUTE ON FUNCTION limit_oldest TO house_app;
