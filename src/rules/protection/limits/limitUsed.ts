// What of a player's limit is used: the deposits, stakes, losses or seconds of play of its frame, what is left, and when it frees up.

import { dayMs } from '#values/beijingOffset.ts';
import { startOfDay } from '#values/beijingTime.ts';
import { addDays, dayOf } from '#values/days.ts';
import type { Money } from '#values/money.ts';
import { mondayOf } from '../../activities/deficit.ts';
import { list, nullable, oneOf, type Read, record, unfit } from '../../input.ts';
import { instant, units, word } from '../../unitInput.ts';
import { unitRule } from '../../unitRule.ts';
import { writeInstant } from '../instants.ts';
import { checkSpan, joinSpans, SECOND_MS } from '../spans.ts';
import { tagged } from '../tagged.ts';

/** What a limit bounds; of equal limits the earlier in this list holds. */
export const LIMIT_KINDS = ['deposit', 'stake', 'loss', 'time'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Over how long a limit counts; of equal limits the earlier in this list holds. */
export const LIMIT_FRAMES = ['day', '24h', 'week', '7d', 'month', '30d'] as const;
export type LimitFrame = (typeof LIMIT_FRAMES)[number];

const ROLLING_MS: Partial<Record<LimitFrame, number>> = { '24h': dayMs, '7d': 7 * dayMs, '30d': 30 * dayMs };

/** Far from where days are written with more or fewer than four digits of the year, as a frame goes beyond the instant. */
const EARLIEST = Date.parse('1970-02-01T00:00:00Z');
const LATEST = Date.parse('9998-12-31T00:00:00Z');

/** An instant of whole seconds, as epoch milliseconds. */
export const second: Read<number> = (value, field) => {
  const ms = instant(value, field);
  if (ms % SECOND_MS !== 0 || ms < EARLIEST || ms > LATEST)
    throw unfit(value, field, 'an instant of whole seconds from 1970-02-01 to 9998-12-31');
  return ms;
};

const deposit = { type: oneOf(['deposit']), ref: word, at: second, amount: units() };
const bet = { type: oneOf(['bet']), ref: word, at: second, stake: units() };

const span = record({ type: oneOf(['play']), ref: word, from: second, to: nullable(second) });

/** A span that runs on has no end. */
const play: Read<ReturnType<typeof span>> = (value, field) => {
  const read = span(value, field);
  checkSpan(read, field);
  return read;
};

const uncredited = record({ ...deposit, state: oneOf(['pending', 'failed', 'lapsed', 'refused']) });
const unsettled = record({ ...bet, state: oneOf(['open', 'revoked', 'reserved']) });

/** One thing that happened on an account, as limits see it; the order of a list of them is free. */
const readEntry = tagged('type', {
  deposit: tagged('state', {
    credited: record({ ...deposit, state: oneOf(['credited']), credited: units() }),
    pending: uncredited,
    failed: uncredited,
    lapsed: uncredited,
    refused: uncredited,
  }),
  bet: tagged('state', {
    settled: record({ ...bet, state: oneOf(['settled']), pushed: units(), payout: units() }),
    open: unsettled,
    revoked: unsettled,
    reserved: unsettled,
  }),
  play,
  // Money that leaves gives nothing back to a limit, whatever becomes of it.
  withdrawal: record({ type: oneOf(['withdrawal']), ref: word, at: second, amount: units(), state: word }),
});
export type LimitEntry = ReturnType<typeof readEntry>;

export const readEntries: Read<readonly LimitEntry[]> = list(readEntry);

/** A limit: 0.0001 yuan, or seconds for time; null for none. */
export interface Limit {
  readonly kind: LimitKind;
  readonly frame: LimitFrame;
  readonly limit: bigint | null;
}

/** How a limit stands; `resetsAt` is in epoch milliseconds, null if nothing that counts will leave the frame. */
export interface LimitStanding {
  readonly used: bigint;
  readonly left: bigint | null;
  readonly resetsAt: number | null;
}

interface Bounds {
  /** The frame's begin, or where a rolling one reaches back to. */
  readonly from: number;
  /** Begin of the next frame; undefined for a rolling one, which has none. */
  readonly next: number | undefined;
  /** How long a rolling frame is, 0 for a fixed one. */
  readonly length: number;
}

/** First and next first day of the Beijing day, week or month of a moment. */
export function daysOf(frame: LimitFrame, at: number): readonly [string, string] {
  const today = dayOf(at);
  if (frame === 'day') return [today, addDays(today, 1)];
  if (frame === 'week') return [mondayOf(at), addDays(mondayOf(at), 7)];
  const first = `${today.slice(0, 7)}-01`;
  // 31 days after the first of a month is always in the next one.
  return [first, `${addDays(first, 31).slice(0, 7)}-01`];
}

function boundsOf(frame: LimitFrame, at: number): Bounds {
  const length = ROLLING_MS[frame];
  if (length !== undefined) return { from: at - length, next: undefined, length };
  const [first, next] = daysOf(frame, at);
  return { from: startOfDay(first).getTime(), next: startOfDay(next).getTime(), length: 0 };
}

/** What an entry adds to its kind of limit; below zero for a bet that won, on a limit of losses. */
export function figureOf(kind: Exclude<LimitKind, 'time'>, entry: LimitEntry): Money {
  if (entry.type === 'deposit' && kind === 'deposit') {
    if (entry.state === 'credited') return entry.credited;
    return entry.state === 'pending' ? entry.amount : 0n;
  }
  if (entry.type === 'bet' && kind !== 'deposit') {
    if (entry.state === 'open') return entry.stake;
    if (entry.state === 'settled') return entry.stake - (kind === 'stake' ? entry.pushed : entry.payout);
  }
  return 0n;
}

interface Counted {
  readonly sum: bigint;
  /** When the oldest that counts was, undefined if nothing does. */
  readonly oldest: number | undefined;
}

function countMoney(
  kind: Exclude<LimitKind, 'time'>,
  { from, next }: Bounds,
  at: number,
  entries: readonly LimitEntry[],
): Counted {
  let sum = 0n;
  let oldest: number | undefined;
  for (const entry of entries) {
    if (entry.type === 'play' || entry.at > at) continue;
    // A fixed frame has its first instant; what is as old as a rolling one is long has just left it.
    if (next === undefined ? entry.at <= from : entry.at < from) continue;
    const figure = figureOf(kind, entry);
    if (figure === 0n) continue;
    sum += figure;
    oldest = Math.min(oldest ?? entry.at, entry.at);
  }
  return { sum, oldest };
}

/** Seconds of play inside the bounds; several devices at once count once. */
function countTime({ from }: Bounds, at: number, entries: readonly LimitEntry[]): Counted {
  const inside = entries
    .filter((entry) => entry.type === 'play')
    .map((entry) => ({ from: Math.max(entry.from, from), to: Math.min(entry.to ?? at, at) }))
    .filter((each) => each.from < each.to);
  const spans = joinSpans(inside, 0);
  const ms = spans.reduce((sum, each) => sum + each.to - each.from, 0);
  return { sum: BigInt(ms / SECOND_MS), oldest: spans[0]?.from };
}

/** How a limit stands at a moment (epoch milliseconds); entries after it do not count yet. */
export function limitStanding(
  { kind, frame, limit }: Limit,
  at: number,
  entries: readonly LimitEntry[],
): LimitStanding {
  const bounds = boundsOf(frame, at);
  const { sum, oldest } =
    kind === 'time' ? countTime(bounds, at, entries) : countMoney(kind, bounds, at, entries);
  // Wins make up for losses, and never widen the limit.
  const used = sum < 0n ? 0n : sum;
  const spare = limit === null ? null : limit - used;
  const resetsAt = bounds.next ?? (oldest === undefined ? null : oldest + bounds.length);
  return { used, left: spare !== null && spare < 0n ? 0n : spare, resetsAt };
}

export const limitUsedRule = unitRule(
  'limit.used',
  record({
    kind: oneOf(LIMIT_KINDS),
    frame: oneOf(LIMIT_FRAMES),
    limit: nullable(units()),
    at: second,
    entries: readEntries,
  }),
  ({ at, entries, ...limit }) => {
    const { resetsAt, ...amounts } = limitStanding(limit, at, entries);
    return { ...amounts, resetsAt: resetsAt === null ? null : writeInstant(resetsAt) };
  },
);
