// What support sees of a member's breaks: what holds, what was asked for when, and who tried to come in beside it. There is no command that changes them.
import type { Selectable } from 'kysely';
import { profileSettings } from '#station/protection/profiles.ts';
import type { BreakAttemptTable, BreakWishTable } from '../../db/tables.ts';
import { breaksOf } from '../../money/breaks/wishes.ts';
import type { SupportWork } from '../command.ts';
import type { Written } from '../input.ts';
import { memberNamed } from '../member.ts';

export interface MemberBreaks {
  name: string;
  state: string;
  /** Null where nothing ends by itself. */
  until: Date | null;
  /** The registry of exclusions keeps the account closed. */
  isByRegistry: boolean;
  /** The oldest first, as the attempts. */
  wishes: Selectable<BreakWishTable>[];
  attempts: Selectable<BreakAttemptTable>[];
}

/** The state, the wishes, and the attempts to come in beside it. */
export async function showBreaks(
  { db, station, now }: SupportWork,
  _: unknown,
  { account: name }: { account: Written },
): Promise<MemberBreaks> {
  const account = await memberNamed(db, name);
  // What a station asked of a return is kept with the wish: the profile decides nothing of the state.
  const profile = profileSettings.standard.breaks;
  const { state, until } = (await breaksOf(db, station, account.id, profile)).at(now.getTime());
  const held = await db
    .selectFrom('break_member')
    .select('is_closed_by_registry')
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  const of = (table: 'break_wish' | 'break_attempt') =>
    db.selectFrom(table).selectAll().where('account_id', '=', account.id).orderBy('id');
  return {
    name: account.name,
    state,
    until: until === null ? null : new Date(until),
    isByRegistry: held?.is_closed_by_registry ?? false,
    wishes: (await of('break_wish').execute()) as Selectable<BreakWishTable>[],
    attempts: (await of('break_attempt').execute()) as Selectable<BreakAttemptTable>[],
  };
}
