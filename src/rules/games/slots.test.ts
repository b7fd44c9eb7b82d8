// Each slot machine returns what docs/rules-of-games.md says, counted exactly over its strips.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { YUAN } from '#values/money.ts';
import { PAYLINES, SLOT_MACHINES, SLOT_RETURNS, type SlotCode, type SlotMachine } from './slotMachines.ts';
import { drawStops, forLines, lineWin, shownAt, spin } from './slots.ts';

const codes = Object.keys(SLOT_MACHINES) as SlotCode[];
const machineOf = (code: SlotCode): SlotMachine => SLOT_MACHINES[code];
const windowsOf = (strip: string): string[] => [...strip].map((_, stop) => shownAt(strip, stop));
const stopSets = (machine: SlotMachine): number => machine.reels.reduce((all, { length }) => all * length, 1);

/** How often each symbol stands on a row of a reel, over all of its stops. */
function symbolsOn(machine: SlotMachine, reel: number, row: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const shown of windowsOf(machine.reels[reel]!)) {
    const symbol = forLines(machine, reel, shown)[row]!;
    counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  }
  return counts;
}

/** Line bets that one line pays, summed over all stop sets. */
function linePays(machine: SlotMachine, rows: readonly number[]): number {
  const reels = rows.map((row, reel) => [...symbolsOn(machine, reel, row)]);
  let sum = 0;
  const visit = (symbols: string[], ways: number): void => {
    if (symbols.length === reels.length) {
      sum += ways * (lineWin(machine, symbols)?.pay ?? 0);
      return;
    }
    for (const [symbol, count] of reels[symbols.length]!) visit([...symbols, symbol], ways * count);
  };
  visit([], 1);
  return sum;
}

/** Stop sets of some reels by how many scatters they show. */
function scatterCounts(reels: readonly string[]): number[] {
  return reels.reduce<number[]>(
    (counts, strip) => {
      const next = Array.from({ length: counts.length + 3 }, () => 0);
      for (const shown of windowsOf(strip)) {
        const here = shown.split('S').length - 1;
        counts.forEach((ways, scatters) => {
          next[scatters + here]! += ways;
        });
      }
      return next;
    },
    [1],
  );
}

const weighted = (counts: readonly number[], worth: Readonly<Record<number, number>>): number =>
  counts.reduce((sum, ways, scatters) => sum + ways * (worth[scatters] ?? 0), 0);

/** Paid stop sets that pay anything: a line pays as soon as its first three reels do. */
function hits(machine: SlotMachine): number {
  const [first, second, third, ...rest] = machine.reels as [string, string, string, ...string[]];
  const lines = [...new Set(PAYLINES.slice(0, machine.lines).map((rows) => rows.slice(0, 3).join('')))];
  const restSets = rest.reduce((all, { length }) => all * length, 1);
  const restScatters = scatterCounts(rest);
  let sum = 0;
  for (const a of windowsOf(first))
    for (const b of windowsOf(second))
      for (const c of windowsOf(third)) {
        const shown = [a, b, c].map((window, reel) => forLines(machine, reel, window));
        const pays = lines.some((rows) =>
          lineWin(
            machine,
            [...rows].map((row, reel) => shown[reel]![Number(row)]!),
          ),
        );
        const scatters = `${a}${b}${c}`.split('S').length - 1;
        sum += pays
          ? restSets
          : restScatters.reduce((ways, count, more) => ways + (scatters + more >= 3 ? count : 0), 0);
      }
  return sum;
}

const percent = (share: number): string => (share * 100).toFixed(6);

