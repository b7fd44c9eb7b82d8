// What a player has made of a lottery so far: the picks of each play, the terms of the next line, and the lines in the basket.
import { createSubject } from '#browser/subject.ts';
import type { Pick } from '#lottery/balls.ts';

import type { OfficialPlay, Selection } from '#lottery/play.ts';
import type { RowsField, SetField } from '#lottery/selection/fields.ts';
import { emptyFields, type Fields, pairPressed, pressed, withPicks } from '#lottery/selection/picking.ts';
import { type QuickKey, quickPick } from '#lottery/selection/quickPicks.ts';
import { sortTickets } from '#lottery/selection/tickets.ts';
import { basketOf, keepBasket } from '#play/placing/keptBasket.ts';

/** 元 角 分 厘, as on the wire. */
export const units = ['1', '0.1', '0.01', '0.001'] as const;
export type Unit = (typeof units)[number];

export interface Draft {
  fields: Fields;
  /** Typed tickets, as typed. */
  text: string;
}

export const isFilled = ({ fields, text }: Draft): boolean =>
  text !== '' || Object.values(fields).some((picks) => picks.flat().length > 0);

/** What the next line is made at. */
export interface Terms {
  unit: Unit;
  /** As typed. */
  multiple: string;
  /** 0.0001 = 0.01 %. */
  rebate: number;
}

export interface Line {
  id: number;
  playCode: string;
  selection: Selection;
  unit: Unit;
  multiple: number;
  rebate: number;
  /** The bonus group its player has seen, such as 1960. */
  bonusGroup: string;
  isByChance: boolean;
}

export interface BasketState {
  drafts: Readonly<Record<string, Draft>>;
  terms: Terms;
  lines: readonly Line[];
  /** The lines are to be placed in several periods. */
  isChase?: boolean;
}

export interface Basket {
  state(): BasketState;
  onChange(listener: () => void): () => void;
  draft(play: OfficialPlay): Draft;
  /** False where the field takes no more. */
  press(play: OfficialPlay, field: SetField | RowsField, pick: Pick, row: number): boolean;
  pressQuick(play: OfficialPlay, field: SetField | RowsField, key: QuickKey, row: number): void;
  pressPair(play: OfficialPlay, left: number, right: number): void;
  type(play: OfficialPlay, text: string): void;
  /** Gives back the function that puts the picks there again. */
  clearDraft(playCode: string): () => void;
  setTerms(terms: Partial<Terms>): void;
  setChase(isChase: boolean): void;
  add(lines: readonly Omit<Line, 'id'>[]): void;
  remove(id: number): void;
  /** Replaces the lines that have the same ids. */
  replace(lines: readonly Line[]): void;
  /** Gives back the function that puts the lines there again, before those added since. */
  clearLines(): () => void;
}

const start: BasketState = { drafts: {}, terms: { unit: '1', multiple: '1', rebate: 0 }, lines: [] };

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** What was kept in this tab; anything that is not a basket is ignored. Selections are checked again where they are counted. */
function restored(raw: unknown): BasketState {
  if (!isRecord(raw) || !isRecord(raw.drafts) || !isRecord(raw.terms) || !Array.isArray(raw.lines))
    return start;
  const { unit, multiple, rebate } = raw.terms;
  const isGood =
    units.includes(unit as Unit) &&
    typeof multiple === 'string' &&
    Number.isInteger(rebate) &&
    Object.values(raw.drafts).every(
      (draft) =>
        isRecord(draft) &&
        typeof draft.text === 'string' &&
        isRecord(draft.fields) &&
        Object.values(draft.fields).every(Array.isArray),
    ) &&
    raw.lines.every(
      (line) =>
        isRecord(line) &&
        Number.isInteger(line.id) &&
        Number.isInteger(line.multiple) &&
        Number.isInteger(line.rebate) &&
        units.includes(line.unit as Unit) &&
        typeof line.playCode === 'string' &&
        typeof line.bonusGroup === 'string' &&
        isRecord(line.selection),
    );
  return isGood ? (raw as unknown as BasketState) : start;
}

/** Kept in this tab with every change, so that a reload or the way to the log-in loses nothing. */
export function createBasket(lotCode: string): Basket {
  let state = restored(basketOf(lotCode));
  const changes = createSubject();
  const set = (change: Partial<BasketState>): void => {
    state = { ...state, ...change };
    keepBasket(lotCode, state);
    changes.emit();
  };
  const empties = new Map<string, Draft>();
  const draft = (play: OfficialPlay): Draft => {
    const held = state.drafts[play.code];
    if (held) return held;
    const empty = empties.get(play.code) ?? { fields: emptyFields(play.forms[0]!), text: '' };
    empties.set(play.code, empty);
    return empty;
  };
  const setFields = (play: OfficialPlay, fields: Fields): void =>
    set({ drafts: { ...state.drafts, [play.code]: { ...draft(play), fields } } });
  return {
    state: () => state,
    onChange: changes.subscribe,
    draft,
    press(play, field, pick, row) {
      const next = pressed(field, draft(play).fields, pick, row);
      if (next) setFields(play, next);
      return next !== null;
    },
    pressQuick: (play, field, key, row) =>
      setFields(play, withPicks(field, draft(play).fields, quickPick(field, key), row)),
    pressPair: (play, left, right) => setFields(play, pairPressed(draft(play).fields, left, right)),
    type(play, text) {
      const field = play.forms[0]!.find(({ kind }) => kind === 'tickets');
      if (field?.kind !== 'tickets') return;
      const fields = { ...draft(play).fields, tickets: sortTickets(text, field).tickets };
      set({ drafts: { ...state.drafts, [play.code]: { fields, text } } });
    },
    clearDraft(playCode) {
      const { [playCode]: taken, ...drafts } = state.drafts;
      set({ drafts });
      return () => {
        if (taken) set({ drafts: { ...state.drafts, [playCode]: taken } });
      };
    },
    setTerms: (terms) => set({ terms: { ...state.terms, ...terms } }),
    setChase: (isChase) => set({ isChase }),
    add(lines) {
      const last = state.lines.reduce((most, { id }) => Math.max(most, id), 0);
      set({ lines: [...state.lines, ...lines.map((line, at) => ({ ...line, id: last + at + 1 }))] });
    },
    remove: (id) => set({ lines: state.lines.filter((line) => line.id !== id) }),
    replace: (lines) =>
      set({ lines: state.lines.map((line) => lines.find(({ id }) => id === line.id) ?? line) }),
    clearLines() {
      const taken = state.lines;
      set({ lines: [], isChase: false });
      return () => set({ lines: [...taken, ...state.lines].map((line, at) => ({ ...line, id: at + 1 })) });
    },
  };
}
