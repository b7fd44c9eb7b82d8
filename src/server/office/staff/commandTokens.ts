// The tokens by which commands of the machine know who runs them.
import type { OfficeRole } from '#contract/officeCall.ts';
import { keyOfName } from '../../account/accounts.ts';
import { randomSecret, sha256 } from '../../account/tokens.ts';
import { Refusal } from '../../refusal.ts';
import type { StaffWork } from './logIn.ts';

const hashOf = (token: string): Buffer => sha256('staff token', token);

/** Who runs a command. */
export interface CommandStaff {
  staffId: number;
  name: string;
  role: OfficeRole;
  /** Codes; null for all stations. */
  stations: readonly string[] | null;
}

/** Draws a token for somebody; the one before is of no use any more. */
export async function drawCommandToken(
  { db, now, settings }: StaffWork,
  name: string,
): Promise<{ token: string; until: Date }> {
  const staff = await db
    .selectFrom('staff')
    .select('id')
    .where('name_key', '=', keyOfName(name))
    .where('state', '=', 'enabled')
    .executeTakeFirst();
  if (!staff) throw new Refusal('office-staff.nobodyNamed', { values: { name } });
  return await drawTokenOf({ db, now, settings }, staff.id);
}

/** The same for somebody who is known. */
export async function drawTokenOf(
  { db, now, settings }: StaffWork,
  staffId: number,
): Promise<{ token: string; until: Date }> {
  await endTokenOf({ db, now }, staffId);
  const token = randomSecret();
  const until = new Date(now.getTime() + settings.staffTokenSeconds * 1000);
  await db
    .insertInto('staff_token')
    .values({ staff_id: staffId, token_hash: hashOf(token), made_at: now, until })
    .execute();
  return { token, until };
}

/** Ends the token of somebody; how many were good. */
export async function endTokenOf(
  { db, now }: Pick<StaffWork, 'db' | 'now'>,
  staffId: number,
): Promise<number> {
  const ended = await db
    .updateTable('staff_token')
    .set({ ended_at: now })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .returning('until')
    .execute();
  return ended.filter(({ until }) => until > now).length;
}

/** The token of somebody that is good now; null where there is none. */
export async function tokenOf(
  { db, now }: Pick<StaffWork, 'db' | 'now'>,
  staffId: number,
): Promise<{ madeAt: Date; until: Date; usedAt: Date | null } | null> {
  const row = await db
    .selectFrom('staff_token')
    .select(['made_at', 'until', 'used_at'])
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('until', '>', now)
    .executeTakeFirst();
  return row ? { madeAt: row.made_at, until: row.until, usedAt: row.used_at } : null;
}

/** Who a token stands for; null where it is of nobody who may work here, or its time is over. */
export async function staffOfToken(
  { db, now }: Pick<StaffWork, 'db' | 'now'>,
  token: string,
): Promise<CommandStaff | null> {
  const row = await db
    .updateTable('staff_token as t')
    .from('staff as s')
    .set({ used_at: now })
    .whereRef('s.id', '=', 't.staff_id')
    .where('t.token_hash', '=', hashOf(token))
    .where('t.ended_at', 'is', null)
    .where('t.until', '>', now)
    .where('s.state', '=', 'enabled')
    .returning(['s.id', 's.name', 's.role', 's.stations'])
    .executeTakeFirst();
  return row ? { staffId: row.id, name: row.name, role: row.role, stations: row.stations } : null;
}
