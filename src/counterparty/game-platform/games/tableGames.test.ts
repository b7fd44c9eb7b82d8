// What a table says it pays is what its bets are paid, and that every word of it is there in both languages.
import { describe, expect, it } from 'vitest';
import { newShoe } from '#rules/games/baccarat.ts';
import { ERBAGANG_RANKS, HIGH_POINTS, rankErbagang, TILE_SET } from '#rules/games/erbagang.ts';
import { NIUNIU_RANKS } from '#rules/games/niuniu.ts';
import { formatMoney, YUAN } from '#values/money.ts';
import { gameTexts } from '../../words.ts';
import { gamesOf } from '../catalogue.ts';
import { chanceOf } from '../covers/chance.ts';
import { type HandResult, recordedOdds, tableGameOf } from './tableGames.ts';

const texts = [gameTexts('zh-CN'), gameTexts('en')];

/** Results too rare to wait for. */
const rare: Readonly<Record<string, readonly HandResult[]>> = {
  baccarat: [{ player: ['SK', 'SK'], banker: ['H9', 'H9'] }],
  dragonTiger: [{ dragon: ['S7'], tiger: ['S7'] }],
  roulette: Array.from({ length: 37 }, (_, at) => ({ wheel: [String(at)] })),
  sicbo: Array.from({ length: 216 }, (_, at) => ({
    dice: [at % 6, Math.floor(at / 6) % 6, Math.floor(at / 36)].map((face) => String(face + 1)),
  })),
};

describe.each(gamesOf('sandbox-live').map((game) => [game.code, game] as const))(
  'the table %s',
  (_code, game) => {
    const table = tableGameOf(game);

    it('pays each bet what it says, and says everything that it can pay', () => {
      const { below: random } = chanceOf(20_261_126);
      const results = [...rare[game.rule.engine]!];
      for (let shoe = newShoe(random); results.length < 800; shoe = shoe.length < 60 ? newShoe(random) : shoe)
        results.push(table.draw(shoe, random));
      const paid = new Map([...table.pays.keys()].map((bet) => [bet, new Set<string>()]));
      for (const result of results)
        for (const [bet, seen] of paid) {
          const { net } = table.settle(result, [{ bet, amount: YUAN }]);
          if (net > 0n) seen.add(formatMoney(net));
        }
      const sorted = (pays: Iterable<string>) => [...pays].sort();
      expect(new Map([...paid].map(([bet, seen]) => [bet, sorted(seen)]))).toEqual(
        new Map([...table.pays].map(([bet, pays]) => [bet, sorted(pays)])),
      );
    });

    it('has words for a bet that can pay more than one thing', () => {
      const shapes = [...table.pays].flatMap(([bet, { length }]) => (length > 1 ? [bet.split(':')[0]!] : []));
      for (const words of texts)
        expect(shapes.filter((shape) => !words[`odds.${game.rule.engine}.${shape}`])).toEqual([]);
    });
  },
);

describe('the odds of a record', () => {
  const oddsOf = (code: string, bet: string, result: HandResult): [open: string, settled: string] => {
    const table = tableGameOf(gamesOf('sandbox-live').find((game) => game.code === code)!);
    const placed = { bet, amount: 20n * YUAN };
    const [settled] = table.settle(result, [placed]).bets;
    return [recordedOdds(table, placed), recordedOdds(table, placed, settled)];
  };

  it('are those at which the bet was paid', () => {
    const six = { player: ['S2', 'H3', 'DK'], banker: ['D2', 'C4'] };
    expect(oddsOf('baccaratfree', 'banker', six)).toEqual(['1', '0.5']);
    expect(oddsOf('baccaratfree', 'banker', { ...six, banker: ['D3', 'C4'] })).toEqual(['1', '1']);
    expect(oddsOf('sicbo', 'single:4', { dice: ['4', '4', '1'] })).toEqual(['1', '2']);
  });

  it('of a bet that lost are the usual ones', () => {
    expect(oddsOf('sicbo', 'single:4', { dice: ['1', '2', '3'] })).toEqual(['1', '1']);
  });
});

describe('the ranks of hands', () => {
  it('have a name each in both languages', () => {
    for (const words of texts) {
      expect(NIUNIU_RANKS.filter(({ rank }) => !words[`niuniu.${rank}`])).toEqual([]);
      expect(ERBAGANG_RANKS.filter(({ rank }) => !words[`erbagang.${rank}`])).toEqual([]);
    }
  });

  it('of tiles pay by their kind', () => {
    const kindOf = (rank: string): string => {
      const points = /^p([\d.]+)$/.exec(rank)?.[1];
      if (points !== undefined) return Number(points) >= HIGH_POINTS ? 'highPoints' : 'points';
      return rank.replace(/^pair\d$/, 'pairs');
    };
    const multiples = new Map(
      TILE_SET.flatMap((one) =>
        TILE_SET.map((other) => rankErbagang([one, other])).map(
          ({ rank, multiple }) => [kindOf(rank), multiple] as const,
        ),
      ),
    );
    expect(multiples).toEqual(new Map(ERBAGANG_RANKS.map(({ rank, multiple }) => [rank, multiple])));
  });
});
