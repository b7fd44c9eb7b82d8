// Every slot on the shelf is what its cover promises: a machine, symbols, a ground and a feature that no other has.
import { expect, it } from 'vitest';
import { SLOT_MACHINES, type SlotMachine } from '#rules/games/slotMachines.ts';
import { gameTexts } from '../../words.ts';
import { gameOf, gamesOf, nameOfGame, platformCodes } from '../catalogue.ts';
import { coverOf } from '../covers/coverAddress.ts';
import { drawSymbol } from '../covers/drawSymbol.ts';
import { machineOf } from './slotEngine.ts';
import { pictureSymbols, SLOT_THEMES } from './slotThemes.ts';

const shelf = platformCodes.flatMap((platform) =>
  gamesOf(platform)
    .filter(({ rule }) => rule.engine === 'slot')
    .map((game) => ({ platform, game, machine: machineOf(game) })),
);
const differ = (values: readonly unknown[]) =>
  new Set(values.map((value) => JSON.stringify(value))).size === values.length;

it('each has a machine of its own, and every machine is on the shelf', () => {
  expect(shelf.map(({ machine }) => machine).sort()).toEqual(Object.keys(SLOT_MACHINES).sort());
});

it('no two share their pictures, their ground, or their feature', () => {
  const themes = shelf.map(({ machine }) => SLOT_THEMES[machine]);
  expect(differ(themes.map(({ motifs }) => [motifs.A, motifs.B, motifs.C].sort()))).toBe(true);
  expect(differ(themes.map(({ motifs }) => motifs.A))).toBe(true);
  expect(differ(themes.map(({ ground }) => ground))).toBe(true);
  const features = shelf.map(({ machine }) => {
    const { lines, wildFactor, expandingReel, free }: SlotMachine = SLOT_MACHINES[machine];
    return { lines, wildFactor, expandingReel, free };
  });
  expect(differ(features)).toBe(true);
});

it.each(shelf)(
  '$game.code shows the emblem of its cover as its dearest symbol, and seven different pictures',
  ({ platform, game, machine }) => {
    const { motifs } = SLOT_THEMES[machine];
    const name = Object.values(nameOfGame(game.code)).join(' ');
    expect(coverOf({ kind: 'egame', platform, code: game.code, name })).toContain(`egame-${motifs.A}-`);
    expect(differ(pictureSymbols.map((symbol) => motifs[symbol]))).toBe(true);
    for (const symbol of pictureSymbols) {
      expect(drawSymbol(motifs[symbol]), motifs[symbol]).toMatch(/^<svg .+<\/svg>$/);
      if (symbol !== 'W' && symbol !== 'S')
        for (const locale of ['zh-CN', 'en'] as const)
          expect(gameTexts(locale)[`motif.${motifs[symbol]}`]).toBeDefined();
    }
  },
);

it('who sits at a game of an earlier shelf goes on with it, and nobody finds it on the list', () => {
  expect(gameOf('sandbox-egame', 'panda')).toMatchObject({ rule: { machine: 'fortune' } });
  expect(gamesOf('sandbox-egame').map(({ code }) => code)).toEqual(['fortune', 'fruit', 'dragon']);
  expect(gameOf('sandbox-pt', 'panda')).toBeUndefined();
});

it.each(['constructor', 'Dragon', 'nothing'])('%s is no motif of a symbol', (motif) => {
  expect(() => drawSymbol(motif)).toThrow(motif);
});
