// Owns who plays: the leagues of football, the games of esport, the teams of each, and who meets whom; names are in the catalogues of texts.
import type { Random } from '../engine.ts';

const teams: Readonly<Record<string, string>> = {
  river: 'jiangcheng yongjiang lijiang jialing xiangjiang songhua ganjiang minjiang',
  coast: 'haiyun donggang beihai yushan penglai zhoushan zhanjiang yazhou',
  north: 'tianshan changbai helan xingan taihang yinshan xingkai hulun',
  cup: 'kunlun wuyi emei huangshan lushan qilian nansha weizhou pingtan changdao dongshan shengsi',
  isles: 'ashford brackley corwen dunmore elmwood fairhaven glenmoor harwick inverloch kingsmere',
  plains: 'altaruna belmonte carvajal dorado esmeralda fontana guadaleta herrera lucena montoro',
  moba: 'azure crimson jadewind nightfox thunder starfall frostblade goldscale inkfeather daybreak cloudsea greenvine',
  shooter:
    'ironwall phantom redsand silverline vortex whitepeak blackreef greyfalcon coldfront bedrock flashpoint longnight',
};

/** Two rested teams would meet again and again; of four each may meet three others. */
const fewestRested = 4;

interface Listed {
  home: string;
  away: string;
}

/** Who meets next: two teams of a league that play in none of the `recent` matches. Null where every league has to rest. */
export function drawMeeting(
  leagues: readonly string[],
  recent: readonly Listed[],
  random: Random,
): (Listed & { league: string }) | null {
  const resting = new Set(recent.flatMap(({ home, away }) => [home, away]));
  const able = leagues
    .map((league) => ({ league, rested: teams[league]!.split(' ').filter((team) => !resting.has(team)) }))
    .filter(({ rested }) => rested.length >= fewestRested);
  if (able.length === 0) return null;
  const { league, rested } = able[random(able.length)]!;
  const home = random(rested.length);
  const away = (home + 1 + random(rested.length - 1)) % rested.length;
  return { league, home: rested[home]!, away: rested[away]! };
}
