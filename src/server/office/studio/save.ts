// Saving a station's file: just what its plan showed, where the file is still as it was then, with a second person where the control of the station asks.

import type { StationFacts } from '#contract/station.generated.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { lockKey } from '../../account/rateLimit.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import { controlsOf } from '../approvals/controls.ts';
import { askerOf } from '../approvals/second.ts';
import type { OfficeContext, TwoPeopleFacts } from '../pipeline/handle.ts';
import type { StaffSession } from '../staff/session.ts';
import { noteSaved } from '../trail/stations.ts';
import { dropDraft, textOfPlan } from './drafts.ts';
import { assetsOf, type FileInPlace, fileOf, readAs, writeFileOf } from './files.ts';
import { nameOfBytes } from './names.ts';
import { needsSecondAlways, planName, planStation, type StationPlan } from './plan.ts';
import { keepVersion, lastVersion } from './versions.ts';

const kind = 'station';

interface SaveRequest {
  plan: string;
  name?: string;
  from?: string;
  reason: string;
}
type Saving = Pick<
  OfficeContext<SaveRequest>,
  'db' | 'station' | 'stations' | 'staff' | 'now' | 'locale' | 'request' | 'note'
>;

/** Whether somebody has limits of station files at all. */
export async function maySave(db: Db, staff: StaffSession, now: Date): Promise<boolean> {
  const terms = await controlsOf(db);
  return terms.limits.get(askerOf(staff, terms, kind, now).role)?.has(kind) === true;
}

/** What a plan is asked for as, where somebody may not save it alone. */
export async function secondOf(
  db: Db,
  staff: StaffSession,
  now: Date,
  plan: StationPlan,
): Promise<{ kind: string } | undefined> {
  const terms = await controlsOf(db);
  const limit = terms.limits.get(askerOf(staff, terms, kind, now).role)?.get(kind);
  return limit?.always || needsSecondAlways(plan) ? { kind } : undefined;
}

/** The file has been changed since: by whom, where it was somebody of the office. */
export async function changedSince(db: Db, file: FileInPlace): Promise<Refusal> {
  const last = await lastVersion(db);
  const what = last?.text === file.text ? `${last.made_by} ${formatMoment(last.at)}` : file.name;
  return new Refusal('office-studio.changedSince', { code: 'cameBetween', values: { what } });
}

/** What a save stands on while it waits for a second person: the file as it is, and the text. */
export async function savedFacts({
  db,
  station,
  stations,
  locale,
  request,
}: Pick<Saving, 'db' | 'station' | 'stations' | 'locale' | 'request'>): Promise<TwoPeopleFacts> {
  const file = await fileOf(db, stations, station.code);
  const text = await textOfPlan(db, request.plan);
  const plan = planStation({ stations, locale, assets: await assetsOf(db, stations) }, file, text);
  const names = [...new Set([...Object.keys(plan.before), ...Object.keys(plan.after)])];
  return {
    kind,
    amount: 0n,
    isAlways: needsSecondAlways(plan),
    fingerprint: planName(file, text),
    summary: {
      ...(request.from !== undefined && { from: request.from }),
      changes: [
        ...plan.differences.map(({ what, before, after }) => `${what}: ${before ?? '–'} → ${after ?? '–'}`),
        ...names.map(
          (name) =>
            `${name}: ${JSON.stringify(plan.before[name]) ?? '–'} → ${JSON.stringify(plan.after[name]) ?? '–'}`,
        ),
      ].join('\n'),
    },
  };
}

const texts = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

/** A text that is saved under its plan: by whom, why, and what the version is called. */
export interface PlannedText {
  plan: string;
  text: string;
  name: string;
  reason: string;
  by: string;
  staffId: number;
}

/**
 * Writes the file, keeps the version, and notes what differs for the trail. The file comes last: whatever is refused before leaves it as it was. One that
 * was written by a try of the same transaction before is there already.
 */
export async function writePlanned(
  {
    db,
    station,
    stations,
    now,
    locale,
    note,
  }: Pick<Saving, 'db' | 'station' | 'stations' | 'now' | 'locale' | 'note'>,
  { plan: planned, text, name, reason, by, staffId }: PlannedText,
): Promise<{ version: string; mark: string }> {
  const { code } = station;
  const work = { db, station: code, now };
  await lockKey(db, code, 'station file');
  const file = await fileOf(db, stations, code);
  const assets = await assetsOf(db, stations);
  const isWritten = file.text === text;
  if (!isWritten && planName(file, text) !== planned) throw await changedSince(db, file);
  const plan = planStation({ stations, assets, locale }, file, text);
  const wrong = plan.diagnostics.find(({ severity }) => severity === 'error');
  if (wrong)
    throw new Refusal('office-studio.wrongNow', {
      code: 'wrongNow',
      values: { rule: wrong.rule, line: wrong.range.start.line },
    });
  note.differs({ before: texts(plan.before), after: texts(plan.after) });
  const version = await keepVersion(work, file, { text, by, staffId, reason, name });
  const saved = readAs(assets, file.name, text).station as StationFacts;
  await noteSaved(db, saved, now);
  if (!isWritten) await writeFileOf(db, stations, code, { text, logo: saved.theme.logo, by, now });
  return { version: String(version), mark: nameOfBytes(text) };
}

/** Saves what somebody planned, whose draft is over with it. */
export async function saveFile(context: Saving): Promise<{ version: string; mark: string }> {
  const { db, staff, request } = context;
  const { plan, reason, name = '' } = request;
  const text = await textOfPlan(db, plan);
  await dropDraft(db, staff);
  return await writePlanned(context, { plan, text, name, reason, by: staff.name, staffId: staff.staffId });
}
