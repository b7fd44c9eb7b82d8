// Plays on k numbers in any order among the balls: 任选, 不定位, 组选 of distinct balls, with 胆拖 and tickets.

import type { Balls } from '../balls.ts';
import type { Mechanism } from '../play.ts';
import { danTuo, numbers, typedTickets } from '../selection/fields.ts';
import { ticketNumbers } from '../selection/tickets.ts';
import { choose, distinct, shared } from './counting.ts';
import { picked, won } from './hit.ts';

/** Sets of k numbers that hold all of `fixed` and win on these balls: all k drawn, or all balls among the k. */
function winningSets(
  k: number,
  fixed: readonly number[],
  free: readonly number[],
  drawn: readonly number[],
  size: number,
): number {
  const fixedHits = shared(fixed, drawn);
  const freeHits = shared(free, drawn);
  if (k <= size) return fixedHits === fixed.length ? choose(freeHits, k - fixed.length) : 0;
  const missing = drawn.length - fixedHits;
  return freeHits === missing ? choose(free.length - missing, k - fixed.length - missing) : 0;
}

/** Any k of the chosen numbers is a unit. `size` is how many balls the play looks at. */
export function numbersAmong(k: number, size: number, balls: Balls): Mechanism {
  return {
    forms: [[numbers('nums', balls, { min: k })]],
    units: (selection) => choose(picked(selection, 'nums').length, k),
    hits: (selection, drawn) => won(winningSets(k, [], picked(selection, 'nums'), distinct(drawn), size)),
  };
}

/** 胆拖: every unit holds all 胆 and fills up from the 拖. */
export function danTuoAmong(k: number, size: number, balls: Balls): Mechanism {
  return {
    forms: [danTuo(balls, k)],
    units: (selection) => choose(picked(selection, 'tuo').length, k - picked(selection, 'dan').length),
    hits: (selection, drawn) =>
      won(winningSets(k, picked(selection, 'dan'), picked(selection, 'tuo'), distinct(drawn), size)),
  };
}

/** 单式 of k different numbers in any order. */
export function ticketsAmong(k: number, size: number, balls: Balls): Mechanism {
  return {
    forms: [[typedTickets(balls, k, 'distinct', true)]],
    units: ({ tickets }) => tickets?.length ?? 0,
    hits: ({ tickets = [] }, drawn) => {
      const different = distinct(drawn);
      const wins = (ticket: string) =>
        winningSets(k, ticketNumbers(ticket, balls.width), [], different, size) === 1;
      return won(tickets.filter(wins).length);
    },
  };
}

/** Every chosen number is a unit that wins when it comes at least so often. */
export function comingAtLeast(times: number, balls: Balls): Mechanism {
  return {
    forms: [[numbers('nums', balls)]],
    units: (selection) => picked(selection, 'nums').length,
    hits: (selection, drawn) =>
      won(picked(selection, 'nums').filter((n) => drawn.filter((ball) => ball === n).length >= times).length),
  };
}

/** 连组: any two of the chosen numbers on neighbouring positions, in either order. */
export function neighbours(balls: Balls): Mechanism {
  return {
    forms: [[numbers('nums', balls, { min: 2 })]],
    units: (selection) => choose(picked(selection, 'nums').length, 2),
    hits: (selection, drawn) => {
      const nums = picked(selection, 'nums');
      return won(
        drawn.filter((ball, i) => i > 0 && nums.includes(ball) && nums.includes(drawn[i - 1] as number))
          .length,
      );
    },
  };
}
