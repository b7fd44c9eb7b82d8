// The record of reality checks that were given to a device to show, answered or not.

import { createUnstored, type InStation } from '../../account/unstored.ts';
import type { Settings } from '../../settings.ts';

interface Shown {
  accountId: number;
  due: Date;
  at: Date;
}

const shown = createUnstored<Shown>(
  (known) => known,
  async (db, station, notes) => {
    await db
      .insertInto('reality_shown')
      .values(notes.map(({ accountId, due, at }) => ({ station, account_id: accountId, due, at })))
      .onConflict((clash) => clash.columns(['station', 'account_id', 'due']).doNothing())
      .execute();
  },
);

/** Notes that a member's device was given a check to show. */
export const noteShown = (settings: Settings, station: string, check: Shown): void =>
  shown.note(settings, station, `${check.accountId} ${check.due.getTime()}`, check);

/** Stores what was shown since the last time. */
export const flushShown = (settings: Settings, inStation: InStation): Promise<void> =>
  shown.flush(settings, inStation);
