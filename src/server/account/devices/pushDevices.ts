// The devices on which a member gets notices: switched on, renewed by their browser, and switched off, by the member or with what else ends there.
import { sql } from 'kysely';
import type { Locale } from '#texts/text.ts';
import type { Db } from '../../db/stationTransaction.ts';

/** One more takes the place of the oldest. */
export const pushDevicesMost = 10;

export interface NewPushDevice {
  endpoint: string;
  /** Host of the push service. */
  service: string;
  p256dh: Buffer;
  auth: Buffer;
}

const columnsOf = ({ endpoint, service, p256dh, auth }: NewPushDevice) => ({
  endpoint,
  service,
  p256dh,
  auth,
});

/** Switches a browser on for a member; whoever had switched it on before gets nothing there any more. */
export async function addPushDevice(
  db: Db,
  {
    station,
    accountId,
    visitorHash,
    locale,
    now,
  }: { station: string; accountId: number; visitorHash: Buffer; locale: Locale; now: Date },
  device: NewPushDevice,
): Promise<void> {
  // Two devices switched on at once would both be the tenth.
  await db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
  await db
    .deleteFrom('push_device')
    .where(({ eb, or }) => or([eb('endpoint', '=', device.endpoint), eb('visitor_hash', '=', visitorHash)]))
    // What waits for this very browser goes on waiting.
    .where(({ eb, or }) => or([eb('endpoint', '<>', device.endpoint), eb('account_id', '<>', accountId)]))
    .execute();
  await db
    .insertInto('push_device')
    .values({
      station,
      account_id: accountId,
      visitor_hash: visitorHash,
      ...columnsOf(device),
      locale,
      made_at: now,
    })
    .onConflict((clash) =>
      clash.columns(['station', 'endpoint']).doUpdateSet({
        visitor_hash: visitorHash,
        p256dh: device.p256dh,
        auth: device.auth,
        locale,
        made_at: now,
      }),
    )
    .execute();
  await sql`DELETE FROM push_device WHERE id IN (SELECT d.id FROM push_device d
    WHERE d.account_id = ${accountId} ORDER BY d.made_at DESC, d.id DESC OFFSET ${pushDevicesMost})`.execute(
    db,
  );
}

/** Keeps the new address of a browser that is switched on; false where it is not. */
export async function renewPushDevice(db: Db, visitorHash: Buffer, device: NewPushDevice): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('push_device')
    .set(columnsOf(device))
    .where('visitor_hash', '=', visitorHash)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('push_device as other')
            .select('other.id')
            .where('other.endpoint', '=', device.endpoint)
            .where('other.visitor_hash', '<>', visitorHash),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Switches off: the browser with this hash, every other one, or all of a member. */
export async function removePushDevices(
  db: Db,
  accountId: number,
  { only, except }: { only?: Buffer; except?: Buffer } = {},
): Promise<void> {
  await db
    .deleteFrom('push_device')
    .where('account_id', '=', accountId)
    .$if(only !== undefined, (query) => query.where('visitor_hash', '=', only!))
    .$if(except !== undefined, (query) => query.where('visitor_hash', '<>', except!))
    .execute();
}

/** Whoever logs in at a browser does not read what was meant for somebody else. */
export async function removeOthersPush(db: Db, accountId: number, visitorHash: Buffer): Promise<void> {
  await db
    .deleteFrom('push_device')
    .where('visitor_hash', '=', visitorHash)
    .where('account_id', '<>', accountId)
    .execute();
}
