// Table games return what docs/rules-of-games.md says, counted over everything that can happen.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RandomBelow } from '#lottery/draw/draw.ts';
import { type Money, YUAN } from '#values/money.ts';
import {
  BACCARAT_BETS,
  type BaccaratHand,
  dealBaccarat,
  isShoeOver,
  newShoe,
  settleBaccarat,
} from './baccarat.ts';
import { type Card, PACK } from './cards.ts';
import { DRAGON_TIGER_BETS, settleDragonTiger } from './dragonTiger.ts';
import { POCKETS, ROULETTE_BETS, settleRoulette } from './roulette.ts';
import { SICBO_BETS, settleSicbo } from './sicbo.ts';
import type { SettledBets } from './tableBets.ts';

/** Large enough for every pay to be whole. */
const STAKE: Money = 100n * YUAN;
const stakeOn = (bet: string) => [{ bet, amount: STAKE }];
/** Percent with four decimals, as the page prints it. */
const percent = (share: number): string => (share * 100).toFixed(4);
const shareOf = (returned: Money, rounds: number): number => Number(returned) / Number(STAKE) / rounds;

const below = fc.infiniteStream(fc.nat({ max: 0x7fffffff })).map((numbers): RandomBelow => {
  return (count) => (numbers.next().value as number) % count;
});

