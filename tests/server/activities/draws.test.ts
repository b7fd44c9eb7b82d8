// The engine's draws, by the server's random source, have the distributions that the terms state.
import { expect, test } from 'vitest';
import { readTerms } from '#content/activityTerms.ts';
import type { ActivityKind } from '#contract/entities.generated.ts';
import { RANKS } from '#rules/activities/midAutumn.ts';
import type { Activity } from '#server/activities/activity.ts';
import { type Facts, factsOfNobody } from '#server/activities/facts.ts';
import { drawDice } from '#server/activities/kinds/midAutumn.ts';
import { openBox } from '#server/activities/kinds/treasure.ts';
import { hitSector } from '#server/activities/kinds/wheel.ts';
import { demonstrationActivities } from '#support/activities.ts';
import { chiSquare, chiSquareLimit } from '#support/chiSquare.ts';
import { parseMoney } from '#values/money.ts';

const activity = <K extends ActivityKind>(kind: K): Activity<K> => {
  const offer = demonstrationActivities().find((each) => each.kind === kind)!;
  return {
    id: 1,
    kind,
    row: {} as never,
    start: '2026-01-01',
    end: '2026-12-31',
    levels: [],
    roles: [],
    autoPayLimit: 10n ** 9n,
    terms: readTerms(kind, offer.terms),
  };
};

/** Counts of so many draws by their place; a fair draw passes the limit in 999 of 1,000 tries, and a second try settles doubt. */
function isFair(draws: number, weights: readonly number[], draw: () => number): boolean {
  const attempt = () => {
    const counts = weights.map(() => 0);
    for (let each = 0; each < draws; each++) counts[draw()]! += 1;
    return chiSquare(counts, weights) <= chiSquareLimit(weights);
  };
  return attempt() || attempt();
}

test('the wheel stops at its sectors by their weights', () => {
  const wheel = activity('wheel');
  const weights = wheel.terms.sectors.map(({ weight }) => weight);
  expect(isFair(100_000, weights, () => hitSector(wheel))).toBe(true);
  // A wheel that is a little off is seen.
  const off = weights.map((weight, sector) =>
    sector === 0 ? weight + 100 : sector === 1 ? weight - 100 : weight,
  );
  expect(isFair(300_000, off, () => hitSector(wheel))).toBe(false);
});

test('dice have their ranks as often as the throws that show them', () => {
  const dice = activity('midAutumn');
  const ways = RANKS.map((rank) => rank.ways);
  // The three rarest together: alone they are too few for the statistic.
  const groups = [ways[0]! + ways[1]! + ways[2]!, ...ways.slice(3)];
  expect(isFair(60_000, groups, () => Math.max(0, drawDice(dice).place - 2))).toBe(true);
});

test('a box holds every cent of its band equally often', () => {
  const boxes = activity('treasure');
  const now = new Date('2026-06-01T04:00:00Z');
  const facts: Facts = {
    ...factsOfNobody(now),
    on: () => ({ deposits: 0n, gifts: 0n, validBet: parseMoney('100'), staked: parseMoney('100'), won: 0n }),
  };
  const { min, max } = boxes.terms.boxes[0]!;
  const cents = Number((max - min) / 100n) + 1;
  const draw = () => {
    const opened = openBox(boxes, facts, 0);
    if (!opened.ok) throw new Error(opened.reason);
    return Number((opened.amount - min) / 100n);
  };
  expect(
    isFair(
      50_000,
      Array.from({ length: cents }, () => 1),
      draw,
    ),
  ).toBe(true);
});