describe('slot machines', () => {
  it.each([
    ['fortune', 23_490_000, '82.061643', '2.164828', 0.0717931, '0.872759', '38.859080', '96.320230'],
    ['fruit', 9_765_625, '87.042755', '7.426253', 0, null, '39.887995', '94.469007'],
    ['dragon', 17_188_416, '49.660382', '6.929225', 0.3412721, '2.459913', '36.194097', '95.214515'],
    ['palace', 22_606_080, '72.523622', '3.191473', 0.09181711, '0.893269', '43.287540', '96.570920'],
    ['peony', 17_188_416, '87.929289', '6.592754', 0, null, '33.820545', '94.522043'],
    ['ocean', 9_126_000, '66.172255', '3.930178', 0.1862574, '1.500888', '46.928139', '96.216626'],
    ['caravan', 7_865_000, '86.969078', '8.517788', 0, null, '28.126637', '95.486866'],
  ] as const)(
    '%s returns what is stated, over all its stop sets',
    (code, sets, lines, scatter, free, trigger, hit, whole) => {
      const machine = machineOf(code);
      const total = stopSets(machine);
      expect(total).toBe(sets);
      const lineShare =
        PAYLINES.slice(0, machine.lines).reduce((sum, rows) => sum + linePays(machine, rows), 0) /
        machine.lines /
        total;
      const counts = scatterCounts(machine.reels);
      const scatterShare = weighted(counts, machine.scatter) / total;
      expect([percent(lineShare), percent(scatterShare)]).toEqual([lines, scatter]);
      if (trigger !== null) {
        const triggers = counts.reduce((sum, ways, scatters) => sum + (scatters >= 3 ? ways : 0), 0);
        expect(percent(triggers / total)).toBe(trigger);
      }
      expect(percent(hits(machine) / total)).toBe(hit);
      const base = (lineShare + scatterShare) * (1 + (machine.free?.factor ?? 0) * free);
      expect(Math.abs(base * 100 - Number(whole))).toBeLessThan(0.000_02);
      expect(SLOT_RETURNS[code]).toBe(whole);
    },
  );

  it('award as many free spins per paid spin as stated', () => {
    const perTrigger = (code: SlotCode): Map<number, number> => {
      const machine = machineOf(code);
      const counts = scatterCounts(machine.reels);
      const shares = new Map<number, number>();
      counts.forEach((ways, scatters) => {
        const spins = machine.free?.spins[scatters] ?? 0;
        shares.set(spins, (shares.get(spins) ?? 0) + ways / stopSets(machine));
      });
      return shares;
    };
    const fortune = [...perTrigger('fortune')].reduce((sum, [spins, share]) => sum + spins * share, 0);
    expect(fortune.toFixed(8)).toBe('0.07179310');
    const ofMachine = (code: SlotCode): string =>
      [...perTrigger(code)].reduce((sum, [spins, share]) => sum + spins * share, 0).toFixed(8);
    expect([ofMachine('palace'), ofMachine('ocean')]).toEqual(['0.09181711', '0.18625740']);

    // With retriggers up to a cap: expected spins of a round of which `left` are to be played and `awarded` were given.
    const shares = perTrigger('dragon');
    const { cap } = SLOT_MACHINES.dragon.free;
    const memory = new Map<number, number>();
    const expected = (left: number, awarded: number): number => {
      if (left === 0) return 0;
      const key = left * 100 + awarded;
      const known = memory.get(key);
      if (known !== undefined) return known;
      let sum = 1;
      for (const [spins, share] of shares) {
        const more = Math.max(0, Math.min(spins, cap - awarded));
        sum += share * expected(left - 1 + more, awarded + more);
      }
      memory.set(key, sum);
      return sum;
    };
    const dragon = [...shares].reduce((sum, [spins, share]) => sum + share * expected(spins, spins), 0);
    expect(dragon.toFixed(8)).toBe('0.34127210');
  });

  it('agree with a plain count of a window, and never pay less than nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...codes),
        fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
        fc.bigInt(1n, 10n ** 9n),
        fc.boolean(),
        fc.integer({ min: 0, max: 50 }),
        (code, numbers, stake, isFree, awarded) => {
          const machine = machineOf(code);
          const left = [...numbers];
          const stops = drawStops(machine, (count) => left.shift()! % count);
          const result = spin(machine, stops, { stake, isFree, awarded });
          const shown = result.window.join('');
          expect(shown).toHaveLength(15);
          expect(result.scatters).toBe([...shown].filter((symbol) => symbol === 'S').length);
          expect(result.win).toBe((stake * result.multiple) / YUAN);
          expect(result.win >= 0n).toBe(true);
          const most = Math.max(0, ...Object.values(machine.free?.spins ?? {}));
          expect(result.freeSpins).toBeLessThanOrEqual(most);
          if (machine.free?.cap !== undefined)
            expect(awarded + result.freeSpins).toBeLessThanOrEqual(Math.max(awarded, machine.free.cap));
          expect(new Set(result.wins.map(({ line }) => line)).size).toBe(result.wins.length);
        },
      ),
    );
  });
});