describe('baccarat', () => {
  const withPoints = Array.from({ length: 10 }, (_, points) => PACK[(points + 9) % 10]!);
  const pointsOf = ({ rank }: Card): number => rank % 10;

  /** Every sequence of six card values of a full shoe, with the number of ways to deal it. */
  function everyHand(visit: (hand: BaccaratHand, ways: number) => void): number {
    const left = withPoints.map((card): number => (pointsOf(card) === 0 ? 128 : 32));
    const cards: Card[] = [];
    let total = 0;
    const deal = (ways: number): void => {
      if (cards.length === 6) {
        total += ways;
        visit(dealBaccarat(cards), ways);
        return;
      }
      for (let points = 0; points < 10; points++) {
        const count = left[points]!;
        left[points] = count - 1;
        cards.push(withPoints[points]!);
        deal(ways * count);
        cards.pop();
        left[points] = count;
      }
    };
    deal(1);
    return total;
  }

  it('deals, wins and returns as often as eight packs make it', { timeout: 120_000 }, () => {
    const counts = { banker: 0, player: 0, tie: 0, big: 0, small: 0, bankerOnSix: 0 };
    const total = everyHand((hand, ways) => {
      counts[hand.outcome] += ways;
      counts[hand.size] += ways;
      if (hand.outcome === 'banker' && hand.bankerTotal === 6) counts.bankerOnSix += ways;
    });
    expect(total).toBe(416 * 415 * 414 * 413 * 412 * 411);
    const share = (name: keyof typeof counts): number => counts[name] / total;
    expect(Object.keys(counts).map((name) => percent(share(name as keyof typeof counts)))).toEqual([
      '45.8597',
      '44.6247',
      '9.5156',
      '62.1132',
      '37.8868',
      '5.3864',
    ]);

    const paid = (hand: Partial<BaccaratHand>, variant: 'commission' | 'noCommission', bet: string): number =>
      shareOf(settleBaccarat(hand as BaccaratHand, variant, stakeOn(bet)).returned, 1);
    const outcomeReturn = (variant: 'commission' | 'noCommission', bet: string): string =>
      percent(
        (['banker', 'player', 'tie'] as const).reduce(
          (sum, outcome) =>
            sum +
            paid({ outcome, bankerTotal: 7 }, variant, bet) *
              (share(outcome) - (outcome === 'banker' ? share('bankerOnSix') : 0)),
          paid({ outcome: 'banker', bankerTotal: 6 }, variant, bet) * share('bankerOnSix'),
        ),
      );
    expect(outcomeReturn('commission', 'banker')).toBe('98.9421');
    expect(outcomeReturn('noCommission', 'banker')).toBe('98.5419');
    expect(outcomeReturn('commission', 'player')).toBe('98.7649');
    expect(outcomeReturn('commission', 'tie')).toBe('85.6404');
    expect(percent(share('big') * paid({ size: 'big' }, 'commission', 'big'))).toBe('95.6543');
    expect(percent(share('small') * paid({ size: 'small' }, 'commission', 'small'))).toBe('94.7171');
  });

  it('pairs and returns on pairs as often as eight packs make it', { timeout: 60_000 }, () => {
    // The first card may be any; by symmetry it is the ace of spades.
    const [first] = PACK;
    const bets = ['playerPair', 'bankerPair', 'anyPair', 'perfectPair'];
    const sums = new Map(bets.map((bet) => [bet, 0]));
    let total = 0;
    const copies = (card: Card, ...taken: Card[]): number => 8 - taken.filter((one) => one === card).length;
    const isPair = (one: Card, other: Card): boolean => one.rank === other.rank;
    for (const second of PACK)
      for (const third of PACK)
        for (const fourth of PACK) {
          const ways =
            copies(second, first!) * copies(third, first!, second) * copies(fourth, first!, second, third);
          total += ways;
          const hand = {
            playerPair: isPair(first!, second),
            bankerPair: isPair(third, fourth),
            perfectPairs: Number(first === second) + Number(third === fourth),
          } as BaccaratHand;
          for (const bet of bets) {
            const { returned } = settleBaccarat(hand, 'commission', stakeOn(bet));
            sums.set(bet, sums.get(bet)! + ways * shareOf(returned, 1));
          }
        }
    expect(bets.map((bet) => percent(sums.get(bet)! / total))).toEqual([
      '89.6386',
      '89.6386',
      '86.2901',
      '91.9530',
    ]);
  });

  it('keeps every card of the shoe through all its hands, and ends it below 52 cards', () => {
    fc.assert(
      fc.property(below, (random) => {
        const shoe = newShoe(random);
        expect(shoe).toHaveLength(416);
        for (const card of PACK) expect(shoe.filter((one) => one === card)).toHaveLength(8);
        const dealt: Card[] = [];
        let left: readonly Card[] = shoe;
        while (!isShoeOver(left)) {
          const { player, banker, cardsUsed } = dealBaccarat(left);
          dealt.push(...player, ...banker);
          expect(player.length + banker.length).toBe(cardsUsed);
          left = left.slice(cardsUsed);
        }
        expect(left.length).toBeLessThan(52);
        expect(left.length).toBeGreaterThanOrEqual(46);
        const order = (cards: readonly Card[]) => cards.map(({ code }) => code).sort();
        expect(order([...dealt, ...left])).toEqual(order(shoe));
      }),
      { numRuns: 20 },
    );
  });

  it('never returns less than nothing or counts more than was staked, and its sums are those of the bets', () => {
    fc.assert(
      fc.property(
        below,
        fc.array(fc.record({ bet: fc.constantFrom(...BACCARAT_BETS), amount: fc.bigInt(1n, 10n ** 12n) })),
        fc.constantFrom('commission' as const, 'noCommission' as const),
        (random, bets, variant) => {
          const settled = settleBaccarat(dealBaccarat(newShoe(random)), variant, bets);
          expectSound(settled, bets);
        },
      ),
    );
  });
});

function expectSound(settled: SettledBets, bets: readonly { bet: string; amount: Money }[]): void {
  const total = (of: (bet: SettledBets['bets'][number]) => Money): Money =>
    settled.bets.reduce((sum, bet) => sum + of(bet), 0n);
  settled.bets.forEach(({ bet, returned, net, validBet }, at) => {
    expect(bet).toBe(bets[at]!.bet);
    expect(returned >= 0n && validBet >= 0n && validBet <= bets[at]!.amount).toBe(true);
    expect(net).toBe(returned - bets[at]!.amount);
  });
  expect(settled.returned).toBe(total(({ returned }) => returned));
  expect(settled.net).toBe(settled.returned - settled.stake);
  expect(settled.validBet).toBe(total(({ validBet }) => validBet));
}

describe('valid bets', () => {
  it('of a pair that is bet on several times leave the difference of both sides', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.bigInt(1n, 10n ** 9n))), (given) => {
        const bets = given.map(([isRed, amount]) => ({ bet: isRed ? 'red' : 'black', amount }));
        const difference = bets.reduce(
          (sum, { bet, amount }) => sum + (bet === 'red' ? amount : -amount),
          0n,
        );
        const { validBet } = settleRoulette(1, false, bets);
        expect(validBet).toBe(difference < 0n ? -difference : difference);
      }),
    );
  });
});

