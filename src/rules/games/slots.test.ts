// Each slot machine returns what docs/rules-of-games.md says, counted exactly over its strips.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { YUAN } from '#values/money.ts';
import { clusterWins } from './machines/clusters.ts';
import { PAYLINES, SLOT_MACHINES, SLOT_RETURNS, type SlotCode, type SlotMachine } from './slotMachines.ts';
import { drawnBelow, drawStops, forLines, lineWin, openedAs, shownAt, spin } from './slots.ts';

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
      const first = lineWin(machine, symbols);
      const last = machine.isBothWays && first?.count !== 5 && lineWin(machine, symbols.toReversed());
      sum += ways * ((first?.pay ?? 0) + (last ? last.pay : 0));
      return;
    }
    for (const [symbol, count] of reels[symbols.length]!) visit([...symbols, symbol], ways * count);
  };
  visit([], 1);
  return sum;
}

/** The machine as it is when its boxes open as each symbol, with how often that is so; itself where it has none. */
const opened = (machine: SlotMachine): [machine: SlotMachine, share: number][] =>
  machine.boxes
    ? Object.entries(machine.boxes).map(([symbol, share]) => [
        { ...machine, reels: machine.reels.map((strip) => strip.replaceAll('M', symbol)) },
        share / 100,
      ])
    : [[machine, 1]];
const average = (machine: SlotMachine, of: (machine: SlotMachine) => number): number =>
  opened(machine).reduce((sum, [each, share]) => sum + share * of(each), 0);

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

const threeReels = (machine: SlotMachine) => [
  ...new Set(PAYLINES.slice(0, machine.lines).map((rows) => rows.slice(0, 3).join(''))),
];

/** Stop sets of three reels whose windows pay, by the number of scatters on them and by what the third one shows. */
function* firstThree(machine: SlotMachine) {
  const [first, second, third] = machine.reels as [string, string, string];
  const lines = threeReels(machine);
  for (const [at, c] of windowsOf(third).entries())
    for (const a of windowsOf(first))
      for (const b of windowsOf(second)) {
        const shown = [a, b, c].map((window, reel) => forLines(machine, reel, window));
        const pays = lines.some((rows) =>
          lineWin(
            machine,
            [...rows].map((row, reel) => shown[reel]![Number(row)]!),
          ),
        );
        yield { at, pays, scatters: `${a}${b}${c}`.split('S').length - 1 };
      }
}

/** Paid stop sets that pay anything: a line pays as soon as its first three reels do. */
function hits(machine: SlotMachine): number {
  const rest = machine.reels.slice(3);
  const restSets = rest.reduce((all, { length }) => all * length, 1);
  const restScatters = scatterCounts(rest);
  let sum = 0;
  for (const { pays, scatters } of firstThree(machine))
    sum += pays
      ? restSets
      : restScatters.reduce((ways, count, more) => ways + (scatters + more >= 3 ? count : 0), 0);
  return sum;
}

/** As `hits`, where a line also pays as soon as its last three reels do. */
function hitsBothWays(machine: SlotMachine): number {
  const none = (each: SlotMachine): number[] => {
    const counts = [...each.reels[2]!].map(() => 0);
    for (const { at, pays } of firstThree(each)) if (!pays) counts[at]! += 1;
    return counts;
  };
  const back = none({ ...machine, reels: machine.reels.toReversed() });
  return stopSets(machine) - none(machine).reduce((sum, ways, at) => sum + ways * back[at]!, 0);
}

const percent = (share: number): string => (share * 100).toFixed(6);

