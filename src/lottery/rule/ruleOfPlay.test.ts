// Every play has a rule in words and an example that wins.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBet } from '../bet/readBet.ts';
import { settle } from '../bet/settle.ts';
import { FAMILIES } from '../families.ts';
import { exampleOf } from './playExamples.ts';
import { ruleNames, ruleOf } from './ruleOfPlay.ts';

const plays = FAMILIES.flatMap((family) => family.plays);

test('every play has a rule, no rule is without a play, and each has its sentence in both languages', () => {
  const used = new Set(plays.map(({ code }) => ruleOf(code).rule));
  expect(ruleNames.filter((rule) => !used.has(rule))).toEqual([]);
  for (const locale of ['zh-CN', 'en']) {
    const path = new URL(`../../texts/${locale}/rules.json`, import.meta.url);
    const texts: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'));
    expect(ruleNames.filter((rule) => !texts[rule])).toEqual([]);
    const stale = Object.keys(texts)
      .filter((id) => !id.startsWith('with.'))
      .filter((id) => !ruleNames.includes(id));
    expect(stale).toEqual([]);
  }
});

test('a play that nobody wrote a rule for is reported', () => {
  expect(() => ruleOf('ssc_c_nothing')).toThrow(RangeError);
});

test.each(plays.map((play) => [play.code, play] as const))('%s has an example that wins', (code, play) => {
  const example = exampleOf(code)!;
  const terms = play.mode === 'credit' ? { unitAmount: '10' } : { bonusGroup: '1960' };
  const bet = readBet(play, { ...example, ...terms });
  const settled = settle(bet, example.draw);
  expect(settled.winningUnits).toBeGreaterThan(0);
  expect(settled.payout).toBeGreaterThan(0n);
});
