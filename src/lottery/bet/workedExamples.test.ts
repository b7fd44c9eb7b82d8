import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatMoney, parseMoney } from '#values/money.ts';
import { familyOf } from '../families.ts';
import { readExample } from './readBet.ts';
import { settle } from './settle.ts';

interface Example {
  readonly id: string;
  readonly play: string;
  readonly playName: string;
  readonly note: string;
  readonly mode: string;
  readonly units: number;
  readonly winningUnits: number;
  readonly pushUnits: number;
  readonly stake: number;
  readonly payout: number;
  readonly rebate?: number;
  readonly prizes?: Readonly<Record<string, { count: number; prize: number }>>;
  readonly odds?: Readonly<Record<string, number>>;
}

const path = new URL('../../../tests/domain/worked-examples.json', import.meta.url);
const EXAMPLES: readonly Example[] = JSON.parse(readFileSync(path, 'utf8'));

/** What a settlement depends on; everything else in an example is an answer. */
const GIVEN = [
  'id',
  'family',
  'mode',
  'play',
  'selection',
  'draw',
  'lunarYear',
  'drawDate',
  'settings',
  'basePrice',
  'bonusGroup',
  'moneyMode',
  'multiple',
  'rebateRate',
  'unitAmount',
];

function given(example: Example): Record<string, unknown> {
  return Object.fromEntries(Object.entries(example).filter(([key]) => GIVEN.includes(key)));
}

describe('the worked examples', () => {
  it('are all 804', () => {
    expect(EXAMPLES).toHaveLength(804);
  });

  it.each(EXAMPLES)('$id $play settles as the rules say ($note)', (example) => {
    // Without `odds`: the default odds must be the ones the example was paid at.
    const { bet, draw } = readExample(familyOf, given(example));
    const result = settle(bet, draw);
    expect(example.playName.startsWith(bet.play.name)).toBe(true);
    expect(result).toMatchObject({
      units: example.units,
      winningUnits: example.winningUnits,
      pushUnits: example.pushUnits,
      stake: parseMoney(example.stake),
      payout: parseMoney(example.payout),
      rebate: parseMoney(example.rebate ?? 0),
    });
    const won = result.tiers.filter(({ refunded }) => !refunded);
    if (example.prizes) {
      const paid = Object.fromEntries(
        won.map(({ tier, units, each }) => [tier, { count: units, prize: Number(formatMoney(each)) }]),
      );
      expect(paid).toEqual(example.prizes);
    }
    if (example.odds) {
      const used = Object.fromEntries(
        won.map(({ tier, odds }) => [tier, Number(formatMoney(odds[0] ?? 0n))]),
      );
      expect(used).toEqual(example.odds);
    }
  });

  it.each(EXAMPLES.filter(({ odds }) => odds))('$id $play is paid at the odds it carries', (example) => {
    const doubled = Object.fromEntries(
      Object.entries(example.odds ?? {}).map(([name, odds]) => [name, odds * 2]),
    );
    const plain = readExample(familyOf, { ...given(example), odds: example.odds });
    const better = readExample(familyOf, { ...given(example), odds: doubled });
    expect(settle(plain.bet, plain.draw).payout).toBe(parseMoney(example.payout));
    expect(settle(better.bet, better.draw).payout).toBeGreaterThan(parseMoney(example.payout));
  });
});
