// What a player has picked on a board so far; a cell is notified only of its own changes, so a press draws one cell and not a hundred.
import { createSubject, type Subject } from '#browser/subject.ts';
import type { Pick } from '#lottery/balls.ts';
import type { Fields } from '#lottery/selection/picking.ts';

/** A selection being made of a play on several numbers: which of its forms, and what each field holds. */
export interface Draft {
  form: number;
  fields: Fields;
}

export interface Picks {
  has(cell: string): boolean;
  toggle(cell: string): void;
  /** Picked cells, in the order of picking. */
  cells(): readonly string[];
  draft(playCode: string): Draft | undefined;
  drafts(): readonly (readonly [playCode: string, draft: Draft])[];
  setDraft(playCode: string, draft: Draft | null): void;
  /** Amount of one unit set for this item alone; undefined where the amount for all counts. */
  amount(item: string): string | undefined;
  setAmount(item: string, amount: string | undefined): void;
  remove(item: string): void;
  /** Puts these in the place of everything, and gives back what was there. */
  exchange(next: KeptPicks): KeptPicks;
  /** Empties the board, and gives back what was there. */
  clear(): KeptPicks;
  /** Calls back when a cell changes; returns the function that stops it. */
  onCell(cell: string, listener: () => void): () => void;
  /** Calls back after any change. */
  onAny(listener: () => void): () => void;
  /** Grows with each change. */
  version(): number;
  /** Everything, as createPicks() and exchange() take it. */
  kept(): KeptPicks;
}

export interface KeptPicks {
  cells: readonly string[];
  drafts: readonly (readonly [playCode: string, draft: Draft])[];
  amounts: readonly (readonly [item: string, amount: string])[];
}

export const noPicks: KeptPicks = { cells: [], drafts: [], amounts: [] };
export const isPicked = ({ cells, drafts }: KeptPicks): boolean => cells.length + drafts.length > 0;

/** Name of a cell: its play and its option. */
export const cellOf = (playCode: string, option: Pick): string => `${playCode}/${option}`;
export function readCell(cell: string): { playCode: string; option: string } {
  const at = cell.indexOf('/');
  return { playCode: cell.slice(0, at), option: cell.slice(at + 1) };
}
/** Name of the item a draft makes. */
export const draftItem = (playCode: string): string => `${playCode}/*`;

export function createPicks(start = noPicks): Picks {
  const picked = new Set<string>(start.cells);
  const drafts = new Map<string, Draft>(start.drafts);
  const amounts = new Map<string, string>(start.amounts);
  const byCell = new Map<string, Subject>();
  const changes = createSubject();
  let version = 0;
  const report = (cells: Iterable<string>): void => {
    version += 1;
    for (const cell of cells) byCell.get(cell)?.emit();
    changes.emit();
  };
  const kept = (): KeptPicks => ({ cells: [...picked], drafts: [...drafts], amounts: [...amounts] });
  const exchange = (next: KeptPicks): KeptPicks => {
    const before = kept();
    for (const each of [picked, drafts, amounts]) each.clear();
    for (const cell of next.cells) picked.add(cell);
    for (const [playCode, draft] of next.drafts) drafts.set(playCode, draft);
    for (const [item, amount] of next.amounts) amounts.set(item, amount);
    report(new Set([...before.cells, ...next.cells]));
    return before;
  };
  return {
    has: (cell) => picked.has(cell),
    toggle(cell) {
      if (!picked.delete(cell)) picked.add(cell);
      amounts.delete(cell);
      report([cell]);
    },
    cells: () => [...picked],
    draft: (playCode) => drafts.get(playCode),
    drafts: () => [...drafts],
    setDraft(playCode, draft) {
      const isEmpty = !draft || Object.values(draft.fields).every((field) => field.flat().length === 0);
      if (isEmpty && draft?.form === 0) drafts.delete(playCode);
      else if (draft) drafts.set(playCode, draft);
      else drafts.delete(playCode);
      report([]);
    },
    amount: (item) => amounts.get(item),
    setAmount(item, amount) {
      if (amount === undefined) amounts.delete(item);
      else amounts.set(item, amount);
      report([]);
    },
    remove(item) {
      const { playCode, option } = readCell(item);
      amounts.delete(item);
      if (option === '*') drafts.delete(playCode);
      else picked.delete(item);
      report([item]);
    },
    exchange,
    clear: () => exchange(noPicks),
    onCell(cell, listener) {
      const subject = byCell.get(cell) ?? createSubject();
      byCell.set(cell, subject);
      return subject.subscribe(listener);
    },
    onAny: changes.subscribe,
    version: () => version,
    kept,
  };
}
