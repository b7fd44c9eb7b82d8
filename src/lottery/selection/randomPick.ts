// 机选: a random selection of one unit or the least the play allows.

import type { Pick } from '../balls.ts';
import type { RandomBelow } from '../draw/draw.ts';
import { dealBalls } from '../draw/draw.ts';
import type { Play, Selection } from '../play.ts';
import { Refusal } from '../refusal.ts';
import type { Rules } from '../rule/settings.ts';
import type { Field, Form, RowsField, SetField, TicketsField } from './fields.ts';
import { checkSelection } from './selection.ts';

function take<T>(items: readonly T[], count: number, below: RandomBelow): T[] {
  const left = [...items];
  return Array.from({ length: count }, () => left.splice(below(left.length), 1)[0] as T);
}

function randomSet(field: SetField, chosen: Readonly<Record<string, unknown>>, below: RandomBelow): Pick[] {
  const others = field.apartFrom ? ((chosen[field.apartFrom] ?? []) as readonly Pick[]) : [];
  const count = Math.max(field.min, (field.together ?? 0) - others.length);
  const free = field.choices.filter((choice) => !others.includes(choice));
  return take(free, count, below).sort((a, b) => field.choices.indexOf(a) - field.choices.indexOf(b));
}

function randomRows(field: RowsField, below: RandomBelow): Pick[][] {
  const filled = take([...field.rows.keys()], field.filled, below);
  return field.rows.map((_, row) => (filled.includes(row) ? take(field.choices, 1, below) : []));
}

/** Digits of a ticket, its pair or its different digits made on purpose rather than waited for. */
function randomTicket({ from, to, width, size, shape }: TicketsField, below: RandomBelow): string {
  const balls = { count: size, from, to, width, distinct: shape === 'distinct' };
  let ticket = dealBalls(balls, below);
  if (shape === 'pair') {
    const [twice = 0, once = 0] = dealBalls({ ...balls, count: 2, distinct: true }, below);
    ticket = [twice, twice, once];
  } else if (shape === 'noTriple' && new Set(ticket).size === 1) {
    ticket = dealBalls({ ...balls, distinct: true }, below);
  }
  return ticket.map((n) => String(n).padStart(width, '0')).join(width === 1 ? '' : ' ');
}

function randomField(field: Field, chosen: Readonly<Record<string, unknown>>, below: RandomBelow): unknown {
  switch (field.kind) {
    case 'set':
      return randomSet(field, chosen, below);
    case 'rows':
      return randomRows(field, below);
    case 'tickets':
      return [randomTicket(field, below)];
    case 'pairs':
      return [take([...field.labels.keys()], 2, below).sort((a, b) => a - b)];
    case 'legs':
      return take([...field.positions.keys()], field.min, below)
        .sort((a, b) => a - b)
        .map((position) => [position + 1, take(field.choices, 1, below)[0]]);
  }
}

function randomForm(form: Form, below: RandomBelow): Selection {
  const chosen: Record<string, unknown> = {};
  for (const field of form) chosen[field.key] = randomField(field, chosen, below);
  return chosen;
}

const TRIES = 200;

/**
 * A random selection that makes at least one unit. Rows whose picks collide (the same number in first and
 * second place) are drawn again, so that every possible selection stays equally likely.
 */
export function randomSelection(play: Play, below: RandomBelow, rules: Rules): Selection {
  const form = play.forms[0] as Form;
  for (let left = TRIES; left > 0; left -= 1) {
    const selection = checkSelection(play, randomForm(form, below));
    if (play.units(selection, rules) > 0) return selection;
  }
  throw new Refusal('selection', 'noUnits');
}
