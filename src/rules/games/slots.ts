// A spin of a slot machine: what shows, which lines win, and what it pays.

import type { RandomBelow } from '#lottery/draw/draw.ts';
import { type Money, YUAN } from '#values/money.ts';
import { amount, flag, InputFault, integer, list, oneOf, optional, record } from '../input.ts';
import { rational, truncated } from '../rational.ts';
import { defineRule } from '../rule.ts';
import { clusterWins } from './machines/clusters.ts';
import { PAYLINES, ROWS, SLOT_MACHINES, type SlotCode, type SlotMachine } from './slotMachines.ts';

export interface LineWin {
  /** Counted from 1; 0 where symbols that touch pay. */
  readonly line: number;
  readonly symbol: string;
  readonly count: number;
  /** In line bets. */
  readonly pay: number;
  /** It was read from the last reel. */
  readonly isFromLast?: true;
  /** Reel and row of each of those that touch. */
  readonly cells?: readonly (readonly [reel: number, row: number])[];
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
  /** The symbol that all boxes opened as, where one shows. */
  readonly opened?: string;
  /** What each scatter paid by itself, times the total stake, from the first reel on. */
  readonly pearls?: readonly number[];
  /** Times the stake, in 0.0001. */
  readonly multiple: Money;
  readonly win: Money;
}

export interface SpinTerms {
  readonly stake: Money;
  readonly isFree: boolean;
  /** Free spins of the round awarded before this one. */
  readonly awarded: number;
  /** What was drawn beside the stops, as `drawnBelow` says. */
  readonly drawn?: readonly number[];
}

const WILD = 'W';
const SCATTER = 'S';
const BOX = 'M';
/** Boxes open by the hundred. */
const boxDraws = 100;

/** Stops of all reels, each as likely as the others. */
export const drawStops = (machine: SlotMachine, below: RandomBelow): number[] =>
  machine.reels.map((strip) => below(strip.length));

/** What a spin draws beside its stops: a number from 0 up to, not including, each of these. */
export const drawnBelow = ({ boxes, pearls, reels }: SlotMachine): number[] =>
  boxes ? [boxDraws] : pearls ? reels.map(() => pearls.length) : [];

/** The symbol that boxes open as at a number below a hundred. */
export function openedAs(boxes: Readonly<Record<string, number>>, number: number): string {
  let end = 0;
  for (const [symbol, share] of Object.entries(boxes)) {
    end += share;
    if (number < end) return symbol;
  }
  throw new RangeError(`${number} is not below ${end}`);
}

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

/** The wins of one line: from the first reel, and where both ways pay from the last one, unless all reels are alike. */
function winsOfLine(machine: SlotMachine, symbols: readonly string[]): Omit<LineWin, 'line'>[] {
  const first = lineWin(machine, symbols);
  if (!machine.isBothWays) return first ? [first] : [];
  const last = first?.count === symbols.length ? undefined : lineWin(machine, symbols.toReversed());
  return [...(first ? [first] : []), ...(last ? [{ ...last, isFromLast: true as const }] : [])];
}

function winsOf(machine: SlotMachine, window: readonly string[], opened: string | undefined): LineWin[] {
  if (machine.clusters) return clusterWins(machine, window).map((win) => ({ line: 0, ...win }));
  const lines = window.map((shown, reel) =>
    forLines(machine, reel, opened === undefined ? shown : shown.replaceAll(BOX, opened)),
  );
  return PAYLINES.slice(0, machine.lines).flatMap((rows, at) =>
    winsOfLine(
      machine,
      rows.map((row, reel) => lines[reel]![row]!),
    ).map((win) => ({ line: at + 1, ...win })),
  );
}

/** What the machine shows and pays at these stops. */
export function spin(machine: SlotMachine, stops: readonly number[], terms: SpinTerms): Spin {
  const { boxes, pearls: values } = machine;
  const { drawn = [] } = terms;
  const window = machine.reels.map((strip, reel) => shownAt(strip, stops[reel]!));
  const all = window.join('');
  const opened = boxes && all.includes(BOX) ? openedAs(boxes, drawn[0]!) : undefined;
  const wins = winsOf(machine, window, opened);
  const scatters = all.split(SCATTER).length - 1;
  const pearls =
    values && scatters >= 3
      ? window.flatMap((shown, reel) => (shown.includes(SCATTER) ? [values[drawn[reel]!]!] : []))
      : undefined;
  const scatterPay = pearls
    ? pearls.reduce((total, each) => total + each, 0)
    : (machine.scatter[scatters] ?? 0);
  const linePay = wins.reduce((total, { pay }) => total + pay, 0);
  const factor = terms.isFree ? (machine.free?.factor ?? 1) : 1;
  const multiple = rational(BigInt((linePay + scatterPay * machine.lines) * factor), BigInt(machine.lines));
  return {
    window,
    wins,
    scatters,
    scatterPay,
    freeSpins: freeSpinsOf(machine, scatters, terms),
    ...(opened !== undefined && { opened }),
    ...(pearls && { pearls }),
    multiple: truncated(YUAN, multiple),
    win: truncated(terms.stake, multiple),
  };
}

/** Refuses numbers that are on no reel, or were not drawn as the machine draws them. */
function expectDrawn(
  field: string,
  numbers: readonly number[],
  below: readonly number[],
  where: string,
): void {
  if (numbers.length !== below.length)
    throw new InputFault(`input.${field}`, `give ${below.length} numbers, not ${numbers.length}`);
  for (const [at, number] of numbers.entries())
    if (number >= below[at]!)
      throw new InputFault(`input.${field}[${at}]`, `${number} is ${where}: give 0 to ${below[at]! - 1}`);
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
      drawn: optional(list(integer(0), 0, 5), []),
    }),
    ({ stake, stops, free, awarded, drawn }) => {
      const machine: SlotMachine = SLOT_MACHINES[code];
      const lengths = machine.reels.map((strip) => strip.length);
      expectDrawn('stops', stops, lengths, 'not on the reel');
      expectDrawn('drawn', drawn, drawnBelow(machine), 'not drawn here');
      const { win, ...shown } = spin(machine, stops, { stake, isFree: free, awarded, drawn });
      const debited = free ? 0n : stake;
      return { ...shown, debited, win, net: win - debited, validBet: debited };
    },
  ),
);
