// Who plays: the leagues of football, the games of esport, the teams of each, who meets whom and when; names are in the catalogues of texts.
import { atHour } from '#values/beijingTime.ts';
import { addDays, dayOf } from '#values/days.ts';
import type { Random } from '../engine.ts';

const teams: Readonly<Record<string, string>> = {
  river: 'jiangcheng yongjiang lijiang jialing xiangjiang songhua ganjiang minjiang',
  coast: 'haiyun donggang beihai yushan penglai zhoushan zhanjiang yazhou',
  north: 'tianshan changbai helan xingan taihang yinshan xingkai hulun',
  cup: 'kunlun wuyi emei huangshan lushan qilian nansha weizhou pingtan changdao dongshan shengsi taishan dunhuang guilin wuzhen',
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

export interface Meeting extends Listed {
  league: string;
  startAt: number;
}

/** How matches follow one another, in milliseconds. */
export interface Rhythm {
  /** From one start to the next. */
  everyMs: number;
  /** How long before its start a match is open for bets. */
  aheadMs: number;
  /** How long a match takes at most. */
  matchMs: number;
  /** How long it stays on the list when it is over. */
  listedMs: number;
}

/** Days after today of which matches are on the list already, and the hour in Beijing at which they begin. */
const earlyDays = [1, 2];
const earlyHour = 20;

/** What a match is on the list as: played, before its start today, or on a later day in Beijing. */
export type MatchDay = 'inPlay' | 'today' | 'early' | 'over';

export function matchDay({ status, startAt }: { status: string; startAt: number }, at: number): MatchDay {
  if (status === 'running') return 'inPlay';
  if (status !== 'scheduled') return 'over';
  return dayOf(startAt) > dayOf(at) ? 'early' : 'today';
}

/** Who meets next: two teams of a league that play in none of the `recent` matches. Null where every league has to rest. */
function drawMeeting(
  leagues: readonly string[],
  recent: readonly Listed[],
  random: Random,
): Omit<Meeting, 'startAt'> | null {
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

/**
 * The meetings to add until the last one starts far enough ahead of `at`; a list that begins, or stood still, begins with
 * matches under way. `lastAt` is the start of the last one there is, `listedSince` gives those that start after a moment.
 */
export function* drawMeetings(
  leagues: readonly string[],
  { everyMs, aheadMs, matchMs, listedMs }: Rhythm,
  {
    lastAt,
    listedSince,
  }: { lastAt: number; listedSince(afterMs: number): readonly Omit<Meeting, 'league'>[] },
  at: number,
  random: Random,
): Generator<Meeting> {
  let startAt = Math.max(lastAt, at - matchMs) + everyMs;
  if (startAt > at + aheadMs) return;
  // A team plays again once its last match has left the list.
  const restMs = matchMs + listedMs;
  const listed = [...listedSince(startAt - restMs)];
  for (; startAt <= at + aheadMs; startAt += everyMs) {
    // A match of a later day that is on the list already is ahead of this one.
    const recent = listed.filter((match) => Math.abs(match.startAt - startAt) < restMs);
    const pair = drawMeeting(leagues, recent, random);
    if (!pair) continue;
    const meeting = { ...pair, startAt };
    listed.push(meeting);
    yield meeting;
  }
}

/** The meetings of later days that are not on the list yet: one of each league a day. */
export function* drawEarlyMeetings(
  leagues: readonly string[],
  listed: readonly Meeting[],
  at: number,
  random: Random,
): Generator<Meeting> {
  for (const days of earlyDays) {
    const startAt = atHour(addDays(dayOf(at), days), earlyHour).getTime();
    for (const league of leagues) {
      if (listed.some((match) => match.league === league && match.startAt === startAt)) continue;
      const pair = drawMeeting([league], [], random);
      if (pair) yield { ...pair, startAt };
    }
  }
}
