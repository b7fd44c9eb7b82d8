// Wins of a machine without lines: symbols that touch side by side or one above the other, with a wild among them.
import type { SlotMachine } from '../slotMachines.ts';

export interface Cluster {
  readonly symbol: string;
  readonly count: number;
  /** In parts of the stake. */
  readonly pay: number;
  /** Reel and row of each cell, counted from 0. */
  readonly cells: readonly (readonly [reel: number, row: number])[];
}

const WILD = 'W';
const ROWS = 3;
/** A cell is a bit, reel by reel from the top: these have one below them, and one above them. */
const hasBelow = 0b011_011_011_011_011;
const hasAbove = 0b110_110_110_110_110;

/** What so many that touch pay; 0 for too few. */
export function clusterPay({ clusters, pays }: SlotMachine, symbol: string, count: number): number {
  const step = clusters?.findLastIndex((least) => count >= least) ?? -1;
  return pays[symbol]?.[step] ?? 0;
}

/** What hangs together with a cell among those that fit. */
function touching(from: number, fit: number): number {
  const grown =
    (from | (from << ROWS) | (from >> ROWS) | ((from & hasBelow) << 1) | ((from & hasAbove) >> 1)) & fit;
  return grown === from ? from : touching(grown, fit);
}

function countOf(bits: number): number {
  let count = 0;
  for (let left = bits; left > 0; left &= left - 1) count += 1;
  return count;
}

function cellsOf(bits: number): [number, number][] {
  const cells: [number, number][] = [];
  for (let left = bits; left > 0; left &= left - 1) {
    const at = 31 - Math.clz32(left & -left);
    cells.push([Math.floor(at / ROWS), at % ROWS]);
  }
  return cells;
}

/** Every cluster that pays, from the first reel on. A wild belongs to each that it touches. */
export function clusterWins(machine: SlotMachine, window: readonly string[]): Cluster[] {
  const shown = window.join('');
  const places: Record<string, number> = {};
  for (let at = 0; at < shown.length; at += 1) places[shown[at]!] = (places[shown[at]!] ?? 0) | (1 << at);
  const wins: Cluster[] = [];
  let taken = places[WILD] ?? 0;
  for (let at = 0; at < shown.length; at += 1) {
    if (taken & (1 << at)) continue;
    const symbol = shown[at]!;
    const cluster = touching(1 << at, places[symbol]! | (places[WILD] ?? 0));
    taken |= cluster;
    const count = countOf(cluster);
    const pay = clusterPay(machine, symbol, count);
    if (pay > 0) wins.push({ symbol, count, pay, cells: cellsOf(cluster) });
  }
  return wins;
}
