// A spin of a slot machine: what shows, which lines win, and what it pays.

import type { RandomBelow } from '#lottery/draw/draw.ts';
import { type Money, YUAN } from '#values/money.ts';
import { amount, flag, InputFault, integer, list, oneOf, optional, record } from '../input.ts';
import { rational, truncated } from '../rational.ts';
import { defineRule } from '../rule.ts';
import { PAYLINES, ROWS, SLOT_MACHINES, type SlotCode, type SlotMachine } from './slotMachines.ts';

export interface LineWin {
  /** Counted from 1. */
  readonly line: number;
  readonly symbol: string;
  readonly count: number;
  /** In line bets. */
  readonly pay: number;
}

export interface Spin {
  /** What shows on each reel, from the top. */
  readonly window: readonly string[];
  readonly wins: readonly LineWin[];
  readonly scatters: number;
  /** Times the total stake, before the factor of a free spin. */
  readonly scatterPay: number;
  /** Free spins that this spin awards. */
  readonly freeSpins: number;
  /** Times the stake, in 0.0001. */
  readonly multiple: Money;
  readonly win: Money;
}

export interface SpinTerms {
  readonly stake: Money;
  readonly isFree: boolean;
  /** Free spins of the round awarded before this one. */
  readonly awarded: number;
}

const WILD = 'W';
const SCATTER = 'S';

/** Stops of all reels, each as likely as the others. */
export const drawStops = (machine: SlotMachine, below: RandomBelow): number[] =>
  machine.reels.map((strip) => below(strip.length));

/** What a strip shows at a stop. */
export const shownAt = (strip: string, stop: number): string =>
  Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length]!).join('');

/** What a reel counts as for line wins: a wild on the expanding reel fills it. */
export const forLines = (machine: SlotMachine, reel: number, shown: string): string =>
  machine.expandingReel === reel && shown.includes(WILD) ? WILD.repeat(ROWS) : shown;

const leading = (symbols: readonly string[], isFit: (symbol: string) => boolean): number => {
  const end = symbols.findIndex((symbol) => !isFit(symbol));
  return end < 0 ? symbols.length : end;
};

/** The best single win of the symbols of one line, read from the first reel; none where fewer than three are alike. */
export function lineWin(machine: SlotMachine, symbols: readonly string[]): Omit<LineWin, 'line'> | undefined {
  const payOf = (symbol: string, count: number): number => machine.pays[symbol]?.[count - 3] ?? 0;
  const wilds = leading(symbols, (symbol) => symbol === WILD);
  const ownWin = { symbol: WILD, count: wilds, pay: payOf(WILD, wilds) };
  const symbol = symbols[wilds];
  const count = leading(symbols, (each) => each === symbol || each === WILD);
  const hasWild = symbols.slice(0, count).includes(WILD);
  const pay =
    symbol === undefined || symbol === SCATTER
      ? 0
      : payOf(symbol, count) * (hasWild ? (machine.wildFactor ?? 1) : 1);
  if (ownWin.pay >= pay) return ownWin.pay > 0 ? ownWin : undefined;
  return { symbol: symbol!, count, pay };
}

function freeSpinsOf(machine: SlotMachine, scatters: number, { isFree, awarded }: SpinTerms): number {
  const { free } = machine;
  if (!free || (isFree && !free.retrigger)) return 0;
  const spins = free.spins[scatters] ?? 0;
  return free.cap === undefined ? spins : Math.max(0, Math.min(spins, free.cap - awarded));
}

/** What the machine shows and pays at these stops. */
export function spin(machine: SlotMachine, stops: readonly number[], terms: SpinTerms): Spin {
  const window = machine.reels.map((strip, reel) => shownAt(strip, stops[reel]!));
  const lines = window.map((shown, reel) => forLines(machine, reel, shown));
  const wins = PAYLINES.slice(0, machine.lines).flatMap((rows, at) => {
    const win = lineWin(
      machine,
      rows.map((row, reel) => lines[reel]![row]!),
    );
    return win ? [{ line: at + 1, ...win }] : [];
  });
  const scatters = window.join('').split(SCATTER).length - 1;
  const scatterPay = machine.scatter[scatters] ?? 0;
  const linePay = wins.reduce((total, { pay }) => total + pay, 0);
  const factor = terms.isFree ? (machine.free?.factor ?? 1) : 1;
  const multiple = rational(BigInt((linePay + scatterPay * machine.lines) * factor), BigInt(machine.lines));
  return {
    window,
    wins,
    scatters,
    scatterPay,
    freeSpins: freeSpinsOf(machine, scatters, terms),
    multiple: truncated(YUAN, multiple),
    win: truncated(terms.stake, multiple),
  };
}

const codes = Object.keys(SLOT_MACHINES) as SlotCode[];

export const slotRules = codes.map((code) =>
  defineRule(
    `slot.${code}.spin`,
    record({
      machine: optional(oneOf([code]), code),
      stake: amount(1n),
      stops: list(integer(0), 5, 5),
      free: optional(flag, false),
      awarded: optional(integer(0), 0),
    }),
    ({ stake, stops, free, awarded }) => {
      const machine: SlotMachine = SLOT_MACHINES[code];
      stops.forEach((stop, reel) => {
        const length = machine.reels[reel]!.length;
        if (stop >= length)
          throw new InputFault(`input.stops[${reel}]`, `${stop} is not on the reel: give 0 to ${length - 1}`);
      });
      const { win, ...shown } = spin(machine, stops, { stake, isFree: free, awarded });
      const debited = free ? 0n : stake;
      return { ...shown, debited, win, net: win - debited, validBet: debited };
    },
  ),
);
