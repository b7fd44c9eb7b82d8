// Blocking an account, pausing it because its member wishes so, and enabling it again.
import { formatMoment } from '#values/beijingTime.ts';
import type { Account } from '../../account/accounts.ts';
import { endSessionsOf } from '../../account/session.ts';
import { Refusal } from '../../refusal.ts';
import type { Supporter, SupportWork } from '../command.ts';
import { comingDayOf, type Written } from '../input.ts';
import { begin, change, reportTo } from '../member.ts';
import { type AccountState, stateOf } from './show.ts';

/** A member's own wish holds until its day, whoever asks for what meanwhile. */
function refuseShorter({ name, paused_until: until }: Account, wished: Date): void {
  if (until && until > wished)
    throw new Refusal('support.wishHolds', { values: { name, until: formatMoment(until) } });
}

/** Blocks an account for good or until a day, money included: frozen it looks only, disabled it cannot log in. A pause of the member's goes on beside it. */
export const stopAccount =
  (state: 'frozen' | 'disabled') =>
  async (
    work: SupportWork,
    who: Supporter,
    { account: name, reason, until }: { account: Written; reason: Written; until?: Written },
  ): Promise<AccountState> => {
    const { account } = await begin(work, who, name, reason);
    const end = until === undefined ? null : comingDayOf(until, work.now);
    await change(work.db, account.id, { state, state_until: end });
    if (state === 'disabled') await endSessionsOf(work.db, account.id, 'support', work.now);
    else await reportTo(work, account, 'server.mail.byFreeze');
    return stateOf({ ...account, state, state_until: end }, work.now);
  };

/** Keeps a member from playing and depositing for as long as the member wishes; nobody lifts it before. */
export async function pauseAccount(
  work: SupportWork,
  who: Supporter,
  { account: name, day, reason }: { account: Written; day: Written; reason: Written },
): Promise<{ name: string; until: Date }> {
  const { account } = await begin(work, who, name, reason);
  const until = comingDayOf(day, work.now);
  refuseShorter(account, until);
  await change(work.db, account.id, { paused_until: until });
  await reportTo(work, account, 'server.mail.byPause', { time: formatMoment(until) });
  return { name: account.name, until };
}

/** Ends a block; a pause that the member asked for goes on. */
export async function enableAccount(
  work: SupportWork,
  who: Supporter,
  { account: name, reason }: { account: Written; reason: Written },
): Promise<AccountState> {
  const { account } = await begin(work, who, name, reason);
  if (account.state === 'enabled') {
    refuseShorter(account, work.now);
    throw new Refusal('support.enabledAlready', { values: { name: account.name } });
  }
  await change(work.db, account.id, { state: 'enabled', state_until: null });
  await reportTo(work, account, 'server.mail.byEnable');
  return stateOf({ ...account, state: 'enabled', state_until: null }, work.now);
}
