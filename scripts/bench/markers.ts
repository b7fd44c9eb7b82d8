// Measures the markers of harm on simulated players and prints JSON: how many of those who play without harm each marker hits on a day, by way of
// playing, and how many of those in trouble. The thresholds are those of the profile `standard`; no database is needed.

import { type MarkerEntry, markersOn } from '#rules/protection/markers.ts';
import { MINUTE_MS } from '#rules/protection/spans.ts';
import { markerTermsOf } from '#server/money/protection/markerHits.ts';
import { resolveStation } from '#station/station.ts';
import { atHour } from '#values/beijingTime.ts';
import { addDays } from '#values/days.ts';
import { YUAN } from '#values/money.ts';
import { type Random, randomFrom } from '../crash-test/random.ts';
import { rounded } from './figures.ts';

const playersOfEach = 2_000;
const lastDay = '2026-11-27';
const days = Array.from({ length: 31 }, (_, back) => addDays(lastDay, back - 30));

/** How somebody plays; shares are percent of days or of sessions, amounts yuan, hours those of Beijing. */
interface Way {
  isHarmful: boolean;
  playsOn: number;
  hours: readonly number[];
  minutes: readonly [least: number, most: number];
  /** Of the days of play. */
  deposits: number;
  yuan: readonly [least: number, most: number];
  lossYuan: readonly [least: number, most: number];
  /** Deposits that follow a loss within minutes, of sessions. */
  chases: number;
  failures: number;
  takesBack: number;
  raises: number;
  contacts: number;
  /** Deposits on the last day are so many times the usual ones. */
  lastTimes?: number;
}

const calm = { isHarmful: false, chases: 0, failures: 3, takesBack: 1, raises: 1, contacts: 1 } as const;
const troubled = { isHarmful: true, failures: 10, takesBack: 3, raises: 3, contacts: 3 } as const;
const evening = [18, 19, 20, 21, 22] as const;

const ways: Readonly<Record<string, Way>> = {
  occasional: {
    ...calm,
    playsOn: 20,
    hours: evening,
    minutes: [10, 60],
    deposits: 40,
    yuan: [50, 300],
    lossYuan: [10, 200],
  },
  regular: {
    ...calm,
    playsOn: 60,
    hours: evening,
    minutes: [20, 90],
    deposits: 30,
    yuan: [100, 500],
    lossYuan: [20, 400],
  },
  highButSteady: {
    ...calm,
    playsOn: 90,
    hours: evening,
    minutes: [40, 150],
    deposits: 60,
    yuan: [1_500, 2_500],
    lossYuan: [200, 1_500],
    chases: 2,
  },
  shiftWorker: {
    ...calm,
    playsOn: 50,
    hours: [0, 1, 2, 14, 15],
    minutes: [20, 80],
    deposits: 30,
    yuan: [100, 400],
    lossYuan: [20, 300],
  },
  weekender: {
    ...calm,
    playsOn: 28,
    hours: [13, 14, 20, 21],
    minutes: [60, 200],
    deposits: 70,
    yuan: [200, 800],
    lossYuan: [50, 600],
    chases: 2,
  },
  chaser: {
    ...troubled,
    playsOn: 70,
    hours: evening,
    minutes: [60, 240],
    deposits: 80,
    yuan: [300, 1_500],
    lossYuan: [400, 3_000],
    chases: 40,
  },
  nightly: {
    ...troubled,
    playsOn: 80,
    hours: [0, 1, 2],
    minutes: [120, 300],
    deposits: 50,
    yuan: [200, 900],
    lossYuan: [100, 900],
    chases: 10,
  },
  runaway: {
    ...troubled,
    playsOn: 60,
    hours: evening,
    minutes: [60, 180],
    deposits: 100,
    yuan: [200, 500],
    lossYuan: [100, 600],
    chases: 5,
    lastTimes: 8,
  },
};

const between = (random: Random, [least, most]: readonly [number, number]): number =>
  least + random.below(most - least + 1);

/** What a player of this way did in the window. */
function historyOf(way: Way, random: Random): MarkerEntry[] {
  const entries: MarkerEntry[] = [];
  const deposit = (at: number, yuan: number): void => {
    const state = random.percent(way.failures) ? 'failed' : 'credited';
    entries.push({ type: 'deposit', at, amount: BigInt(yuan) * YUAN, state });
  };
  for (const day of days) {
    const isLast = day === lastDay;
    if (!random.percent(isLast && way.lastTimes ? 100 : way.playsOn)) continue;
    const from = atHour(day, random.one(way.hours)).getTime() + random.below(60) * MINUTE_MS;
    const to = from + between(random, way.minutes) * MINUTE_MS;
    entries.push({ type: 'play', from, to });
    if (random.percent(way.deposits))
      deposit(from, between(random, way.yuan) * (isLast ? (way.lastTimes ?? 1) : 1));
    const lostAt = from + Math.floor((to - from) / 2);
    entries.push({ type: 'loss', at: lostAt, amount: BigInt(between(random, way.lossYuan)) * YUAN });
    if (random.percent(way.chases)) deposit(lostAt + random.below(14) * MINUTE_MS, between(random, way.yuan));
    if (random.percent(way.takesBack)) entries.push({ type: 'withdrawalCancelled', at: to });
    if (random.percent(way.raises)) entries.push({ type: 'limitRise', at: to });
    if (random.percent(way.contacts)) entries.push({ type: 'contact', at: to });
  }
  return entries;
}

const terms = markerTermsOf(resolveStation({ code: 'bench', name: 'bench' }));

/** Percent of players of a way that each marker hits on the last day, that anything hits, and that several groups hit. */
function measure(way: Way, stream: number) {
  const hits: Record<string, number> = {};
  let any = 0;
  let several = 0;
  for (let player = 0; player < playersOfEach; player++) {
    const { markers, groups } = markersOn(lastDay, terms, historyOf(way, randomFrom(stream, player)));
    for (const { marker, hit } of markers) hits[marker] = (hits[marker] ?? 0) + (hit ? 1 : 0);
    if (groups > 0) any++;
    if (groups > 1) several++;
  }
  const percent = (count: number): number => rounded((100 * count) / playersOfEach, 1);
  return {
    isHarmful: way.isHarmful,
    anyGroup: percent(any),
    severalGroups: percent(several),
    markers: Object.fromEntries(Object.entries(hits).map(([marker, count]) => [marker, percent(count)])),
  };
}

const byWay = Object.fromEntries(Object.entries(ways).map(([name, way], at) => [name, measure(way, at + 1)]));
const meanOf = (isHarmful: boolean, name: 'anyGroup' | 'severalGroups'): number => {
  const of = Object.values(byWay).filter((way) => way.isHarmful === isHarmful);
  return rounded(of.reduce((sum, way) => sum + way[name], 0) / of.length, 1);
};
console.log(
  JSON.stringify(
    {
      playersOfEach,
      falseAlarms: { anyGroup: meanOf(false, 'anyGroup'), severalGroups: meanOf(false, 'severalGroups') },
      found: { anyGroup: meanOf(true, 'anyGroup'), severalGroups: meanOf(true, 'severalGroups') },
      byWay,
    },
    null,
    2,
  ),
);
