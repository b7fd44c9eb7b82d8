-- The bonus group an account plays at where it belongs to an agent's tree; null plays at the lottery's own. It repeats team_member.group_bonus, since a bet
-- checks whether the account's row is the one that its session was read with. Written by team_member_bonus_group().
-- Whoever is in a tree already keeps playing at the lottery's own until their bonus group is set again: an upgrade lowers nobody's prizes.
ALTER TABLE account ADD COLUMN group_bonus integer;
