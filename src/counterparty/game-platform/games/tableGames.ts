// The four live tables as games: what can be bet, how a hand is drawn and settled, and how it reads in a record.
import {
  BACCARAT_BETS,
  baccaratPays,
  dealBaccarat,
  isShoeOver,
  settleBaccarat,
} from '#rules/games/baccarat.ts';
import { type Card, card, codesOf } from '#rules/games/cards.ts';
import {
  DRAGON_TIGER_BETS,
  DRAGON_TIGER_PAYS,
  dragonTigerOutcome,
  settleDragonTiger,
} from '#rules/games/dragonTiger.ts';
import { dealDragonTiger, spinWheel, throwDice } from '#rules/games/draws/tableDraws.ts';
import { type RoadSide, type TableRoads, tableRoads } from '#rules/games/draws/tableRoads.ts';
import { colorOf, ROULETTE_BETS, roulettePays, settleRoulette } from '#rules/games/roulette.ts';
import { SICBO_BETS, settleSicbo } from '#rules/games/sicbo.ts';
import type { SettledBet, SettledBets, TableBet } from '#rules/games/tableBets.ts';
import { formatMoney, type Money, wireMoney, YUAN } from '#values/money.ts';
import { labelOf } from '../../words.ts';
import type { CatalogueGame } from '../catalogue.ts';
import type { Label, RoundDetail } from '../wire.ts';
import type { Random } from './engine.ts';

/** What a player stakes on one bet of a hand. */
export const tableLimits = { least: YUAN, most: 20_000n * YUAN } as const;

/** So many places of a hand a player may bet on: a record of them all is still one that operators store. */
export const mostPlaces = 80;

const HUNDRED = 100n * YUAN;
/** At roulette no bet wins more than the largest stake on an even chance: of the most on each place, whole hundreds. */
const mostAtWheel = (code: string): Money => {
  const most = (tableLimits.most * YUAN) / roulettePays(ROULETTE_BETS.get(code)!);
  return most - (most % HUNDRED);
};

/** What came out of a hand: codes of cards, faces of dice or the number of the wheel, by their place. */
export type HandResult = Readonly<Record<string, readonly string[]>>;

export interface TableGame {
  /** Bets by their code, with what they pay x:1; where that depends on the result, everything they can pay, the usual first. */
  readonly pays: ReadonlyMap<string, readonly string[]>;
  /** The most that a player may stake on a bet of a hand. */
  mostOn(code: string): Money;
  /** Draws a hand; the shoe is changed where there is one. */
  draw(shoe: Card[], random: Random): HandResult;
  /** Whether the next hand needs a new shoe. */
  needsShoe(left: readonly Card[]): boolean;
  settle(result: HandResult, bets: readonly TableBet[]): SettledBets;
  /** What one mark of the road says: which side won, or which number came. */
  mark(result: HandResult): string;
  /** The bets that are the red and the blue side of its roads; a hand that wins neither is a tie there. */
  sides: readonly [red: string, blue: string];
  /** Bets that a hand may win on top, counted beside the sides. */
  counted: readonly string[];
  nameOfBet(code: string): Label;
  hands(result: HandResult): NonNullable<RoundDetail['hands']>;
  proof(result: HandResult, bets: readonly TableBet[]): { rule: string; input: object };
}

const cardsOf = (codes: readonly string[]): Card[] => codes.map((code) => card(code, 'card'));
const wireBets = (bets: readonly TableBet[]) =>
  bets.map(({ bet, amount }) => ({ bet, amount: wireMoney(amount) }));

