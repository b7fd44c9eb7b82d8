// How every log-in of a member ends once the first proof was right: the security question on a new device, the registry of exclusions, the file of play, the session.
import type { Account } from '../../account/accounts.ts';
import { type LogInWay, recordLogIn } from '../../account/devices/logIns.ts';
import { nearnessOf } from '../../account/failures.ts';
import { makeTicket } from '../../account/securityQuestion.ts';
import type { CallContext } from '../../pipeline/handle.ts';
import { type Decided, keepLogin } from './registry.ts';
import { afterLogIn, expectSeat } from './seats.ts';

type Context<Answer> = Pick<
  CallContext<unknown, Answer>,
  'station' | 'visitor' | 'db' | 'now' | 'settings' | 'counterparties' | 'logIn' | 'afterCommit'
>;

/** Opens the session of an account, all of whose proofs were right; `answer` is the call's own. Refuses whom the registry excludes. */
export async function openLogIn<Answer>(
  context: Context<Answer>,
  accountId: number,
  way: LogInWay,
  decided: Decided | null,
  answer: Answer,
): Promise<Answer> {
  await keepLogin(context, accountId, decided);
  await expectSeat(context, accountId);
  await context.logIn(accountId, way);
  afterLogIn(context, accountId, decided, answer);
  return answer;
}

/** Logs an account in, or issues the ticket of its security question where the station asks that on a new device. */
export async function completeLogIn<Answer>(
  context: Context<Answer>,
  account: Pick<Account, 'id' | 'question_id'>,
  way: LogInWay,
  decided: Decided | null,
  answerOf: (step: { login: boolean; questionTicket: string }) => Answer,
): Promise<Answer> {
  const { station, visitor, db, now } = context;
  const isAsking = station.onOff.questionOnNewDevice && account.question_id !== null;
  if (isAsking && (await nearnessOf(db, account.id, visitor)) !== 'device') {
    await recordLogIn(db, account.id, visitor, { way, outcome: 'unfinished' }, now);
    return answerOf({ login: false, questionTicket: await makeTicket(context, account.id) });
  }
  const done = answerOf({ login: true, questionTicket: '' });
  return openLogIn(context, account.id, way, decided, done);
}
