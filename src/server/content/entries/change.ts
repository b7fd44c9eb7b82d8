// Changing entries of content: what is wanted, checked and planned against what is there, kept under a fingerprint, and applied under it.
import type { ContentKind as KindName } from '#content/content.generated.ts';
import type { ResolvedContent } from '#content/contentSet.ts';
import { fillContent } from '#content/fillFigures.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import { settingsHere } from '../../settingsFile.ts';
import { applyTo, ContentRefused, lockedSnapshot } from '../apply.ts';
import type { Difference, Wording } from '../differenceText.ts';
import type { ChangeSource } from '../history.ts';
import type { Item } from '../kind.ts';
import { type Files, type Plan, planOf, saidOf, withForeseen } from '../plan.ts';
import { recordPlan } from '../plans.ts';
import type { File } from '../rows.ts';
import { type Snapshot, snapshotOf } from '../snapshot.ts';
import { whatCameBetween } from './between.ts';
import { checkEntries, type EntryDiagnostic } from './check.ts';
import { costsOf, type OfferCost } from './cost.ts';
import {
  changedEntries,
  type EntryChange,
  entriesOf,
  fingerprintOfEntries,
  markOf,
  patched,
} from './entries.ts';
import { type Second, secondFor } from './second.ts';

/** Where content is changed, and when. */
export interface ContentWork {
  db: Db;
  station: StationFacts;
  now: Date;
}

/** An entry as somebody wants it; null where it is to go. */
export interface Wish {
  kind: KindName;
  key: string;
  value: Item | null;
}

/** What a change comes to, before it is made. */
export interface EntryPlan {
  /** What is wrong; with an error among them there is nothing to apply. */
  diagnostics: readonly EntryDiagnostic[];
  /** Why open bets, orders or applications keep it from being made; a sentence each. */
  refusals: readonly string[];
  differences: readonly Difference[];
  costs: readonly OfferCost[];
  changes: readonly EntryChange[];
  second: Second | null;
  /** To apply just this; null where something speaks against it, or nothing changes. */
  fingerprint: string | null;
}

type AllFiles = ReadonlyMap<KindName, File | null>;

/** Files of the kinds that change, figures in braces replaced, and those of all kinds as they would be. */
function filesOf(snapshot: Snapshot, changes: readonly EntryChange[]): { changed: Files; all: AllFiles } {
  const changed = new Map<KindName, File>();
  for (const [kind, own] of Map.groupBy(changes, (change) => change.kind))
    changed.set(kind, patched(kind, snapshot.files.get(kind) ?? null, own));
  return { changed, all: new Map([...snapshot.files, ...changed]) };
}

/** Names in braces replaced by the figures of the station; only once the checker found no name that is not there. */
function filledIn(station: StationFacts, changed: Files, all: AllFiles): Files {
  const there = [...all].filter((entry): entry is [KindName, File] => entry[1] !== null);
  const content = fillContent(Object.fromEntries(there) as ResolvedContent, station, settingsHere());
  return new Map([...changed.keys()].map((kind) => [kind, content[kind] as unknown as File]));
}

const isError = ({ severity }: EntryDiagnostic): boolean => severity === 'error';

interface Judged {
  diagnostics: readonly EntryDiagnostic[];
  plan: Plan | null;
  all: AllFiles;
}

/** Checks and plans changes on a snapshot; without a plan where there is an error. */
async function judge(
  { db, station, now }: ContentWork,
  snapshot: Snapshot,
  changes: readonly EntryChange[],
): Promise<Judged> {
  const { changed, all } = filesOf(snapshot, changes);
  const diagnostics = await checkEntries(
    db,
    { station, now },
    { before: snapshot.files, after: all, changes },
  );
  if (diagnostics.some(isError)) return { diagnostics, plan: null, all };
  return {
    diagnostics,
    plan: await planOf({ db, station: station.code, now }, snapshot, filledIn(station, changed, all)),
    all,
  };
}

/** What each wish makes out of what is there. */
const changesOfWishes = (snapshot: Snapshot, wishes: readonly Wish[]): EntryChange[] =>
  wishes.map(({ kind, key, value }) => ({
    kind,
    key,
    before: entriesOf(kind, snapshot.files.get(kind)).get(key) ?? null,
    after: value,
  }));

/** Only what is wrong with entries as somebody writes them. */
export async function checkWishes(
  work: ContentWork,
  wishes: readonly Wish[],
): Promise<readonly EntryDiagnostic[]> {
  const snapshot = await snapshotOf(work.db);
  const changes = changesOfWishes(snapshot, wishes);
  const { all } = filesOf(snapshot, changes);
  return checkEntries(work.db, work, { before: snapshot.files, after: all, changes });
}

/** Keeps a plan, so that it can be applied by its fingerprint alone. */
async function keepPlan(
  { db, station, now }: ContentWork,
  plan: Plan,
  changes: readonly EntryChange[],
  takesBack: bigint | null,
): Promise<string> {
  const fingerprint = fingerprintOfEntries(changes);
  await recordPlan(
    { db, station: station.code, now },
    { ...plan, fingerprint },
    { entries: changes, takesBack },
  );
  return fingerprint;
}

/**
 * Plans what somebody wants, in the words of `say`, and keeps it under its fingerprint. `at`: the moment at which it is to go live, by which it is judged;
 * now when left out. `takesBack`: the number of the version that it is the reverse of.
 */
