// Owns that a demonstration's history is played by the rules, lies in its days, and is the same for the same random source.
import { describe, expect, it } from 'vitest';
import { platformCodes } from './catalogue.ts';
import type { Random } from './games/engine.ts';
import { playHistory } from './history.ts';
import { isGameRound } from './wire.ts';

function fixed(seed: number): Random {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * count);
  };
}

const to = Date.UTC(2026, 10, 22, 4);
const from = to - 7 * 24 * 3_600_000;
const play = (platform: (typeof platformCodes)[number], seed = 5) =>
  playHistory({ platform, operator: 'w147', member: '31', bets: 40, from, to, random: fixed(seed) });

describe.each(platformCodes)('the history of %s', (platform) => {
  const records = play(platform);
  const last = [...new Map(records.map((record) => [record.id, record])).values()];

  it('has settled rounds of several days with ids of its own', () => {
    expect(records.every(isGameRound)).toBe(true);
    expect(last.length).toBeGreaterThan(15);
    expect(last.filter(({ state }) => state === 'unsettled')).toEqual([]);
    expect(last.every(({ id }) => id.startsWith('past-31-'))).toBe(true);
    for (const { betAt, settledAt } of last) {
      expect(betAt).toBeGreaterThan(from);
      expect(settledAt!).toBeGreaterThanOrEqual(betAt);
      expect(settledAt!).toBeLessThanOrEqual(to);
    }
    expect(new Set(last.map(({ betAt }) => Math.floor(betAt / 86_400_000))).size).toBeGreaterThan(2);
  });

  it('is the same for the same random source, and another for another', () => {
    expect(play(platform)).toEqual(records);
    expect(play(platform, 6)).not.toEqual(records);
  });
});
