// What bets can cost: by option, by play and in all, against settling every draw.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBet } from '../bet/readBet.ts';
import { settle } from '../bet/settle.ts';
import { familyOf, playOf } from '../families.ts';
import { allDraws } from '../spaces/drawSpaces.ts';
import { exposureOf, type SoldBets } from './exposure.ts';

const yuan = 10_000n;

interface Wish {
  play: string;
  options: string[];
  amount: number;
  orders: number;
  maxPayout?: string;
}

function sold({ play, options, amount, orders, maxPayout }: Wish): SoldBets {
  const terms = { unitAmount: String(amount), rebateRate: '0', odds: {}, ...(maxPayout && { maxPayout }) };
  return {
    ...{ playCode: play, selection: JSON.stringify({ options }), terms: JSON.stringify(terms), orders },
    stake: BigInt(amount * options.length * orders) * yuan,
  };
}

const paid = (bets: readonly SoldBets[], draw: readonly number[]): bigint =>
  bets.reduce((sum, { playCode, selection, terms, orders }) => {
    const bet = readBet(playOf(playCode)!, { selection: JSON.parse(selection), ...JSON.parse(terms) });
    return sum + settle(bet, draw).payout * BigInt(orders);
  }, 0n);

const k3 = familyOf('k3')!;
const everyDraw = [...allDraws(3, 1, 6, false)].map(({ draw }) => draw);
const mostOf = (bets: readonly SoldBets[]): bigint =>
  everyDraw.reduce((most, draw) => {
    const own = paid(bets, draw);
    return own > most ? own : most;
  }, 0n);

const wishes = fc.array(
  fc.record({
    play: fc.constantFrom('k3_c_dx', 'k3_c_ds'),
    options: fc.constant(['大']),
    amount: fc.integer({ min: 1, max: 50 }),
    orders: fc.integer({ min: 1, max: 5 }),
  }),
  { minLength: 1, maxLength: 8 },
);
const optionsOf: Record<string, string[]> = { k3_c_dx: ['大', '小'], k3_c_ds: ['4', '9', '17'] };

describe('what bets can cost', () => {
  it('is what the dearest draw pays, by the rules that settle', () => {
    fc.assert(
      fc.property(wishes, fc.infiniteStream(fc.nat()), (all, chance) => {
        const bets = all.map((wish) => {
          const own = optionsOf[wish.play]!;
          const option = own[(chance.next().value ?? 0) % own.length]!;
          return sold({ ...wish, options: [option] });
        });
        const exposure = exposureOf(k3, bets);
        expect(exposure).toMatchObject({ pays: mostOf(bets), isExact: true });
        expect(exposure.orders).toBe(bets.reduce((sum, { orders }) => sum + orders, 0));
        for (const { play, pays } of exposure.plays)
          expect(pays).toBe(mostOf(bets.filter(({ playCode }) => playCode === play)));
      }),
      { numRuns: 60 },
    );
  });

  it('says of each option what is paid if it comes, whatever stakes it was bet at', () => {
    const bets = [
      sold({ play: 'k3_c_dx', options: ['大', '小'], amount: 10, orders: 2 }),
      sold({ play: 'k3_c_dx', options: ['大'], amount: 7, orders: 1 }),
    ];
    const [play] = exposureOf(k3, bets).plays;
    const alone = (option: string, yuans: number) =>
      mostOf([sold({ play: 'k3_c_dx', options: [option], amount: yuans, orders: 1 })]);
    expect(play!.options).toEqual([
      { option: '大', orders: 3, stake: 27n * yuan, pays: alone('大', 27), isExact: true },
      { option: '小', orders: 2, stake: 20n * yuan, pays: alone('小', 20), isExact: true },
    ]);
  });

  it('cuts each order by its own cap, and says that an option is a bound then', () => {
    const bets = [sold({ play: 'k3_c_dx', options: ['大'], amount: 100, orders: 3, maxPayout: '150' })];
    const exposure = exposureOf(k3, bets);
    expect(exposure.pays).toBe(3n * 150n * yuan);
    expect(exposure.plays[0]!.options[0]).toMatchObject({ pays: 450n * yuan, isExact: false });
  });

  it('counts the stake of a bet that nobody can read, and is exact no more', () => {
    const bets = [
      { playCode: 'gone', selection: '{}', terms: '{}', orders: 2, stake: 5n * yuan },
      sold({ play: 'k3_c_dx', options: ['大'], amount: 1, orders: 1 }),
    ];
    expect(exposureOf(k3, bets)).toMatchObject({ orders: 3, stake: 6n * yuan, isExact: false });
  });
});
