// What the examples of sport do not show: properties of odds, lines and parlays, and what is refused.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Money, YUAN } from '#values/money.ts';
import { compare, ONE, product, type Rational, rational, truncated } from '../rational.ts';
import { runRule } from '../rule.ts';
import { rules } from '../rules.ts';
import { factorOf, minOddsDefault, resultOfMargin, SPORT_RESULTS, settleSingle } from './odds.ts';
import { PARLAY_SYSTEMS, parlayLines, settleParlay } from './parlay.ts';

const run = (rule: string, input: unknown): Record<string, unknown> =>
  runRule(rules.get(rule)!, input) as Record<string, unknown>;

/** From 1.01 to 20.00 in steps of 0.01. */
const european = fc.integer({ min: 101, max: 2000 });
const oddsOf = (hundredths: number): Rational => rational(BigInt(hundredths), 100n);
const stakes = fc.bigInt(1n, 10n ** 12n);

describe('odds', () => {
  it('come back exactly from Hong Kong odds, and within what is shown from the others', () => {
    fc.assert(
      fc.property(european, fc.constantFrom('hk', 'my', 'id'), (hundredths, to) => {
        const value = (hundredths / 100).toFixed(2);
        const there = run('odds.convert', { from: 'eu', value, to });
        const back = run('odds.convert', { from: to, value: there.value, to: 'eu' });
        // Four places of -1/n are shown; the sum they stand for is as near as that.
        const size = Math.abs(Number(there.value));
        const error = to === 'hk' ? 0 : 0.0001 / (size * size) + 0.0001;
        expect(Math.abs(Number(back.value) - Number(value))).toBeLessThanOrEqual(error);
        expect(there.euExact).toBe(run('odds.convert', { from: 'eu', value, to: 'eu' }).exact);
      }),
    );
  });

  it('risk at least what wins the wished amount, and not 0.0001 more than that', () => {
    fc.assert(
      fc.property(european, stakes, (hundredths, toWin) => {
        const { numerator, denominator } = oddsOf(hundredths - 100);
        const text = (money: Money) => `${money / YUAN}.${String(money % YUAN).padStart(4, '0')}`;
        const { stake } = run('odds.risk', {
          format: 'eu',
          value: (hundredths / 100).toFixed(2),
          toWin: text(toWin),
        });
        const risked = BigInt(String(stake).replace('.', ''));
        expect(risked * numerator >= toWin * denominator).toBe(true);
        expect((risked - 1n) * numerator < toWin * denominator).toBe(true);
      }),
    );
  });
});

describe('lines in quarters', () => {
  it('are two half stakes on the lines beside them', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 20 }), european, (quarters, hundredths) => {
        const odd = quarters * 2 + 1;
        const margin = (BigInt(odd) * YUAN) / 4n;
        const half = (of: Money) => factorOf(resultOfMargin(of), oddsOf(hundredths));
        const both = [half(margin - YUAN / 4n), half(margin + YUAN / 4n)];
        const whole = half(margin);
        const mean = rational(
          both[0]!.numerator * both[1]!.denominator + both[1]!.numerator * both[0]!.denominator,
          2n * both[0]!.denominator * both[1]!.denominator,
        );
        expect(compare(whole, mean)).toBe(0);
      }),
    );
  });
});

describe('parlays', () => {
  const legs = fc.record({
    result: fc.constantFrom(...SPORT_RESULTS),
    odds: european.map(oddsOf),
  });

  it('have as many lines as their name says, each of other legs', () => {
    for (const system of Object.keys(PARLAY_SYSTEMS)) {
      const lines = parlayLines(system).map((line) => line.join());
      expect([system, lines.length]).toEqual([system, Number(system.split('x')[1])]);
      expect(new Set(lines).size).toBe(lines.length);
    }
  });

  it('of one line return the stake times the product of the legs, cut once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), stakes, fc.infiniteStream(legs), (count, stake, stream) => {
        const taken = Array.from({ length: count }, () => stream.next().value);
        const { returned } = settleParlay(`${count}x1`, stake, taken, minOddsDefault);
        const factor = taken.map(({ result, odds }) => factorOf(result, odds)).reduce(product, ONE);
        expect(returned).toBe(truncated(stake, factor));
      }),
    );
  });

  it('do not depend on the order of the legs, are never below zero, and count at most the stake', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(PARLAY_SYSTEMS)),
        stakes,
        fc.infiniteStream(legs),
        (system, stake, stream) => {
          const taken = Array.from({ length: Number(system[0]) }, () => stream.next().value);
          const ticket = settleParlay(system, stake, taken, minOddsDefault);
          const turned = settleParlay(system, stake, taken.toReversed(), minOddsDefault);
          expect(turned.returned).toBe(ticket.returned);
          expect(ticket.returned >= 0n).toBe(true);
          expect(ticket.validBet <= ticket.stake).toBe(true);
          expect(ticket.net).toBe(ticket.returned - ticket.stake);
        },
      ),
    );
  });

  it('of which a leg is voided return what the smaller ticket returns', () => {
    fc.assert(
      fc.property(stakes, fc.tuple(legs, legs), european, (stake, two, hundredths) => {
        const voided = { result: 'void' as const, odds: oddsOf(hundredths) };
        expect(settleParlay('3x1', stake, [...two, voided], minOddsDefault).returned).toBe(
          settleParlay('2x1', stake, two, minOddsDefault).returned,
        );
      }),
    );
  });
});

