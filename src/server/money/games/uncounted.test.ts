// Why a round counts less than was staked: each reason of the rules of games, and that nothing is said where all counts.
import { expect, test } from 'vitest';
import { textIn } from '../../serverText.ts';
import { type CountedRound, whyUncounted } from './uncounted.ts';

const label = { 'zh-CN': '甲', en: 'A' };
const leg = (result: 'won' | 'lost' | 'push' | 'halfWon' | 'halfLost' | 'void', odds = '1.4') => ({
  match: label,
  league: label,
  market: label,
  pick: label,
  odds,
  score: '1:0',
  startAt: 0,
  result,
});
/** Ten yuan that were lost and count nothing, unless stated otherwise. */
const round = (changes: Partial<CountedRound>): CountedRound => ({
  kind: 'sport',
  state: 'lost',
  stake: 100_000n,
  valid: 0n,
  reported: null,
  prize: 0n,
  settled_at: new Date(0),
  detail: {},
  ...changes,
});
const said = (changes: Partial<CountedRound>, locale: 'zh-CN' | 'en' = 'zh-CN'): string =>
  whyUncounted(round(changes), textIn(locale));

test.each<[string, Partial<CountedRound>, string]>([
  ['a single at low odds', { detail: { legs: [leg('lost')] } }, '赔率低于1.5，不计有效投注'],
  ['a push', { state: 'void', prize: 100_000n, detail: { legs: [leg('push')] } }, '退回的投注不计有效投注'],
  ['half won', { valid: 50_000n, detail: { legs: [leg('halfWon', '1.9')] } }, '赢半或输半，按一半计有效投注'],
  ['half lost at low odds', { detail: { legs: [leg('halfLost')] } }, '赔率低于1.5，不计有效投注'],
  [
    'lines of a parlay',
    { valid: 20_000n, detail: { legs: [leg('won'), leg('push')], parlay: '2x1' } },
    '赔率低于1.5或全部退回的组合不计有效投注',
  ],
  ['a table of cards among players', { kind: 'chess', valid: 40_000n }, '按实际输赢计有效投注'],
  ['opposed bets', { kind: 'live', valid: 20_000n }, '对押和退回的部分不计有效投注'],
  ['a tie that returns', { kind: 'live', prize: 100_000n }, '退回的投注不计有效投注'],
  [
    'a share of a kind of game',
    { kind: 'egame', valid: 50_000n, reported: 100_000n },
    '平台有效投注¥10.00，本站按该类游戏的比例计入',
  ],
  [
    'both',
    { kind: 'live', valid: 10_000n, reported: 20_000n },
    '对押和退回的部分不计有效投注；平台有效投注¥2.00，本站按该类游戏的比例计入',
  ],
])('%s says why', (_name, changes, text) => {
  expect(said(changes)).toBe(text);
});

test('nothing is said where all of the stake counts, before the end, and where only the platform knows', () => {
  expect(said({ valid: 100_000n, detail: { legs: [leg('lost', '1.9')] } })).toBe('');
  expect(said({ settled_at: null, detail: { legs: [leg('lost')] } })).toBe('');
  expect(said({ kind: 'fish' })).toBe('');
});

test('in English as well', () => {
  expect(said({ detail: { legs: [leg('lost')] } }, 'en')).toBe('Odds below 1.5 do not count');
});
