// What a station says on its pages of customer service and rules.
import type { Selectable } from 'kysely';
import type { Db } from '../db/stationTransaction.ts';
import type { ServicePageTable } from '../db/tables.ts';

export type ServicePage = Selectable<ServicePageTable>;

/** Undefined where the station has no content of the kind. */
export const servicePageOf = (db: Db): Promise<ServicePage | undefined> =>
  db.selectFrom('service_page').selectAll().executeTakeFirst();
