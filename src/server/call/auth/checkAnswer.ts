// The answer to the security question: the second step of a log-in, or that of whoever is logged in, for whom it is good for a while.
import { accountOf } from '../../account/accounts.ts';
import { recordLogIn } from '../../account/devices/logIns.ts';
import { lockKey } from '../../account/rateLimit.ts';
import {
  askedByTicket,
  askedOfAccount,
  confirmAnswer,
  lockAnswers,
  markAnswered,
} from '../../account/securityQuestion.ts';
import { sha256 } from '../../account/tokens.ts';
import { openLogIn } from '../../money/breaks/completeLogIn.ts';
import { asksRegistry, type Decided, registryQuestion } from '../../money/breaks/registry.ts';
import { type CallContext, handle } from '../../pipeline/handle.ts';

type Context = Pick<
  CallContext<unknown, { login: boolean }>,
  'station' | 'visitor' | 'db' | 'now' | 'settings' | 'hashing' | 'counterparties' | 'logIn' | 'afterCommit'
>;

/** The second step of a log-in: a ticket is good for one. */
async function logInByAnswer(
  context: Context,
  ticket: string,
  answer: string,
  decided: Decided | null,
): Promise<void> {
  const { station, db, visitor, now } = context;
  const ticketHash = sha256(ticket);
  await lockKey(db, station.code, `ticket ${ticketHash.toString('hex')}`);
  const { accountId } = await askedByTicket(context, ticket);
  await lockAnswers(db, station, accountId);
  const tickets = db.updateTable('question_ticket').where('ticket_hash', '=', ticketHash);
  await confirmAnswer(context, await askedByTicket(context, ticket), answer, async () => {
    await tickets.set((set) => ({ tries: set('tries', '+', 1) })).execute();
    await recordLogIn(db, accountId, visitor, { way: 'question', outcome: 'wrong' }, now);
  });
  await tickets.set({ is_used: true }).execute();
  await openLogIn(context, accountId, 'question', decided, { login: true });
}

export default handle<'auth/checkAnswer', Decided | null>(
  'auth/checkAnswer',
  async (context, read) => {
    const { request, station, db } = context;
    if (request.questionTicket !== undefined) {
      await logInByAnswer(context, request.questionTicket, request.answer, await read);
      return { login: true };
    }
    const { player } = context;
    // In the order of a log-in, which locks the account last.
    await lockAnswers(db, station, player.accountId);
    const account = await accountOf(db, player.accountId);
    await confirmAnswer(context, await askedOfAccount(context, account), request.answer);
    await markAnswered(context);
    return { login: true };
  },
  {
    isHashing: true,
    async admits(context) {
      const { questionTicket } = context.request;
      if (questionTicket === undefined || !asksRegistry(context)) return async () => null;
      const { accountId } = await askedByTicket(context, questionTicket);
      const { real_name: realName, phone, email } = await accountOf(context.db, accountId);
      return registryQuestion(context, 'login', { realName, phone, email });
    },
  },
);
