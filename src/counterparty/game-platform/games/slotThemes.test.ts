// Every slot on the shelf is what its cover promises: a machine, symbols, a ground and a feature that no other has.
import { expect, it } from 'vitest';
import { featureOf, PAYLINES, SLOT_MACHINES, type SlotMachine } from '#rules/games/slotMachines.ts';
import { type Spin, spin } from '#rules/games/slots.ts';
import { YUAN } from '#values/money.ts';
import { gameTexts } from '../../words.ts';
import { gameOf, gamesOf, nameOfGame, platformCodes } from '../catalogue.ts';
import { coverOf } from '../covers/coverAddress.ts';
import { drawSymbol } from '../covers/drawSymbol.ts';
import { machineOf } from './slotEngine.ts';
import { detailOf } from './slotRecord.ts';
import { SLOT_THEMES } from './slotThemes.ts';

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

it('no two share a picture, their ground, or their feature', () => {
  const themes = shelf.map(({ machine }) => SLOT_THEMES[machine]);
  expect(differ(themes.flatMap(({ motifs }) => Object.values(motifs)))).toBe(true);
  expect(differ(themes.map(({ ground }) => ground))).toBe(true);
  expect(differ(shelf.map(({ machine }) => featureOf(SLOT_MACHINES[machine])))).toBe(true);
});

it.each(shelf)(
  '$game.code shows the emblem of its cover as its dearest symbol, and a picture with a name for each symbol',
  ({ platform, game, machine }) => {
    const { motifs } = SLOT_THEMES[machine];
    const { reels, pays }: SlotMachine = SLOT_MACHINES[machine];
    const name = Object.values(nameOfGame(game.code)).join(' ');
    expect(coverOf({ kind: 'egame', platform, code: game.code, name })).toContain(`egame-${motifs.A}-`);
    const dearest = Object.entries(pays).filter(([symbol]) => symbol !== 'W');
    expect(Math.max(...dearest.map(([, [, , most]]) => most))).toBe(pays.A![2]);
    expect(Object.keys(motifs).sort()).toEqual([...new Set(reels.join(''))].sort());
    for (const [symbol, motif] of Object.entries(motifs)) {
      expect(drawSymbol(motif), motif).toMatch(/^<svg .+<\/svg>$/);
      if (symbol !== 'W' && symbol !== 'S')
        for (const locale of ['zh-CN', 'en'] as const)
          expect(gameTexts(locale)[`motif.${motif}`], motif).toBeDefined();
    }
  },
);

/** What the lines of a record are called after these stops. */
function namesAfter(
  machine: keyof typeof SLOT_MACHINES,
  stops: number[],
  { isFree = false, drawn = [] }: { isFree?: boolean; drawn?: number[] } = {},
): string[] {
  const shown: Spin = spin(SLOT_MACHINES[machine], stops, { stake: YUAN, isFree, awarded: 0, drawn });
  const { lines } = detailOf(machine, YUAN, shown, { stops, isFree, awarded: 0, drawn });
  return lines!.map(({ name, count }) => `${name['zh-CN']}×${count}`);
}

it.each([
  ['fortune', [14, 25, 8, 29, 27], { isFree: true }, '免费旋转 · 第4线 铜钱×3'],
  ['fortune', [14, 25, 8, 29, 27], {}, '第4线 铜钱×3'],
  ['banquet', [11, 10, 1, 0, 11], { drawn: [99] }, '食盒 · 第2线 月饼×5'],
  ['bouquet', [0, 10, 2, 10, 0], {}, '花团 · 牡丹×7'],
  ['pearls', [1, 16, 17, 2, 19], { drawn: [9, 0, 3, 6, 8] }, '开蚌得珠 ×25 + ×1 + ×2 + ×3 + ×8×5'],
  ['silkroad', [0, 1, 2, 3, 4], {}, '回程 · 第2线 陶罐×3'],
] as const)('a record of %s at %j names what the feature won', (machine, stops, terms, name) => {
  expect(
    namesAfter(machine, [...stops], { ...terms, drawn: 'drawn' in terms ? [...terms.drawn] : [] }),
  ).toContain(name);
});

it.each([
  ['fruit', '双响'],
  ['dragon', '龙柱'],
] as const)(
  'a record of %s names a win that is larger by its wild, and only such a one',
  (machine, feature) => {
    const { wildFactor, expandingReel, ...plain }: SlotMachine = SLOT_MACHINES[machine];
    expect(wildFactor ?? expandingReel).toBeDefined();
    const { reels } = plain;
    const seen = { by: 0, without: 0 };
    for (let turn = 0; turn < 4_000; turn += 1) {
      const stops = reels.map((strip, reel) => (turn * (reel * 2 + 1) + reel * 5) % strip.length);
      const terms = { stake: YUAN, isFree: false, awarded: 0 };
      const before = new Map(spin(plain, stops, terms).wins.map(({ line, pay }) => [line, pay]));
      for (const { line, pay } of spin(SLOT_MACHINES[machine], stops, terms).wins) {
        const isNamed = namesAfter(machine, stops).some((name) =>
          name.startsWith(`${feature} · 第${line}线`),
        );
        const isLarger = pay > (before.get(line) ?? 0);
        expect(isNamed, `${stops} line ${line} ${PAYLINES[line - 1]}`).toBe(isLarger);
        seen[isNamed ? 'by' : 'without'] += 1;
      }
    }
    expect(Math.min(seen.by, seen.without)).toBeGreaterThan(10);
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