export async function planWishes(
  work: ContentWork,
  wishes: readonly Wish[],
  { say, at, takesBack = null }: { say: Wording; at?: Date | undefined; takesBack?: bigint | null },
): Promise<EntryPlan> {
  const { db, now } = work;
  const snapshot = await snapshotOf(db);
  const { diagnostics, plan, all } = await judge(
    { ...work, now: at ?? now },
    snapshot,
    changesOfWishes(snapshot, wishes),
  );
  const nothing = {
    diagnostics,
    refusals: [],
    differences: [],
    costs: [],
    changes: [],
    second: null,
    fingerprint: null,
  };
  if (!plan) return nothing;
  const changes = plan.files.flatMap(({ kind, before, after }) => changedEntries(kind, before, after));
  if (changes.length === 0) return nothing;
  const differences = saidOf(await withForeseen(db, plan), say);
  const costs = await costsOf(db, now, all, changes);
  const second = secondFor(changes, differences, costs);
  if (second === 'several') throw new Refusal('office-content.severalKinds', { code: 'severalKinds' });
  const fingerprint = plan.refusals.length > 0 ? null : await keepPlan(work, plan, changes, takesBack);
  return { diagnostics, refusals: plan.refusals, differences, costs, changes, second, fingerprint };
}

/** A plan that was kept, as it stands now. */
export interface KeptPlan {
  fingerprint: string;
  changes: readonly EntryChange[];
  differences: readonly Difference[];
  takesBack: bigint | null;
  plannedAt: Date;
}

/** The plan of a fingerprint; refuses one that is not there. */
export async function keptPlan(db: Db, fingerprint: string): Promise<KeptPlan> {
  const row = await db
    .selectFrom('content_plan')
    .selectAll()
    .where('fingerprint', '=', fingerprint)
    .where('entries', 'is not', null)
    .executeTakeFirst();
  if (!row?.entries) throw new Refusal('office-content.noPlan', { code: 'noPlan' });
  return {
    fingerprint,
    changes: row.entries as unknown as EntryChange[],
    differences: row.difference as Difference[],
    takesBack: row.takes_back,
    plannedAt: row.planned_at,
  };
}

/** Whether the entries are as changes found them, and whether they are what changes make of them. */
function standing(snapshot: Snapshot, changes: readonly EntryChange[]): { isSame: boolean; isDone: boolean } {
  const marks = changes.map((change) => ({
    change,
    mark: markOf(entriesOf(change.kind, snapshot.files.get(change.kind)).get(change.key)),
  }));
  return {
    isSame: marks.every(({ change, mark }) => mark === markOf(change.before)),
    isDone: marks.every(({ change, mark }) => mark === markOf(change.after)),
  };
}

/** What a plan asks for as an approval now; refuses one that what came between, or a mistake since, speaks against. */
export async function standsOf(work: ContentWork, plan: KeptPlan, at?: Date) {
  const { db, now } = work;
  const snapshot = await snapshotOf(db);
  // It was done, and the answer was lost: nothing is left to agree to.
  if (standing(snapshot, plan.changes).isDone) return { second: null, costs: [] };
  const judged = await judgeKept({ ...work, now: at && at > now ? at : now }, snapshot, plan);
  const costs = await costsOf(db, now, judged.all, plan.changes);
  const second = secondFor(plan.changes, plan.differences, costs);
  if (second === 'several') throw new Refusal('office-content.severalKinds', { code: 'severalKinds' });
  return { second, costs };
}

/** Judges a kept plan on what is there; refuses where it cannot be made. */
async function judgeKept(work: ContentWork, snapshot: Snapshot, plan: KeptPlan): Promise<Judged> {
  if (!standing(snapshot, plan.changes).isSame) throw await whatCameBetween(work.db, plan);
  const judged = await judge(work, snapshot, plan.changes);
  const wrong = judged.diagnostics.find(isError);
  if (wrong) throw new Refusal('office-content.wrongNow', { code: 'wrong', values: { what: wrong.message } });
  if (judged.plan!.refusals.length > 0)
    throw new Refusal('office-content.refused', {
      code: 'refused',
      values: { what: judged.plan!.refusals.join(' ') },
    });
  return judged;
}

export interface Maker {
  by: string;
  staffId: number;
  reason: string;
  source: ChangeSource;
}

/**
 * Does what a plan says. Refuses where an entry is no longer as the plan found it, naming who changed it since, and where open things or the checker
 * speak against it now. Returns the number of the version; null where it was done already.
 */
export async function applyPlan(work: ContentWork, plan: KeptPlan, maker: Maker): Promise<bigint | null> {
  const { db, station, now } = work;
  const snapshot = await lockedSnapshot(db, station.code);
  // The answer to it was lost, and it is repeated.
  if (standing(snapshot, plan.changes).isDone) return null;
  await judgeKept(work, snapshot, plan);
  const { changed, all } = filesOf(snapshot, plan.changes);
  try {
    const { change } = await applyTo(db, station.code, snapshot, {
      files: filledIn(station, changed, all),
      ...maker,
      takesBack: plan.takesBack,
      now,
    });
    return change;
  } catch (error) {
    if (!(error instanceof ContentRefused)) throw error;
    throw new Refusal('office-content.refused', { code: 'refused', values: { what: error.message } });
  }
}
