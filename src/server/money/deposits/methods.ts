// The deposit methods of a station: which of them a member may use.
import type { Selectable } from 'kysely';
import type { DepositKind } from '../../db/columnTypes.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { DepositSettingTable, PayMethodTable } from '../../db/tables.ts';
import { Refusal } from '../../refusal.ts';
import { payProvider, suspendedNames } from '../suspension.ts';

export type PayMethod = Selectable<PayMethodTable>;
export type DepositSetting = Selectable<DepositSettingTable>;

/** The deposit settings of the station. Refuses where it takes no deposits. */
export async function settingOf(db: Db): Promise<DepositSetting> {
  const setting = await db.selectFrom('deposit_setting').selectAll().executeTakeFirst();
  if (!setting) throw new Refusal('server.deposit.off', { code: 'wayClosed' });
  return setting;
}

export const levelOf = async (db: Db, accountId: number): Promise<number> =>
  (await db.selectFrom('account').select('level').where('id', '=', accountId).executeTakeFirstOrThrow())
    .level;

/** An empty list means every level. */
export const isForLevel = (levels: readonly number[], level: number): boolean =>
  levels.length === 0 || levels.includes(level);

/** The open methods of a kind that a member may use, in their order. */
export async function methodsOf(db: Db, accountId: number, kind?: DepositKind): Promise<PayMethod[]> {
  const level = await levelOf(db, accountId);
  const rows = await db
    .selectFrom('pay_method')
    .selectAll()
    .where('is_open', '=', true)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .orderBy('position')
    .execute();
  // The provider runs every online method.
  const isSuspended =
    rows.some((row) => row.kind === 'online') && (await suspendedNames(db)).has(payProvider);
  return rows.filter((row) => isForLevel(row.levels, level) && !(isSuspended && row.kind === 'online'));
}

/** One of them. Refuses a method that is closed, for other members, or of another kind. */
export async function methodOf(
  db: Db,
  accountId: number,
  id: number,
  kinds: readonly DepositKind[],
): Promise<PayMethod> {
  const method = (await methodsOf(db, accountId)).find((each) => each.id === id);
  if (!method || !kinds.includes(method.kind))
    throw new Refusal('server.deposit.wayClosed', { code: 'wayClosed', field: 'methodId' });
  return method;
}
