// The plan of a change of content: what has to be written so that a station has what its files say, and why it may not.
import { createHash } from 'node:crypto';
import type { ContentKind as KindName } from '#content/content.generated.ts';
import { dayOf } from '#values/days.ts';
import type { Db, StationWork } from '../db/stationTransaction.ts';
import { type Difference, differencesOf, inBoth, type Wording } from './differenceText.ts';
import type { ContentKind } from './kind.ts';
import { kindsInOrder } from './kinds.ts';
import {
  changesOf,
  type File,
  isNothing,
  type Json,
  keyOf,
  liveRows,
  type Row,
  type RowChanges,
  type Rows,
  textOf,
} from './rows.ts';
import { fileOf, filled, type Snapshot } from './snapshot.ts';

/** Files of a station by kind, pictures named by their addresses; kinds that are not there are left alone. */
export type Files = ReadonlyMap<KindName, File>;

export interface KindPlan {
  kind: ContentKind;
  /** By table. */
  changes: ReadonlyMap<string, RowChanges>;
}

/** A file of a kind before and after; null where there was none. */
export interface KindFiles {
  kind: KindName;
  before: File | null;
  after: File | null;
}

export interface Plan {
  /** Of what it makes out of what: the content before, and every file that changes something, pictures by their bytes. */
  fingerprint: string;
  /** Fingerprint of the content it was made against. */
  before: string;
  kinds: readonly KindPlan[];
  differences: readonly Difference[];
  /** What the kinds that change are made out of, and what they will be. */
  files: readonly KindFiles[];
  /** Why it cannot be applied; a sentence each. */
  refusals: readonly string[];
  /** What it would do at once; nothing until `withForeseen`. */
  foreseen: readonly Foreseen[];
}

interface Foreseen {
  kind: KindName;
  say: (say: Wording) => string;
}

/** Another state before, another file or another picture is another plan. */
const fingerprintOf = (before: string, files: readonly (readonly [KindName, File])[]): string =>
  createHash('sha256')
    .update(textOf([before, ...files] as unknown as Json))
    .digest('hex')
    .slice(0, 16);

/** The rows a table will have, as far as files say. */
function rowsAfter(kind: ContentKind, there: Rows, wanted: Rows): Rows {
  return Object.fromEntries(
    kind.tables.map((table) => {
      const old = new Map(liveRows(table, there[table.table] ?? []).map((row) => [keyOf(table, row), row]));
      const rows = (wanted[table.table] ?? []).map((row): Row => ({ ...old.get(keyOf(table, row)), ...row }));
      if (table.position) return [table.table, rows];
      // Nothing keeps an order of these: what is there stays before what is new.
      const places = new Map([...old.keys()].map((key, place) => [key, place]));
      const placeOf = (row: Row): number => places.get(keyOf(table, row)) ?? places.size;
      return [table.table, rows.sort((a, b) => placeOf(a) - placeOf(b))];
    }),
  );
}

export async function planOf(
  { db, station, now }: StationWork,
  snapshot: Snapshot,
  files: Files,
): Promise<Plan> {
  const kinds: KindPlan[] = [];
  const changing: (readonly [KindName, File])[] = [];
  const differences: Difference[] = [];
  const made: KindFiles[] = [];
  const refusals: string[] = [];
  for (const kind of kindsInOrder) {
    const given = files.get(kind.kind);
    if (!given) continue;
    const there = snapshot.rows.get(kind.kind)!;
    const file = filled(kind.kind, given);
    const wanted = kind.toRows(file, { station, now, today: dayOf(now), there });
    const changes = new Map(
      kind.tables.map((table) => [
        table.table as string,
        changesOf(table, there[table.table] ?? [], wanted[table.table] ?? []),
      ]),
    );
    if ([...changes.values()].every(isNothing)) continue;
    kinds.push({ kind, changes });
    changing.push([kind.kind, file]);
    const was = snapshot.files.get(kind.kind) ?? null;
    const becomes = fileOf(kind, rowsAfter(kind, there, wanted));
    made.push({ kind: kind.kind, before: was, after: becomes });
    differences.push(...differencesOf(kind.kind, was, becomes));
    refusals.push(...((await kind.refusals?.(db, changes)) ?? []));
  }
  const before = snapshot.fingerprint;
  return {
    fingerprint: fingerprintOf(before, changing),
    before,
    kinds,
    differences,
    files: made,
    refusals,
    foreseen: [],
  };
}

/** The plan with what it would do at once: counted for whoever looks at it, not for whoever applies it. */
export async function withForeseen(db: Db, plan: Plan): Promise<Plan> {
  const foreseen: Foreseen[] = [];
  for (const { kind, after } of plan.files) {
    const { foreseen: foresee } = kindsInOrder.find((one) => one.kind === kind)!;
    const lines = after ? ((await foresee?.(db, after)) ?? []) : [];
    foreseen.push(...lines.map((say) => ({ kind, say })));
  }
  return { ...plan, foreseen };
}

/** Everything that a plan says, in the words that commands keep where no others are asked for. */
export const saidOf = ({ files, foreseen }: Plan, say: Wording = inBoth): Difference[] => [
  ...files.flatMap(({ kind, before, after }) => differencesOf(kind, before, after, say)),
  ...foreseen.map(
    (one): Difference => ({ kind: one.kind, effect: 'money', change: 'changed', text: one.say(say) }),
  ),
];
