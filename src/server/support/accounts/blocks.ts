// The three blocks of a member: the log-in, play, and withdrawals, each for good or until a day, and ending every log-in.
import { sql } from 'kysely';
import { formatMoment } from '#values/beijingTime.ts';
import { isBlocked } from '../../account/accounts.ts';
import { endSessionsOf } from '../../account/session.ts';
import { Refusal } from '../../refusal.ts';
import { type CommandRun, changes } from '../command.ts';
import { comingDayOf, type Written } from '../input.ts';
import { begin, change, reportTo } from '../member.ts';
import { enableAccount, stopAccount } from './states.ts';

export type BlockOf = 'logIn' | 'play' | 'withdraw';

interface About {
  account: Written;
  reason: Written;
}

/** A block as it is now. */
export interface ShownBlock {
  name: string;
  of: BlockOf;
  isBlocked: boolean;
  /** When it ends by itself; null for good, or where there is none. */
  until: Date | null;
}

const columns = { play: 'play_blocked_until', withdraw: 'withdraw_blocked_until' } as const;

/** What the member reads: once without an end, once with it. */
const reports = {
  play: ['server.mail.byPlayBlock', 'server.mail.byPlayBlockUntil', 'server.mail.byPlayOpen'],
  withdraw: ['server.mail.byWithdrawBlock', 'server.mail.byWithdrawBlockUntil', 'server.mail.byWithdrawOpen'],
} as const;

const setBlock: CommandRun<About & { of: BlockOf; until?: Written }, ShownBlock> = async (
  work,
  who,
  { of, until: day, ...about },
) => {
  if (of === 'logIn') {
    const { name, until } = await stopAccount('disabled')(work, who, {
      ...about,
      ...(day !== undefined && { until: day }),
    });
    return { name, of, isBlocked: true, until };
  }
  const { account } = await begin(work, who, about.account, about.reason);
  const until = day === undefined ? null : comingDayOf(day, work.now);
  await change(work.db, account.id, { [columns[of]]: until ?? sql`'infinity'` });
  const [forGood, ending] = reports[of];
  if (until) await reportTo(work, account, ending, { time: formatMoment(until) });
  else await reportTo(work, account, forGood);
  return { name: account.name, of, isBlocked: true, until };
};

const liftBlock: CommandRun<About & { of: BlockOf }, ShownBlock> = async (work, who, { of, ...about }) => {
  if (of === 'logIn') {
    const { name } = await enableAccount(work, who, about);
    return { name, of, isBlocked: false, until: null };
  }
  const { account } = await begin(work, who, about.account, about.reason);
  if (!isBlocked(account[columns[of]], work.now))
    throw new Refusal('support.notBlocked', { values: { name: account.name } });
  await change(work.db, account.id, { [columns[of]]: null });
  await reportTo(work, account, reports[of][2]);
  return { name: account.name, of, isBlocked: false, until: null };
};

const endLogIns: CommandRun<About, { name: string; ended: number }> = async (work, who, about) => {
  const { account } = await begin(work, who, about.account, about.reason);
  const { count } = await work.db
    .selectFrom('session')
    .select((row) => row.fn.countAll<bigint>().as('count'))
    .where('account_id', '=', account.id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  await endSessionsOf(work.db, account.id, 'support', work.now);
  await reportTo(work, account, 'server.mail.bySessions');
  return { name: account.name, ended: Number(count) };
};

/** Blocks a member for the log-in, for play or for withdrawals; a block that was there is replaced. */
export const block = changes(setBlock);
/** Lifts one of these blocks. */
export const unblock = changes(liftBlock);
/** Ends every log-in of a member, who logs in again with the same password. */
export const endSessions = changes(endLogIns);
