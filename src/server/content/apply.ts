// Applying content: one transaction under a lock of the station, against the state its plan was made for, with a line in the history.
import { sql } from 'kysely';
import type pg from 'pg';
import { type Db, inStation, type StationWork } from '../db/stationTransaction.ts';
import { changedEntries } from './entries/entries.ts';
import { type ChangeSource, recordChange } from './history.ts';
import { type NewPicture, storePictures } from './pictures.ts';
import { type Files, type KindPlan, type Plan, planOf, withForeseen } from './plan.ts';
import { recordPlan, staleReasons } from './plans.ts';
import { removeRows, writeRows } from './rows.ts';
import { type Snapshot, snapshotOf } from './snapshot.ts';

/** Advisory locks of this class are held while a station's content is applied. */
const lockClass = 7_204_110;

/** Codes of violated constraints begin with it. */
const integrityClass = '23';

/** A sentence for whoever applies; nothing was changed. */
export class ContentRefused extends Error {
  override name = 'ContentRefused';
  readonly reasons: readonly string[];
  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

/** Refused because what the plan was made from has changed. */
export class ContentStale extends ContentRefused {
  override name = 'ContentStale';
}

export interface ApplyOptions {
  files: Files;
  /** Encoded already, so that the transaction is short. */
  pictures?: readonly NewPicture[];
  /** The fingerprint of the plan that was agreed to; left out, whatever the files change. */
  plan?: string | undefined;
  by: string;
  /** Their number, where they work at the office. */
  staffId?: number | null;
  /** Why, for the history. */
  reason?: string;
  /** By which way it came; a command when left out. */
  source?: ChangeSource;
  /** The number of the change that this one takes back. */
  takesBack?: bigint | null;
  now: Date;
}

export interface Applied {
  plan: Plan;
  /** Fingerprint of the content as it is now. */
  fingerprint: string;
  isChanged: boolean;
  /** The number of the change in the history; null where nothing changed. */
  change: bigint | null;
}

/** What is planned for a station now; kept, so that a later apply can say what differs from it. */
export const planFor = (pool: pg.Pool, station: string, files: Files, now: Date): Promise<Plan> =>
  inStation(pool, station, async (db) => {
    const plan = await planOf({ db, station, now }, await snapshotOf(db), files);
    await recordPlan({ db, station, now }, plan);
    return withForeseen(db, plan);
  });

/** Applies files to a station: all of it or, where anything speaks against it, nothing. Throws ContentRefused. */
export async function applyContent(pool: pg.Pool, station: string, options: ApplyOptions): Promise<Applied> {
  try {
    const { staffId } = options;
    const work = (db: Db) => applyIn(db, station, options);
    return await inStation(pool, station, work, staffId ? { staffId } : {});
  } catch (error) {
    // A constraint of the tables: something that neither the checker nor the refusals of a kind foresaw.
    const { code, message } = error as { code?: string; message: string };
    if (code?.startsWith(integrityClass)) throw new ContentRefused([`The database refuses it: ${message}.`]);
    throw error;
  }
}

/** The content of a station under the lock that every apply takes: nobody else changes it until the transaction ends. */
export async function lockedSnapshot(db: Db, station: string): Promise<Snapshot> {
  // Whoever waits for another apply waits for all of it.
  await sql`SELECT set_config('statement_timeout', '60000', true)`.execute(db);
  await sql`SELECT pg_advisory_xact_lock(${lockClass}::integer, hashtext(${station}))`.execute(db);
  return snapshotOf(db);
}

/** The same within a transaction of the station. */
export const applyIn = async (db: Db, station: string, options: ApplyOptions): Promise<Applied> =>
  applyTo(db, station, await lockedSnapshot(db, station), options);

/** The same on a snapshot that `lockedSnapshot` gave. */
export async function applyTo(
  db: Db,
  station: string,
  snapshot: Snapshot,
  { files, pictures = [], plan: expected, by, now, reason = '', source = 'command', takesBack }: ApplyOptions,
): Promise<Applied> {
  const plan = await planOf({ db, station, now }, snapshot, files);
  // Also where the answer to an apply was lost and it is repeated under its plan.
  if (plan.kinds.length === 0)
    return { plan, fingerprint: snapshot.fingerprint, isChanged: false, change: null };
  if (expected !== undefined && plan.fingerprint !== expected)
    throw new ContentStale(await staleReasons(db, station, expected, plan));
  if (plan.refusals.length > 0) throw new ContentRefused(plan.refusals);
  await storePictures({ db, station, now }, pictures);
  await write({ db, station, now }, plan.kinds);
  const changed = new Set(plan.kinds.map(({ kind }) => kind.kind));
  const { fingerprint } = await snapshotOf(db, { earlier: snapshot, changed });
  const change = await recordChange(db, {
    station,
    at: now,
    by,
    before: snapshot.fingerprint,
    after: fingerprint,
    differences: plan.differences,
    entries: plan.files.flatMap(({ kind, before, after }) => changedEntries(kind, before, after)),
    reason,
    source,
    takesBack: takesBack ?? null,
  });
  return { plan, fingerprint, isChanged: true, change };
}

async function write({ db, station, now }: StationWork, kinds: readonly KindPlan[]): Promise<void> {
  const remove = async (isLast: boolean) => {
    for (const { kind, changes } of kinds.toReversed())
      for (const table of kind.tables.toReversed())
        if ((table.isRemovedLast ?? false) === isLast)
          await removeRows({ db, station, now }, table, changes.get(table.table)!.remove);
  };
  await remove(false);
  for (const { kind, changes } of kinds)
    for (const table of kind.tables) await writeRows({ db, station, now }, table, changes.get(table.table)!);
  for (const { kind, changes } of kinds) await kind.after?.(db, station, changes, now);
  await remove(true);
}
