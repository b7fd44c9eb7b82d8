// Better rates that agents ask for: granting one by the rule of rates, or refusing it with a reason that the agent reads.
import { percentText } from '../../money/team/rates.ts';
import { closeWish, waitingWishes } from '../../money/team/wishes.ts';
import { Refusal } from '../../refusal.ts';
import type { Supporter, SupportWork } from '../command.ts';
import { numberOf, reasonOf, type Written } from '../input.ts';
import { changeAgent } from './agents.ts';

/** Decides on a wish that waits: granted, its rate holds at once; without a yes the reason is what the agent reads. */
export async function decideWish(
  work: SupportWork,
  who: Supporter,
  { id: written, isGranted, reason: why }: { id: Written; isGranted: boolean; reason?: Written },
): Promise<{ account: string; isGranted: boolean }> {
  const id = numberOf(written);
  const [wish] = await waitingWishes(work.db, 1, { only: id });
  if (!wish) throw new Refusal('office-agents.wishGone', { code: 'gone' });
  const reason = isGranted ? '' : reasonOf(why);
  await who.note.about(wish.account_id);
  if (reason !== '') who.note.because(reason);
  if (!(await closeWish(work.db, id, reason, work.now)))
    throw new Refusal('office-agents.wishGone', { code: 'gone' });
  if (isGranted)
    await changeAgent(work, who, {
      account: wish.name,
      words: [`${wish.category}=${percentText(wish.rate)}`],
    });
  return { account: wish.name, isGranted };
}