describe('dragon tiger', () => {
  it('returns as the page says', () => {
    const returns = DRAGON_TIGER_BETS.map((bet) => {
      let sum = 0;
      for (const dragon of PACK)
        for (const tiger of PACK) {
          const ways = 8 * (dragon === tiger ? 7 : 8);
          sum += ways * shareOf(settleDragonTiger(dragon, tiger, stakeOn(bet)).returned, 1);
        }
      return [bet, percent(sum / (416 * 415))];
    });
    expect(Object.fromEntries(returns)).toEqual({
      dragon: '96.2651',
      tiger: '96.2651',
      tie: '67.2289',
      suitedTie: '86.0241',
      dragonOdd: '94.2308',
      tigerOdd: '94.2308',
      dragonEven: '94.6154',
      tigerEven: '94.6154',
      dragonRed: '95.0000',
      tigerRed: '95.0000',
      dragonBlack: '95.0000',
      tigerBlack: '95.0000',
    });
  });
});

describe('roulette', () => {
  const returnedOver = (bet: string, laPartage: boolean): Money => {
    let sum = 0n;
    for (let pocket = 0; pocket < POCKETS; pocket++)
      sum += settleRoulette(pocket, laPartage, stakeOn(bet)).returned;
    return sum;
  };

  it('returns 36 of 37 on every bet, and half a stake more on even chances with la partage', () => {
    const evenChances = ['red', 'black', 'odd', 'even', 'low', 'high'];
    for (const bet of ROULETTE_BETS.keys()) {
      expect([bet, returnedOver(bet, false)]).toEqual([bet, 36n * STAKE]);
      const more = evenChances.includes(bet) ? STAKE / 2n : 0n;
      expect([bet, returnedOver(bet, true)]).toEqual([bet, 36n * STAKE + more]);
    }
  });

  it('has as many bets of each shape as the layout', () => {
    const shapes = [...ROULETTE_BETS.keys()].map((code) => code.replace(/(?::.+|[123])$/, ''));
    const counts = Object.fromEntries(
      [...Map.groupBy(shapes, (shape) => shape)].map(([shape, all]) => [shape, all.length]),
    );
    expect(counts).toEqual({
      straight: 37,
      split: 60,
      street: 12,
      trio: 2,
      corner: 22,
      firstFour: 1,
      sixLine: 11,
      dozen: 3,
      column: 3,
      red: 1,
      black: 1,
      odd: 1,
      even: 1,
      low: 1,
      high: 1,
    });
  });
});

describe('sic bo', () => {
  it('returns as the page says, over all 216 throws', () => {
    const faces = [1, 2, 3, 4, 5, 6];
    const throws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])));
    const returnOf = (bet: string): string =>
      percent(
        shareOf(
          throws.reduce((sum, dice) => sum + settleSicbo(dice, stakeOn(bet)).returned, 0n),
          throws.length,
        ),
      );
    const expected: [RegExp, string][] = [
      [/^(?:small|big|odd|even)$/, '97.2222'],
      [/^anyTriple$/, '88.8889'],
      [/^triple:/, '83.7963'],
      [/^double:/, '88.8889'],
      [/^combo:/, '97.2222'],
      [/^single:/, '92.1296'],
      [/^sum:(?:4|17|8|13|10|11)$/, '87.5000'],
      [/^sum:(?:5|16)$/, '88.8889'],
      [/^sum:(?:6|15)$/, '87.9630'],
      [/^sum:(?:7|14)$/, '90.2778'],
      [/^sum:(?:9|12)$/, '92.5926'],
    ];
    expect(SICBO_BETS.size).toBe(4 + 1 + 6 + 6 + 6 + 15 + 14);
    for (const bet of SICBO_BETS.keys()) {
      const [, percentage] = expected.find(([pattern]) => pattern.test(bet))!;
      expect([bet, returnOf(bet)]).toEqual([bet, percentage]);
    }
  });
});
