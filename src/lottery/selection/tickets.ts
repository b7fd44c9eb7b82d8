// Typed 单式 tickets: reading what people type or paste, and the one form tickets are kept in.

import { Refusal, shown } from '../refusal.ts';
import type { TicketsField } from './fields.ts';

const LINES = /[\n\r;；|]+/;
const GROUPS = /[,，、]+/;
const SPACES = /[\s\u3000]+/;

/** ０１２ and the like become 012. */
function plain(text: string): string {
  return text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
}

function words(text: string, separator: RegExp): string[] {
  return text.split(separator).filter((word) => word !== '');
}

/** The tickets in a run of words without commas: `123 456`, or one ticket written apart as `1 2 3`. */
function ticketsOfWords(list: readonly string[], field: TicketsField): number[][] | undefined {
  const { size, width } = field;
  if (!list.every((word) => /^\d+$/.test(word))) return undefined;
  if (list.every((word) => word.length === size * width)) {
    return list.map((word) =>
      Array.from({ length: size }, (_, i) => Number(word.slice(i * width, (i + 1) * width))),
    );
  }
  if (list.length === size && list.every((word) => word.length <= width)) return [list.map(Number)];
  return undefined;
}

/** A group that cannot be read as a whole: where one of its words is a ticket, each word stands for itself. */
function eachWord(group: string, field: TicketsField): (readonly number[] | string)[] {
  const list = words(group, SPACES);
  const read = list.map((word) => ticketsOfWords([word], field)?.[0]);
  return read.some((ticket) => ticket !== undefined)
    ? read.map((ticket, at) => ticket ?? list[at]!)
    : [group.trim()];
}

/** Everything typed, as tickets of numbers; a piece that is no ticket comes back as text. */
function pieces(text: string, field: TicketsField): (readonly number[] | string)[] {
  const found: (readonly number[] | string)[] = [];
  for (const line of words(plain(text), LINES)) {
    const groups = words(line, GROUPS).filter((group) => group.trim() !== '');
    const read = groups.map((group) => ticketsOfWords(words(group, SPACES), field));
    // `1,2,3` or `01,02`: commas inside one ticket.
    const whole = read.includes(undefined)
      ? ticketsOfWords(
          groups.flatMap((group) => words(group, SPACES)),
          field,
        )
      : undefined;
    if (whole) found.push(...whole);
    else
      for (const [index, group] of groups.entries()) found.push(...(read[index] ?? eachWord(group, field)));
  }
  return found;
}

const SHAPES: Readonly<
  Record<TicketsField['shape'], { fits: (ticket: readonly number[]) => boolean; says: string }>
> = {
  any: { fits: () => true, says: 'any numbers' },
  distinct: { fits: (ticket) => new Set(ticket).size === ticket.length, says: 'different numbers' },
  pair: { fits: (ticket) => new Set(ticket).size === ticket.length - 1, says: 'exactly one pair' },
  noTriple: { fits: (ticket) => new Set(ticket).size > 1, says: 'no triple' },
};

/** A ticket as it is kept; a draw written the same way can be compared with kept tickets. */
export function writeTicket(
  ticket: readonly number[],
  field: Pick<TicketsField, 'anyOrder' | 'width'>,
): string {
  const ordered = field.anyOrder ? [...ticket].sort((a, b) => a - b) : ticket;
  return field.width === 1 ? ordered.join('') : ordered.map((n) => String(n).padStart(2, '0')).join(' ');
}

/** The numbers of a kept ticket. */
export function ticketNumbers(ticket: string, width: 1 | 2): number[] {
  return width === 1 ? Array.from(ticket, Number) : ticket.split(' ').map(Number);
}

/** Reads typed text into kept tickets without repeats; refuses at the first piece that is no ticket of this play. */
export function readTickets(raw: unknown, field: TicketsField, path: string): string[] {
  const list = typeof raw === 'string' ? [raw] : raw;
  if (!Array.isArray(list)) throw new Refusal(path, 'notArray');
  const kept = new Set<string>();
  list.forEach((text, index) => {
    const at = typeof raw === 'string' ? path : `${path}[${index}]`;
    if (typeof text !== 'string') throw ticketForm(at, shown(text), field);
    const found = pieces(text, field);
    if (found.length === 0) throw ticketForm(at, text, field);
    for (const ticket of found) {
      if (typeof ticket === 'string') throw ticketForm(at, ticket, field);
      const value = ticket.join(field.width === 1 ? '' : ' ');
      if (!ticket.every((n) => n >= field.from && n <= field.to)) throw ticketForm(at, value, field);
      const shape = SHAPES[field.shape];
      if (!shape.fits(ticket)) throw new Refusal(at, 'ticketShape', { value, expected: shape.says });
      kept.add(writeTicket(ticket, field));
    }
  });
  if (kept.size === 0) throw new Refusal(path, 'tooFew', { count: 0, min: 1 });
  return [...kept];
}

function ticketForm(path: string, value: string, { size, from, to }: TicketsField): Refusal {
  return new Refusal(path, 'ticketForm', { value: shown(value), size, expected: `from ${from} to ${to}` });
}

/** Why a typed piece is no ticket: it has not the numbers of one, a number outside the game, or the wrong shape. */
export type BadWhy = 'form' | 'range' | 'shape';

export interface SortedTickets {
  readonly tickets: readonly string[];
  readonly bad: readonly { readonly text: string; readonly why: BadWhy }[];
  /** Good tickets that had been there before. */
  readonly repeated: number;
}

/** Sorts what was typed into good tickets and bad pieces, so that a screen can show both. */
export function sortTickets(text: string, field: TicketsField): SortedTickets {
  const tickets = new Set<string>();
  const bad: { text: string; why: BadWhy }[] = [];
  let good = 0;
  for (const piece of pieces(text, field)) {
    if (typeof piece === 'string') {
      bad.push({ text: piece, why: 'form' });
      continue;
    }
    const isInRange = piece.every((n) => n >= field.from && n <= field.to);
    if (isInRange && SHAPES[field.shape].fits(piece)) {
      tickets.add(writeTicket(piece, field));
      good += 1;
    } else {
      const typed = piece.map((n) => String(n).padStart(field.width, '0'));
      bad.push({ text: typed.join(field.width === 1 ? '' : ' '), why: isInRange ? 'shape' : 'range' });
    }
  }
  return { tickets: [...tickets], bad, repeated: good - tickets.size };
}
