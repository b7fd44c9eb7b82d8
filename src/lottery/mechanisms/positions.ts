// 直选 and its like: a row or a ticket against the balls of certain positions, in order.

import type { Balls } from '../balls.ts';
import type { Mechanism, Selection } from '../play.ts';
import { ballRows, typedTickets } from '../selection/fields.ts';
import { writeTicket } from '../selection/tickets.ts';
import { distinctTuples, product, symmetricSum, total } from './counting.ts';
import { rowsOf, won } from './hit.ts';

function sizes(selection: Selection): number[] {
  return rowsOf(selection).map((row) => row.length);
}

/** Which rows hold the ball of their position, as 1 and 0. */
function matches(selection: Selection, balls: readonly number[]): number[] {
  return rowsOf(selection).map((row, index) => (row.includes(balls[index] as number) ? 1 : 0));
}

/** 直选复式: every row must hold its ball. Where balls are distinct, a unit never has a number twice. */
export function inOrder(rows: readonly string[], balls: Balls): Mechanism {
  return {
    forms: [[ballRows(rows, balls)]],
    units: (selection) => (balls.distinct ? distinctTuples(rowsOf(selection)) : product(sizes(selection))),
    hits: (selection, drawn) => won(product(matches(selection, drawn))),
  };
}

/** 直选单式: a ticket equals the balls in order. */
export function ticketsInOrder(size: number, balls: Balls): Mechanism {
  const field = typedTickets(balls, size, balls.distinct ? 'distinct' : 'any', false);
  return {
    forms: [[field]],
    units: ({ tickets }) => tickets?.length ?? 0,
    hits: ({ tickets }, drawn) => won(tickets?.includes(writeTicket(drawn, field)) ? 1 : 0),
  };
}

const STARS = ['一星', '二星', '三星', '四星', '五星'];

/** 组合: every combination is also bet on its last k positions, for every k. */
export function nested(rows: readonly string[], balls: Balls): Mechanism {
  return {
    forms: [[ballRows(rows, balls)]],
    units: (selection) => rows.length * product(sizes(selection)),
    hits: (selection, drawn) => {
      const match = matches(selection, drawn);
      const size = sizes(selection);
      return rows.flatMap((_, lost) => {
        // The first `lost` positions do not matter to this tier, so each of their picks carries a winning ticket.
        const units = product(match.slice(lost)) * product(size.slice(0, lost));
        return won(units, STARS[rows.length - lost - 1]);
      });
    },
  };
}

/** 定位胆: every pick is a unit of its own, on its own position. */
export function eachPosition(rows: readonly string[], balls: Balls): Mechanism {
  return {
    forms: [[ballRows(rows, balls, 1)]],
    units: (selection) => total(sizes(selection)),
    hits: (selection, drawn) => won(total(matches(selection, drawn))),
  };
}

/** 任选直选复式: 直选 on every k of the positions. */
export function inOrderOnAny(k: number, rows: readonly string[], balls: Balls): Mechanism {
  return {
    forms: [[ballRows(rows, balls, k)]],
    units: (selection) => symmetricSum(sizes(selection), k),
    hits: (selection, drawn) => won(symmetricSum(matches(selection, drawn), k)),
  };
}

/** 连直: the two rows in order on any neighbouring positions. */
export function neighboursInOrder(rows: readonly [string, string], balls: Balls): Mechanism {
  return {
    forms: [[ballRows(rows, balls)]],
    units: (selection) => distinctTuples(rowsOf(selection)),
    hits: (selection, drawn) => {
      const [front = [], back = []] = rowsOf(selection);
      const found = drawn.filter(
        (ball, i) => i > 0 && front.includes(drawn[i - 1] as number) && back.includes(ball),
      );
      return won(found.length);
    },
  };
}
