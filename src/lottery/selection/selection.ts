// The check of a selection against what its play asks for, and the count of its units.

import type { Pick } from '../balls.ts';
import type { Play, Selection } from '../play.ts';
import type { RefusalReason } from '../refusal.ts';
import { attempt, Refusal, shown } from '../refusal.ts';
import type { Rules } from '../rule/settings.ts';
import type { Field, Form, LegsField, PairsField, RowsField, SetField } from './fields.ts';
import { written } from './fields.ts';
import { readTickets } from './tickets.ts';

type Raw = Readonly<Record<string, unknown>>;

function expected(choices: readonly Pick[], width: 0 | 1 | 2): string {
  const first = choices[0];
  const last = choices.at(-1);
  if (typeof first === 'number' && last !== undefined) return `numbers from ${first} to ${last}`;
  return choices.map((choice) => written(choice, width)).join(', ');
}

/** A list of different picks, all of them among the choices. */
function readPicks(raw: unknown, field: SetField | RowsField, path: string): Pick[] {
  if (!Array.isArray(raw)) throw new Refusal(path, 'notArray');
  raw.forEach((pick, index) => {
    if (!field.choices.includes(pick)) {
      const value = shown(pick);
      throw new Refusal(`${path}[${index}]`, 'unknownValue', {
        value,
        expected: expected(field.choices, field.width),
      });
    }
    if (raw.indexOf(pick) !== index)
      throw new Refusal(`${path}[${index}]`, 'repeated', { value: shown(pick) });
  });
  return raw;
}

function checkSize(count: number, min: number, max: number, path: string): void {
  if (count < min) throw new Refusal(path, 'tooFew', { count, min });
  if (count > max) throw new Refusal(path, 'tooMany', { count, max });
}

function readSet(raw: Raw, field: SetField, path: string): Pick[] {
  const picks = readPicks(raw[field.key], field, path);
  checkSize(picks.length, field.min, field.max, path);
  if (field.apartFrom) {
    const other = raw[field.apartFrom];
    const others: readonly unknown[] = Array.isArray(other) ? other : [];
    const both = picks.find((pick) => others.includes(pick));
    if (both !== undefined) throw new Refusal(path, 'overlap', { value: both, other: field.apartFrom });
    checkSize(picks.length, (field.together ?? 0) - others.length, field.max, path);
  }
  return picks;
}

function readRows(raw: unknown, field: RowsField, path: string): Pick[][] {
  if (!Array.isArray(raw)) throw new Refusal(path, 'notArray');
  if (raw.length !== field.rows.length) {
    throw new Refusal(path, 'rowCount', { count: raw.length, expected: field.rows.length });
  }
  const rows = raw.map((row, index) => readPicks(row, field, `${path}[${index}]`));
  const count = rows.filter((row) => row.length > 0).length;
  if (count < field.filled) {
    if (field.filled < rows.length) throw new Refusal(path, 'tooFewRows', { count, min: field.filled });
    throw new Refusal(`${path}[${rows.findIndex((row) => row.length === 0)}]`, 'tooFew', {
      count: 0,
      min: 1,
    });
  }
  return rows;
}

function readPairs(raw: unknown, field: PairsField, path: string): [number, number][] {
  if (!Array.isArray(raw)) throw new Refusal(path, 'notArray');
  checkSize(raw.length, 1, Number.POSITIVE_INFINITY, path);
  const last = field.labels.length - 1;
  const seen = new Set<string>();
  raw.forEach((pair, index) => {
    const [left, right] = Array.isArray(pair) ? pair : [];
    const good =
      Number.isInteger(left) && Number.isInteger(right) && left >= 0 && left < right && right <= last;
    if (!good || pair.length !== 2) {
      const value = shown(pair);
      throw new Refusal(`${path}[${index}]`, 'unknownValue', {
        value,
        expected: `[i, j] with 0 ≤ i < j ≤ ${last}`,
      });
    }
    if (seen.has(`${left},${right}`))
      throw new Refusal(`${path}[${index}]`, 'repeated', { value: shown(pair) });
    seen.add(`${left},${right}`);
  });
  return raw;
}

function readLegs(raw: unknown, field: LegsField, path: string): [number, string][] {
  if (!Array.isArray(raw)) throw new Refusal(path, 'notArray');
  const taken = new Set<number>();
  raw.forEach((leg, index) => {
    const [position, option] = Array.isArray(leg) ? leg : [];
    const good = Number.isInteger(position) && position >= 1 && position <= field.positions.length;
    if (!good || leg.length !== 2 || !field.choices.includes(option)) {
      const choices = `[1 to ${field.positions.length}, one of ${field.choices.join(', ')}]`;
      throw new Refusal(`${path}[${index}]`, 'unknownValue', { value: shown(leg), expected: choices });
    }
    if (taken.has(position)) throw new Refusal(`${path}[${index}]`, 'repeated', { value: position });
    taken.add(position);
  });
  checkSize(raw.length, field.min, field.positions.length, path);
  return raw;
}

function readField(raw: Raw, field: Field): unknown {
  const path = `selection.${field.key}`;
  const value = raw[field.key];
  if (value === undefined)
    throw new Refusal(path, 'required', { expected: 'label' in field ? field.label : 'picks' });
  switch (field.kind) {
    case 'set':
      return readSet(raw, field, path);
    case 'rows':
      return readRows(value, field, path);
    case 'tickets':
      return readTickets(value, field, path);
    case 'pairs':
      return readPairs(value, field, path);
    case 'legs':
      return readLegs(value, field, path);
  }
}

/** The form whose fields the selection fills; of several, the one that shares most keys with it. */
export function formOf(play: Play, raw: Raw): Form {
  const shared = (form: Form) => form.filter(({ key }) => raw[key] !== undefined).length - form.length / 100;
  return play.forms.reduce((best, form) => (shared(form) > shared(best) ? form : best));
}

/** Checks a selection, or throws the refusal. What comes back is safe to count, store and settle. */
export function checkSelection(play: Play, raw: unknown): Selection {
  if (raw === undefined) throw new Refusal('selection', 'required', { expected: 'the picks' });
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw))
    throw new Refusal('selection', 'notObject');
  const given = raw as Raw;
  const form = formOf(play, given);
  for (const key of Object.keys(given)) {
    if (!form.some((field) => field.key === key)) {
      const keys = form.map((field) => field.key).join(' and ');
      throw new Refusal(`selection.${key}`, 'unknownKey', { expected: keys });
    }
  }
  return Object.fromEntries(form.map((field) => [field.key, readField(given, field)]));
}

/** Units of a checked selection; refuses picks that make none. */
export function unitsOf(play: Play, selection: Selection, rules: Rules): number {
  const units = play.units(selection, rules);
  if (units === 0) {
    const field = formOf(play, selection as Raw).at(-1);
    throw new Refusal(`selection.${field?.key}`, 'noUnits');
  }
  return units;
}

/** Says whether a selection may be bet, and returns the form that is stored. */
export function validateSelection(
  play: Play,
  raw: unknown,
): { readonly selection: Selection } | { readonly error: RefusalReason } {
  return attempt(() => ({ selection: checkSelection(play, raw) }));
}

/** Units of a selection as picked so far, or why there are none. */
export function countUnits(
  play: Play,
  raw: unknown,
  rules: Rules,
): { readonly units: number } | { readonly error: RefusalReason } {
  return attempt(() => ({ units: unitsOf(play, checkSelection(play, raw), rules) }));
}
