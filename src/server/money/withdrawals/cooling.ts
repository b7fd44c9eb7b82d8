// The waiting time after a change of password or contact, so that somebody who took over an account cannot empty it at once.
import type { Db } from '../../db/stationTransaction.ts';

/** Blocks withdrawals for as long as the station's rule says; the owner may notice in the meantime. */
export async function startCooling(db: Db, accountId: number, now: Date): Promise<void> {
  const rule = await db.selectFrom('withdrawal_rule').select('change_cooling_seconds').executeTakeFirst();
  const seconds = rule?.change_cooling_seconds ?? 0;
  await db
    .updateTable('account')
    // A rule that has become shorter meanwhile ends no wait that has begun.
    .set(({ fn, val }) => ({
      withdrawals_from: fn<Date>('greatest', [
        'withdrawals_from',
        val(new Date(now.getTime() + seconds * 1000)),
      ]),
    }))
    .where('id', '=', accountId)
    .execute();
}
