// Who stands under whom: moving members under another agent, and closing an agent.
import { ApplicationStatus } from '#contract/states/applicationStatus.generated.ts';
import type { Account } from '../../account/accounts.ts';
import { emptyAgent, moveMembers } from '../../money/team/moves.ts';
import { closeWish, lastWishOf } from '../../money/team/wishes.ts';
import { Refusal } from '../../refusal.ts';
import { stopAccount } from '../accounts/states.ts';
import type { Supporter, SupportWork } from '../command.ts';
import { reasonOf, type Written } from '../input.ts';
import { memberNamed } from '../member.ts';
import { agentNamed } from './agents.ts';

export interface Moved {
  account: string;
  /** The upline now; null directly under the station. */
  upline: string | null;
}

/** An agent that others come under; null for the station, which an empty name means. */
const targetOf = async (work: SupportWork, to: string): Promise<Account | null> =>
  to === '' ? null : await agentNamed(work.db, to);

/** Moves a member or an agent, with all below, under another agent, or directly under the station. */
export async function moveMember(
  work: SupportWork,
  { note }: Supporter,
  { account: name, to, reason }: { account: Written; to: string; reason: Written },
): Promise<Moved> {
  note.because(reasonOf(reason));
  const member = await memberNamed(work.db, name);
  const upline = await targetOf(work, to);
  await note.about(member.id);
  if (member.parent_id === (upline?.id ?? null))
    throw new Refusal('office-agents.standsThere', { code: 'invalid', field: 'to' });
  await moveMembers(work.db, [member.id], upline?.id ?? null, work.now);
  return { account: member.name, upline: upline?.name ?? null };
}

/**
 * Closes an agent: no log-in and no promotion links any more, those directly below come under another agent (where none is named, under whoever stands above), and
 * the quota goes back there. What bets that wait earn is paid to the agent as before.
 */
export async function closeAgent(
  work: SupportWork,
  who: Supporter,
  { account: name, to, reason }: { account: Written; to: string | undefined; reason: Written },
): Promise<Moved & { moved: number }> {
  const { db, now } = work;
  const agent = await agentNamed(db, name);
  const own = agent.parent_id;
  const target = to === undefined ? undefined : await targetOf(work, to);
  if (target?.id === agent.id)
    throw new Refusal('office-agents.cannotStandAbove', { code: 'invalid', field: 'to' });
  await who.note.about(agent.id);
  const moved = await emptyAgent(db, agent.id, target === undefined ? own : (target?.id ?? null), now);
  await db
    .updateTable('promotion_link')
    .set({ is_on: false })
    .where('account_id', '=', agent.id)
    .where('is_on', '=', true)
    .execute();
  const wish = await lastWishOf(db, agent.id);
  if (wish?.status === ApplicationStatus.pending) await closeWish(db, wish.id, reasonOf(reason), now);
  await stopAccount('disabled')(work, who, { account: name, reason });
  const under = target === undefined ? own : (target?.id ?? null);
  const upline =
    under === null
      ? null
      : (await db.selectFrom('account').select('name').where('id', '=', under).executeTakeFirstOrThrow())
          .name;
  return { account: agent.name, upline, moved };
}
