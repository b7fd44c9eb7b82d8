// Owns the tokens by which commands of the machine know who runs them.
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
  await db
    .updateTable('staff_token')
    .set({ ended_at: now })
    .where('staff_id', '=', staff.id)
    .where('ended_at', 'is', null)
    .execute();
  const token = randomSecret();
  const until = new Date(now.getTime() + settings.staffTokenSeconds * 1000);
  await db
    .insertInto('staff_token')
    .values({ staff_id: staff.id, token_hash: hashOf(token), made_at: now, until })
    .execute();
  return { token, until };
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
