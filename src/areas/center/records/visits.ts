// Which lines of the statement are shown as one: money that automatic exchange took to games and back without a bet.
import type { LedgerLine } from '#contract/entities.generated.ts';

/** Lines of one visit or of several that follow each other, newest first; what they add up to is nothing. */
export interface Visit {
  /** That of its newest line. */
  id: string;
  lines: readonly LedgerLine[];
  /** Of each platform once, the latest first. */
  platforms: readonly string[];
}

export const isVisit = (row: LedgerLine | Visit): row is Visit => 'lines' in row;

const units = (amount: string): number => Math.round(Number(amount) * 10_000);

/** How many lines from `at` on, going back in time, are one platform's money that came back whole; 0 for none. */
function roundTrip(lines: readonly LedgerLine[], at: number): number {
  const { visit } = lines[at]!;
  if (visit === '' || !(units(lines[at]!.amount) > 0)) return 0;
  let sum = 0;
  for (let end = at; end < lines.length; end += 1) {
    const line = lines[end]!;
    // A line between them that the filter leaves out would stand at another balance.
    if (line.visit !== visit || (end > at && Number(line.id) !== Number(lines[end - 1]!.id) - 1)) return 0;
    sum += units(line.amount);
    if (sum === 0) return end - at + 1;
    if (sum < 0) return 0;
  }
  return 0;
}

/** The lines, newest first, with those of visits put together. */
export function withVisits(lines: readonly LedgerLine[]): (LedgerLine | Visit)[] {
  const rows: (LedgerLine | Visit)[] = [];
  for (let at = 0; at < lines.length; ) {
    let end = at;
    for (;;) {
      const length = end < lines.length ? roundTrip(lines, end) : 0;
      if (length === 0 || (end > at && Number(lines[end]!.id) !== Number(lines[end - 1]!.id) - 1)) break;
      end += length;
    }
    if (end === at) {
      rows.push(lines[at]!);
      at += 1;
      continue;
    }
    const own = lines.slice(at, end);
    rows.push({ id: own[0]!.id, lines: own, platforms: [...new Set(own.map(({ visit }) => visit))] });
    at = end;
  }
  return rows;
}