describe('single bets', () => {
  it('never return less than nothing, and count at most the stake', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SPORT_RESULTS), stakes, european, (result, stake, hundredths) => {
        const bet = settleSingle(result, { stake, odds: oddsOf(hundredths), minOdds: minOddsDefault });
        expect(bet.returned >= 0n && bet.validBet >= 0n && bet.validBet <= stake).toBe(true);
        expect(bet.net).toBe(bet.returned - stake);
      }),
    );
  });
});

describe('a wrong input', () => {
  const bet = {
    market: 'handicap',
    selection: 'home',
    line: '-0.5',
    odds: { format: 'eu', value: '1.9' },
    stake: '10.0000',
    match: { status: 'finished', score: [2, 1], ht: [1, 0] },
  };
  const esport = {
    market: 'mapWinner',
    map: 1,
    selection: 'home',
    odds: { format: 'eu', value: '1.9' },
    stake: '10.0000',
    match: { status: 'finished', bestOf: 3, maps: [{ winner: 'home' }, { winner: 'home' }] },
  };

  it.each([
    ['sport.settle', bet, { selection: 'draw' }, 'input.selection: draw is not possible: give home, away'],
    ['sport.settle', bet, { line: undefined }, 'input.line: is missing: give a line in quarters'],
    ['sport.settle', bet, { line: '-0.3' }, 'input.line: -0.3 is not possible: give a line in quarters'],
    ['sport.settle', bet, { market: 'oddEven', selection: 'odd' }, 'input.line: is not used by oddEven'],
    ['sport.settle', bet, { odds: { format: 'eu', value: '1' } }, 'input.odds.value: 1 is not possible'],
    ['sport.settle', bet, { odds: { format: 'my', value: '1.2' } }, 'input.odds.value: 1.2 is not possible'],
    ['sport.settle', bet, { stake: '0' }, 'input.stake: 0 is not possible'],
    [
      'sport.settle',
      bet,
      { match: { status: 'finished' } },
      'input.match.score: is missing: give [home, away]',
    ],
    [
      'sport.settle',
      bet,
      { period: 'HT', match: { status: 'finished', score: [1, 1] } },
      'input.match.ht: is missing',
    ],
    ['esport.settle', esport, { map: 4 }, 'input.map: 4 is not possible: give 1 to 3'],
    ['esport.settle', esport, { market: 'firstTo' }, 'input.event: is missing: give firstBlood'],
    ['esport.settle', esport, { market: 'winner' }, 'input.map: is not used by winner'],
    [
      'esport.settle',
      esport,
      { match: { ...esport.match, status: 'forfeit' } },
      'input.match.declared: is missing: give home, away',
    ],
    [
      'sport.parlay',
      { system: '3x1', unitStake: '1', legs: [] },
      {
        legs: [
          { result: 'won', odds: bet.odds },
          { result: 'won', odds: bet.odds },
        ],
      },
      'input.legs: has 2 legs: 3x1 needs 3',
    ],
    [
      'sport.parlay',
      { system: '2x1', unitStake: '1', legs: [] },
      {
        legs: [
          { result: 'won', odds: bet.odds },
          { market: '1x2', selection: 'over', odds: bet.odds, match: bet.match },
        ],
      },
      'input.legs[1].selection: over is not possible: give home, draw, away',
    ],
  ])('of %s is refused by its field (%#)', (rule, right, wrong, message) => {
    expect(() => run(rule, { ...right, ...wrong })).toThrow(message);
  });
});
