// The few runs of balls on which straight bets pay: each of their units wins on one run, so that no other need be tried.
import type { Family } from '../play.ts';
import type { Part } from './views.ts';

/** A product of rows, or tickets typed one by one, in the order of the draw. */
const straight = /_zx[fd]s$/;

function product(rows: readonly (readonly number[])[]): number[][] {
  return rows.reduce<number[][]>(
    (runs, row) => runs.flatMap((run) => row.map((ball) => [...run, ball])),
    [[]],
  );
}

/** Units of a part are at most so many runs; undefined where it is no straight bet on just these places, or has more. */
function runsOfPart(
  { payer: { bet }, selection }: Part,
  places: number,
  most: number,
): number[][] | undefined {
  if (!straight.test(bet.play.code)) return undefined;
  const { pos, tickets } = selection;
  if (pos) {
    const rows = pos.filter((row) => row.length > 0).map((row) => row.map(Number));
    const count = rows.reduce((units, row) => units * row.length, 1);
    return rows.length === places && count <= most ? product(rows) : undefined;
  }
  if (!tickets || tickets.length > most) return undefined;
  const runs = tickets.map((ticket) => (ticket.includes(' ') ? ticket.split(' ') : [...ticket]).map(Number));
  return runs.every((run) => run.length === places) ? runs : undefined;
}

/**
 * The runs of balls on places that some of these parts pay on, none twice; undefined where that cannot be said of all of them,
 * or where they are more than `most`.
 */
export function runsThatPay(
  parts: readonly Part[],
  { places, balls }: { places: number; balls: Family['balls'] },
  most: number,
): number[][] | undefined {
  const found = new Map<string, number[]>();
  for (const part of parts) {
    const runs = runsOfPart(part, places, most);
    if (!runs) return undefined;
    for (const run of runs)
      if (!balls.distinct || new Set(run).size === run.length) found.set(run.join(), run);
    if (found.size > most) return undefined;
  }
  return [...found.values()];
}
