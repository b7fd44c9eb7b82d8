// What a member wants to be notified of on the devices that are switched on.
import type { Db } from '../../db/stationTransaction.ts';

export interface PushSettings {
  won: boolean;
  support: boolean;
  withdrawal: boolean;
  /** Codes of lotteries whose wins are reported; null for all that the member bets on. */
  lotteries: string[] | null;
}

/** undefined for who never switched a device on. */
export const pushSettingsOf = (db: Db, accountId: number): Promise<PushSettings | undefined> =>
  db
    .selectFrom('push_setting')
    .select(['won', 'support', 'withdrawal', 'lotteries'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** Saves them; of what was not chosen before nothing is kept. */
export async function savePushSettings(
  db: Db,
  station: string,
  accountId: number,
  settings: PushSettings,
): Promise<void> {
  await db
    .insertInto('push_setting')
    .values({ station, account_id: accountId, ...settings })
    .onConflict((clash) => clash.columns(['station', 'account_id']).doUpdateSet(settings))
    .execute();
}
