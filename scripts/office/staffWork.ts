// The way of the office's commands to its staff: the database, the key, and a line in the trail for what they do.
import path from 'node:path';
import type pg from 'pg';
import { everyStation, inStation } from '#server/db/stationTransaction.ts';
import type { StaffWork } from '#server/office/staff/logIn.ts';
import { appendLine } from '#server/office/trail/append.ts';
import { Refusal } from '#server/refusal.ts';
import { settingsHere } from '#server/settingsFile.ts';
import { root } from '../build/site.ts';
import { whoRuns } from '../content/database.ts';
import { officeKeyOf } from '../ownKeys.ts';
import { WrongUsage } from '../station/commandLine.ts';
import { sentenceOf } from '../support/sentence.ts';

/** Does work with who works at the office, as the role of their room. Rejects with WrongUsage for what is refused. */
export async function withStaff<T>(
  pool: pg.Pool,
  work: (staff: StaffWork) => Promise<T>,
  now = new Date(),
): Promise<T> {
  const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(root, '.data'));
  const settings = { ...settingsHere(), officeKey: officeKeyOf(dataDir) };
  try {
    return await inStation(pool, everyStation, (db) => work({ db, now, settings }), {
      role: 'office_staff',
    });
  } catch (error) {
    throw error instanceof Refusal ? new WrongUsage(sentenceOf(error)) : error;
  }
}

/** What a command of this machine did is in the trail, under the name of the account that ran it. */
export async function noteCommand({ db, now }: StaffWork, what: string): Promise<void> {
  await appendLine(db, {
    at: now,
    source: 'act',
    what,
    station: null,
    staffId: null,
    by: `${whoRuns()} (machine)`,
    accountId: null,
    detail: {},
    reason: '',
  });
}
