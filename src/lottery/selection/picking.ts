// The making of a selection press by press: what each press leaves picked in the fields of a form.

import type { Pick } from '../balls.ts';
import type { Field, Form } from './fields.ts';

/** What each field of a form holds so far; not yet a checked selection. */
export type Fields = Readonly<Record<string, readonly unknown[]>>;

export const emptyFields = (form: Form): Fields =>
  Object.fromEntries(form.map((field) => [field.key, field.kind === 'rows' ? field.rows.map(() => []) : []]));

/** The picks of a field, or of one row of it. */
export function picksIn(field: Field, fields: Fields, row = 0): readonly Pick[] {
  const held = fields[field.key] ?? [];
  return (field.kind === 'rows' ? (held[row] ?? []) : held) as readonly Pick[];
}

/** Replaces the picks of a field or a row. A banker cannot be a partner as well: the newest pick counts. */
export function withPicks(field: Field, fields: Fields, picks: readonly Pick[], row = 0): Fields {
  if (field.kind === 'rows') {
    const rows = field.rows.map((_, at) => (at === row ? picks : picksIn(field, fields, at)));
    return { ...fields, [field.key]: rows };
  }
  const isApart = (key: string): boolean =>
    (field.key === 'dan' && key === 'tuo') || (field.kind === 'set' && field.apartFrom === key);
  const others = Object.entries(fields).map(([key, held]) =>
    isApart(key) ? [key, held.filter((each) => !picks.includes(each as Pick))] : [key, held],
  );
  return { ...Object.fromEntries(others), [field.key]: picks };
}

/** The fields after a press on a pick, in the order of the choices; null where the field takes no more. Where one may be picked, the newest is. */
export function pressed(field: Field, fields: Fields, pick: Pick, row = 0): Fields | null {
  if (field.kind !== 'set' && field.kind !== 'rows') return null;
  const held = picksIn(field, fields, row);
  if (held.includes(pick))
    return withPicks(
      field,
      fields,
      held.filter((each) => each !== pick),
      row,
    );
  const most = field.kind === 'set' ? field.max : field.choices.length;
  if (most === 1) return withPicks(field, fields, [pick], row);
  if (held.length >= most) return null;
  const next = field.choices.filter((each) => each === pick || held.includes(each));
  return withPicks(field, fields, next, row);
}

/** The fields after a press on a pair of positions. */
export function pairPressed(fields: Fields, left: number, right: number): Fields {
  const pairs = (fields.pairs ?? []) as readonly (readonly [number, number])[];
  const others = pairs.filter(([a, b]) => a !== left || b !== right);
  const next = others.length < pairs.length ? others : [...pairs, [left, right] as const];
  return { ...fields, pairs: next.toSorted(([a, b], [c, d]) => a - c || b - d) };
}