const baccarat = (variant: 'commission' | 'noCommission'): TableGame => {
  const handOf = ({ player, banker }: HandResult) => {
    // Back into the order of dealing: player, banker, player, banker, then the third cards.
    const [p, b] = [cardsOf(player!), cardsOf(banker!)];
    return [p[0]!, b[0]!, p[1]!, b[1]!, ...p.slice(2), ...b.slice(2)];
  };
  return {
    pays: new Map(BACCARAT_BETS.map((bet) => [bet, baccaratPays(variant)[bet].map(formatMoney)])),
    mostOn: () => tableLimits.most,
    needsShoe: isShoeOver,
    draw(shoe) {
      const hand = dealBaccarat(shoe.slice(0, 6));
      shoe.splice(0, hand.cardsUsed);
      return { player: codesOf(hand.player), banker: codesOf(hand.banker) };
    },
    settle: (result, bets) => settleBaccarat(dealBaccarat(handOf(result)), variant, bets),
    mark: (result) => dealBaccarat(handOf(result)).outcome,
    sides: ['banker', 'player'],
    counted: ['bankerPair', 'playerPair'],
    nameOfBet: (code) => labelOf(`web.game.bet.baccarat.${code}`),
    hands(result) {
      const { playerTotal, bankerTotal } = dealBaccarat(handOf(result));
      const hand = (side: 'player' | 'banker', points: number) => ({
        name: labelOf(`web.game.bet.baccarat.${side}`),
        cards: [...result[side]!],
        result: labelOf('web.game.points', { points }),
      });
      return [hand('player', playerTotal), hand('banker', bankerTotal)];
    },
    proof: (result, bets) => ({
      rule: 'baccarat.settle',
      input: { variant, cards: codesOf(handOf(result)), bets: wireBets(bets) },
    }),
  };
};

const dragonTiger: TableGame = {
  pays: new Map(DRAGON_TIGER_BETS.map((code) => [code, [formatMoney(DRAGON_TIGER_PAYS[code])]])),
  mostOn: () => tableLimits.most,
  needsShoe: isShoeOver,
  draw(shoe) {
    const { dragon, tiger } = dealDragonTiger(shoe);
    shoe.splice(0, 2);
    return { dragon: [dragon.code], tiger: [tiger.code] };
  },
  settle: ({ dragon, tiger }, bets) => settleDragonTiger(cardsOf(dragon!)[0]!, cardsOf(tiger!)[0]!, bets),
  mark: ({ dragon, tiger }) => dragonTigerOutcome(cardsOf(dragon!)[0]!, cardsOf(tiger!)[0]!),
  sides: ['dragon', 'tiger'],
  counted: [],
  nameOfBet: (code) => labelOf(`web.game.bet.dragonTiger.${code}`),
  hands(result) {
    const outcome = this.mark(result);
    return (['dragon', 'tiger'] as const).map((side) => ({
      name: labelOf(`web.game.bet.dragonTiger.${side}`),
      cards: [...result[side]!],
      result: labelOf(`web.game.side.${outcome === 'tie' ? 'tie' : outcome === side ? 'won' : 'lost'}`),
    }));
  },
  proof: ({ dragon, tiger }, bets) => ({
    rule: 'dragonTiger.settle',
    input: { dragon: dragon![0], tiger: tiger![0], bets: wireBets(bets) },
  }),
};

const roulette = (laPartage: boolean): TableGame => ({
  pays: new Map([...ROULETTE_BETS].map(([code, numbers]) => [code, [formatMoney(roulettePays(numbers))]])),
  mostOn: mostAtWheel,
  needsShoe: () => false,
  draw: (_shoe, random) => ({ wheel: [String(spinWheel(random))] }),
  settle: ({ wheel }, bets) => settleRoulette(Number(wheel![0]), laPartage, bets),
  mark: ({ wheel }) => wheel![0]!,
  sides: ['red', 'black'],
  counted: [],
  nameOfBet(code) {
    const [shape, numbers = ''] = code.split(':');
    // Six numbers in a row are said by the first and the last.
    const said = shape === 'sixLine' ? numbers.replace(/-.*-/, '–') : numbers;
    return labelOf(`web.game.bet.roulette.${shape!}`, { numbers: said });
  },
  hands: ({ wheel }) => [
    {
      name: labelOf('web.game.wheel'),
      cards: [...wheel!],
      result: labelOf(`web.game.pocket.${colorOf(Number(wheel![0]))}`, { number: wheel![0]! }),
    },
  ],
  proof: ({ wheel }, bets) => ({
    rule: 'roulette.settle',
    input: { result: Number(wheel![0]), laPartage, bets: wireBets(bets) },
  }),
});

