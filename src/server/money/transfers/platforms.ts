// Which game platforms a station has, and whether one can be used now.
import type { Counterparties } from '#counterparty/programs.ts';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import { isOpenAt, maintenanceEnd } from '../games/catalogue.ts';

export interface KnownPlatform {
  code: string;
  isOpen: boolean;
  /** When its maintenance ends; '' for none, and where nobody has said. */
  closedUntil: string;
}

/** A platform of the station; refuses an unknown code at the field. */
export async function knownPlatform(db: Db, code: string, field: string, now: Date): Promise<KnownPlatform> {
  const row = await db
    .selectFrom('platform')
    .select(['code', 'is_open', 'closed_until'])
    .where('code', '=', code)
    .executeTakeFirst();
  if (!row) throw new Refusal('server.transfer.noPlatform', { field, code: 'noPlatform' });
  return { code: row.code, isOpen: isOpenAt(row, now), closedUntil: maintenanceEnd(row, now) };
}

/** Refuses a platform that is under maintenance or that nobody runs. */
export function requireOpen(
  { code, isOpen, closedUntil }: KnownPlatform,
  counterparties: Pick<Counterparties, 'platforms'> | undefined,
  field: string,
): void {
  if (!isOpen && closedUntil !== '')
    throw new Refusal('server.transfer.closedUntil', {
      field,
      code: 'platformClosed',
      values: { time: closedUntil },
    });
  if (!isOpen || !counterparties?.platforms[code])
    throw new Refusal('server.transfer.closed', { field, code: 'platformClosed' });
}

/** Names of the station's platforms, by code. */
export async function platformNames(db: Db, locale: Locale): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('platform').select(['code', 'name']).execute();
  return new Map(rows.map(({ code, name }) => [code, localText(name, locale)]));
}