describe('slot machines', () => {
  it.each([
    ['fortune', 23_490_000, '82.061643', '2.164828', 0.0717931, '0.872759', '38.859080', '96.320230'],
    ['fruit', 9_765_625, '87.042755', '7.426253', 0, null, '39.887995', '94.469007'],
    ['dragon', 17_188_416, '49.660382', '6.929225', 0.3412721, '2.459913', '36.194097', '95.214515'],
    ['banquet', 36_664_320, '96.389157', '0.000000', 0, null, '44.642587', '96.389157'],
    ['pearls', 9_126_000, '72.457133', '23.023669', 0, '1.500888', '46.928139', '95.480802'],
    ['silkroad', 6_096_384, '95.550772', '0.000000', 0, null, '46.714626', '95.550772'],
  ] as const)(
    '%s returns what is stated, over all its stop sets',
    (code, sets, lines, scatter, free, trigger, hit, whole) => {
      const machine = machineOf(code);
      const total = stopSets(machine);
      expect(total).toBe(sets);
      const lineShare =
        average(machine, (each) =>
          PAYLINES.slice(0, machine.lines).reduce((sum, rows) => sum + linePays(each, rows), 0),
        ) /
        machine.lines /
        total;
      const counts = scatterCounts(machine.reels);
      const { pearls = [] } = machine;
      const pearl = pearls.reduce((sum, each) => sum + each, 0) / Math.max(1, pearls.length);
      const worth = pearls.length > 0 ? { 3: 3 * pearl, 4: 4 * pearl, 5: 5 * pearl } : machine.scatter;
      const scatterShare = weighted(counts, worth) / total;
      expect([percent(lineShare), percent(scatterShare)]).toEqual([lines, scatter]);
      if (trigger !== null) {
        const triggers = counts.reduce((sum, ways, scatters) => sum + (scatters >= 3 ? ways : 0), 0);
        expect(percent(triggers / total)).toBe(trigger);
      }
      expect(percent(average(machine, machine.isBothWays ? hitsBothWays : hits) / total)).toBe(hit);
      const base = (lineShare + scatterShare) * (1 + (machine.free?.factor ?? 0) * free);
      expect(Math.abs(base * 100 - Number(whole))).toBeLessThan(0.000_02);
      expect(SLOT_RETURNS[code]).toBe(whole);
    },
  );

  it('bouquet returns what is stated, counted over each of its stop sets', () => {
    const machine = machineOf('bouquet');
    const windows = machine.reels.map(windowsOf);
    const shown: string[] = [];
    const most = new Map<string, number>();
    let [paid, hit] = [0, 0];
    const visit = (reel: number): void => {
      if (reel === windows.length) {
        const wins = clusterWins(machine, shown);
        if (wins.length > 0) hit += 1;
        for (const { symbol, count, pay } of wins) {
          paid += pay;
          most.set(symbol, Math.max(count, most.get(symbol) ?? 0));
        }
        return;
      }
      for (const window of windows[reel]!) {
        shown[reel] = window;
        visit(reel + 1);
      }
    };
    visit(0);
    const total = stopSets(machine);
    expect(total).toBe(1_048_576);
    expect(percent(hit / total)).toBe('36.456871');
    expect(percent(paid / machine.lines / total)).toBe(SLOT_RETURNS.bouquet);
    // The prize for the most that touch is one that can come.
    expect([...most.keys()].sort()).toEqual(Object.keys(machine.pays).sort());
    for (const [symbol, count] of most) expect(count, symbol).toBeGreaterThanOrEqual(10);
  });

  it('boxes open as each symbol as often as is stated, in a hundred', () => {
    const { boxes } = SLOT_MACHINES.banquet;
    const openings = Array.from({ length: 100 }, (_, number) => openedAs(boxes, number));
    for (const [symbol, share] of Object.entries(boxes))
      expect(openings.filter((each) => each === symbol)).toHaveLength(share);
  });

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
          const drawn = drawnBelow(machine).map((below, at) => numbers[at]! % below);
          const result = spin(machine, stops, { stake, isFree, awarded, drawn });
          const shown = result.window.join('');
          expect(shown).toHaveLength(15);
          expect(result.scatters).toBe([...shown].filter((symbol) => symbol === 'S').length);
          expect(result.win).toBe((stake * result.multiple) / YUAN);
          expect(result.win >= 0n).toBe(true);
          const most = Math.max(0, ...Object.values(machine.free?.spins ?? {}));
          expect(result.freeSpins).toBeLessThanOrEqual(most);
          if (machine.free?.cap !== undefined)
            expect(awarded + result.freeSpins).toBeLessThanOrEqual(Math.max(awarded, machine.free.cap));
          const places = result.wins.map(
            ({ line, isFromLast, cells }) => `${line} ${isFromLast} ${cells?.[0]}`,
          );
          expect(new Set(places).size).toBe(result.wins.length);
          for (const { symbol, count, cells = [] } of result.wins)
            for (const [reel, row] of cells) {
              expect(cells).toHaveLength(count);
              expect([symbol, 'W']).toContain(result.window[reel]![row]);
            }
        },
      ),
    );
  });
});
