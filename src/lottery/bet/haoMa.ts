// The text form of a selection (haoMa), as orders keep and show it.

import type { Pick } from '../balls.ts';
import type { Play, Selection } from '../play.ts';
import type { Field } from '../selection/fields.ts';
import { written } from '../selection/fields.ts';
import { formOf } from '../selection/selection.ts';

const EMPTY = '-';

/** Digits are joined, two-digit numbers are spaced, names and sums have commas. */
function picksText(picks: readonly Pick[], width: 0 | 1 | 2): string {
  if (picks.length === 0) return EMPTY;
  const text = picks.map((pick) => written(pick, width));
  return text.join(width === 0 ? ',' : width === 1 ? '' : ' ');
}

function fieldText(field: Field, selection: Selection): string {
  switch (field.kind) {
    case 'set': {
      const picks = (selection[field.key] ?? []) as readonly Pick[];
      // Ticked positions are written by their names, as 万千个.
      if (field.key === 'positions')
        return picks.map((pick) => Array.from(field.label)[Number(pick)]).join('');
      return picksText(picks, field.width);
    }
    case 'rows': {
      // Attributes of a position are joined, as 大单.
      const named = typeof field.choices[0] === 'string';
      return (selection.pos ?? []).map((row) => picksText(row, named ? 1 : field.width)).join(',');
    }
    case 'tickets':
      return (selection.tickets ?? []).join(',');
    case 'pairs':
      return ((selection.pairs ?? []) as readonly (readonly [number, number])[])
        .map(([left, right]) => `${field.labels[left]}${field.labels[right]}`)
        .join(',');
    case 'legs':
      return (selection.legs ?? [])
        .map(([position, option]) => `${field.positions[position - 1]}${option}`)
        .join(',');
  }
}

/** Positions with `,`, rows of a 组选 with `|`, 胆 and 拖 with `#`. */
export function haoMa(play: Play, selection: Selection): string {
  const form = formOf(play, selection as Readonly<Record<string, unknown>>);
  const separator = form.some((field) => field.key === 'dan') ? '#' : '|';
  return form.map((field) => fieldText(field, selection)).join(separator);
}
