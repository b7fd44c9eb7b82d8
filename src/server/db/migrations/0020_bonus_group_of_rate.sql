-- Lowers bonus groups that are above the one that goes with the lottery rate: with such a pair the bettor's share and the commission of those above came to
-- more than the rate of the agent at the top. From now on team_member_guard() refuses it. Bets that were placed keep their terms.
-- Every row at once and from the same figures, so nobody comes to stand above an upline; the triggers look at one row after the other and are left out.
ALTER TABLE team_member DISABLE TRIGGER USER;
UPDATE team_member m SET group_bonus = coalesce(s.bonus_least, 1700) + 2 * (m.rates[1] / 1000)
  FROM team_member x LEFT JOIN team_setting s ON s.station = x.station
  WHERE x.station = m.station AND x.account_id = m.account_id AND m.group_bonus > coalesce(s.bonus_least, 1700) + 2 * (m.rates[1] / 1000)
    AND EXISTS (SELECT FROM team_path p JOIN account a ON a.station = p.station AND a.id = p.ancestor_id AND a.role = 'agent'
      WHERE p.station = m.station AND p.account_id = m.account_id);
ALTER TABLE team_member ENABLE TRIGGER USER;
-- Whoever played at the lottery's own group since before there were groups has the one of the tree from now on.
UPDATE account a SET group_bonus = m.group_bonus FROM team_member m
  WHERE m.station = a.station AND m.account_id = a.id AND a.group_bonus IS DISTINCT FROM m.group_bonus
    AND EXISTS (SELECT FROM team_path p JOIN account b ON b.station = p.station AND b.id = p.ancestor_id AND b.role = 'agent'
      WHERE p.station = m.station AND p.account_id = m.account_id);
-- A link gives what an account may have.
UPDATE promotion_link l SET group_bonus = coalesce(s.bonus_least, 1700) + 2 * (l.rates[1] / 1000)
  FROM promotion_link x LEFT JOIN team_setting s ON s.station = x.station
  WHERE x.id = l.id AND l.kind <> 'friend' AND l.group_bonus > coalesce(s.bonus_least, 1700) + 2 * (l.rates[1] / 1000);