const numbersIn = (dice: readonly string[]): number[] => dice.map(Number);

/** What a bet can pay, by every throw that wins it. */
function sicboPays(code: string): string[] {
  const throws = Array.from({ length: 216 }, (_, at) => [
    1 + (at % 6),
    1 + (Math.floor(at / 6) % 6),
    1 + Math.floor(at / 36),
  ]);
  const paid = throws
    .map((dice) => settleSicbo(dice, [{ bet: code, amount: YUAN }]).net)
    .filter((net) => net > 0n);
  return [...new Set(paid)].sort((one, other) => Number(one - other)).map(formatMoney);
}

const sicbo: TableGame = {
  pays: new Map([...SICBO_BETS.keys()].map((code) => [code, sicboPays(code)])),
  mostOn: () => tableLimits.most,
  needsShoe: () => false,
  draw: (_shoe, random) => ({ dice: throwDice(random).map(String) }),
  settle: ({ dice }, bets) => settleSicbo(numbersIn(dice!), bets),
  mark({ dice }) {
    const numbers = numbersIn(dice!);
    if (numbers.every((face) => face === numbers[0])) return 'triple';
    return numbers.reduce((sum, face) => sum + face, 0) > 10 ? 'big' : 'small';
  },
  sides: ['big', 'small'],
  counted: [],
  nameOfBet(code) {
    const [shape, numbers = ''] = code.split(':');
    return labelOf(`web.game.bet.sicbo.${shape!}`, { numbers });
  },
  hands({ dice }) {
    const points = numbersIn(dice!).reduce((sum, face) => sum + face, 0);
    return [
      { name: labelOf('web.game.dice'), cards: [...dice!], result: labelOf('web.game.points', { points }) },
    ];
  },
  proof: ({ dice }, bets) => ({
    rule: 'sicbo.settle',
    input: { dice: numbersIn(dice!), bets: wireBets(bets) },
  }),
};

const byVariant = { commission: baccarat('commission'), noCommission: baccarat('noCommission') };
const wholeZero = roulette(false);
const halfZero = roulette(true);

const wins = ({ settle }: TableGame, result: HandResult, bet: string): boolean =>
  settle(result, [{ bet, amount: YUAN }]).net > 0n;

export const wonBets = (game: TableGame, result: HandResult): string[] =>
  [...game.pays.keys()].filter((bet) => wins(game, result, bet));

/** The roads of a shoe's hands, the first one first, and how often each counted bet won. */
export function roadsOf(
  game: TableGame,
  results: readonly HandResult[],
): TableRoads & { counted: Record<string, number> } {
  const sides = results.map((result): RoadSide => {
    const at = game.sides.findIndex((bet) => wins(game, result, bet));
    return at < 0 ? 2 : (at as RoadSide);
  });
  return {
    ...tableRoads(sides),
    counted: Object.fromEntries(
      game.counted.map((bet) => [bet, results.filter((result) => wins(game, result, bet)).length]),
    ),
  };
}

export function tableGameOf({ code, rule }: CatalogueGame): TableGame {
  switch (rule.engine) {
    case 'baccarat':
      return byVariant[rule.variant];
    case 'dragonTiger':
      return dragonTiger;
    case 'roulette':
      return rule.laPartage ? halfZero : wholeZero;
    case 'sicbo':
      return sicbo;
    default:
      throw new Error(`${code} is not played at a table.`);
  }
}

/** What a bet pays x:1, as a record says it: of several possible payouts the usual one, until it has won another. */
export function recordedOdds({ pays }: TableGame, { bet, amount }: TableBet, settled?: SettledBet): string {
  if (settled?.result === 'won') return formatMoney((settled.net * YUAN) / amount);
  return pays.get(bet)?.[0] ?? '';
}
