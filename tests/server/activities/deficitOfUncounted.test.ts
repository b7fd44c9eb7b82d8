// A loss is given back a part of whether its bets count or not, and that how much was bet is asked of those that count.
import { expect, test } from 'vitest';
import { readTerms } from '#content/activityTerms.ts';
import { type Facts, factsOfNobody } from '#server/activities/facts.ts';
import { claimLastWeek } from '#server/activities/kinds/deficit.ts';
import { demonstrationActivities } from '#support/activities.ts';
import { YUAN } from '#values/money.ts';

const offer = demonstrationActivities().find(({ kind }) => kind === 'deficit')!;
const terms = readTerms('deficit', offer.terms);
const now = new Date('2026-06-01T04:00:00Z');

const claim = (validBet: bigint) => {
  const facts: Facts = {
    ...factsOfNobody(now),
    on: () => ({ deposits: 0n, gifts: 0n, validBet, staked: 1_000_000n * YUAN, won: 0n }),
  };
  const activity = {
    id: 1,
    kind: 'deficit' as const,
    row: {} as never,
    start: '2026-01-01',
    end: '2026-12-31',
    levels: [],
    roles: [],
    autoPayLimit: 0n,
    terms: { ...terms, minValidBet: 100n * YUAN },
  };
  return claimLastWeek(activity, facts);
};

test('the loss is that of all bets, the least bet that of those that count', () => {
  expect(claim(99n * YUAN)).toMatchObject({ ok: false, reason: 'BET_SHORT', loss: 1_000_000n * YUAN });
  expect(claim(100n * YUAN)).toMatchObject({ ok: true, loss: 1_000_000n * YUAN });
});
