// Spans of play: how those of several devices become sessions, and how an input names them.

import { InputFault } from '../input.ts';

/** From ≤ t < to, in epoch milliseconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;

/** Joins spans that overlap or lie less than a gap apart; in order, as the earliest begins first. A gap of 0 joins only what overlaps. */
export function joinSpans(spans: readonly Span[], gapMs: number): Span[] {
  const joined: Span[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && from - last.to < gapMs) joined[joined.length - 1] = { ...last, to: Math.max(last.to, to) };
    else joined.push({ from, to });
  }
  return joined;
}

/** Refuses a span that ends before it begins; null runs on. */
export function checkSpan({ from, to }: { from: number; to: number | null }, field: string): void {
  if (to !== null && to < from) throw new InputFault(`${field}.to`, 'is before its from: give a later one');
}
