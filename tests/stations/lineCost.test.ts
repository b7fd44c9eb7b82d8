// What the line of an agent costs at worst, together with rebates, shares of friends and better odds, against the limit of a station.
import { expect, test } from 'vitest';
import type { ContentSet } from '#content/contentSet.ts';
import { readContent } from '#content/readContent.ts';
import { resolveStation } from '#station/station.ts';

const found = (team: object, beside: ContentSet = {}, linePercentMost?: number) =>
  readContent('team', JSON.stringify(team), 'team.json', {
    beside,
    station: resolveStation({
      code: 'demo',
      name: 'Demo',
      ...(linePercentMost === undefined ? {} : { costLimits: { linePercentMost } }),
    }),
  }).diagnostics;

const rebates = (percent: string): ContentSet => ({
  rebates: { most: '8888', tiers: [{ category: 'sport', level: 1, percent }] },
});
const odds = (odds: string): ContentSet => ({
  lotteries: { items: [{ key: 'FFC', odds: [{ play: 'ssc_c_b1', outcome: '7', odds }] }] },
});

test('what a station leaves out is within what it allows unless it says so', () => {
  expect(found({})).toEqual([]);
  expect(found({ friendPercents: { sport: '2' } }, rebates('2'))).toEqual([]);
  expect(found({ ratePercentMost: '19', bonusGroupLeast: 1600 }, rebates('1.5'))[0]).toMatchObject({
    rule: 'line-cost',
    message:
      'Of a bet on sport 20.5 % goes out at worst beside its prize: 19 % to the line of the agent, 1.5 % as a rebate; the station allows 20 %.',
  });
});

test('the category that costs most counts, with the share of a friend', () => {
  const team = { friendPercents: { sport: '1' } };
  expect(found(team, rebates('0.5'), 15)).toEqual([]);
  expect(found({ friendPercents: { live: '1' } }, rebates('1.5'), 15)).toEqual([]);
  expect(found(team, rebates('1'), 15).map(({ rule, fix }) => [rule, fix?.description])).toEqual([
    ['line-cost', 'Write "13"'],
  ]);
});

test('odds above the default count at credit, by what they give back more', () => {
  expect(found({ ratePercentMost: '14.5' }, {}, 14.5)).toEqual([]);
  const [one, ...others] = found({ ratePercentMost: '14.5' }, odds('9.99'), 14.5);
  expect(others).toEqual([]);
  expect(one!.message).toMatch(/^Of a bet on lottery at credit odds .* % by odds above the default; /);
});

test('a station that lets agents earn what it keeps says so, and one whose lines earn nothing is not asked', () => {
  expect(found({ ratePercentMost: '3' }, {}, 2).map(({ rule }) => rule)).toEqual(['line-cost']);
  expect(found({ ratePercentMost: '1.5' }, rebates('0.5'), 2)).toEqual([]);
  expect(found({ commissionLevels: 0 }, {}, 2)).toEqual([]);
});

test('what another rule finds is not found again', () => {
  expect(found({ ratePercentMost: '35' }).map(({ rule }) => rule)).toEqual(['agent-rates']);
  expect(found({}, rebates('50'))).toEqual([]);
  expect(found({}, odds('10.5'))).toEqual([]);
});
