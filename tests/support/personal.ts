// What identifies a person, as tests write and read it: it lies sealed.
import { findAccount } from '#server/account/accounts.ts';
import { changePersonal, openedMessage, type PersonalValues } from '#server/db/personal/members.ts';
import type { Db } from '#server/db/stationTransaction.ts';

/** Changes what identifies the member of a name. */
export async function changeMember(db: Db, name: string, values: Partial<PersonalValues>): Promise<void> {
  await changePersonal(db, (await findAccount(db, name))!, values);
}

/** The messages of the outbox to a phone or mailbox, the oldest first. */
export async function outboxTo(db: Db, address: string) {
  const rows = await db.selectFrom('outgoing_message').selectAll().orderBy('id').execute();
  return rows.map((row) => openedMessage(db, row)).filter((row) => row.address === address);
}
