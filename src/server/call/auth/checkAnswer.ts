// Owns the second step of a log-in: the answer to the security question.

import { attemptsOf, lockKey, recordAttempt } from '../../account/rateLimit.ts';
import { accountOfTicket, plainAnswer } from '../../account/securityQuestion.ts';
import { sha256 } from '../../account/tokens.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

export default handle(
  'auth/checkAnswer',
  async (context) => {
    const { request, station, db, now, settings, hashing } = context;
    const ticketHash = sha256(request.questionTicket);
    await lockKey(db, station.code, `ticket ${ticketHash.toString('hex')}`);
    const { accountId, answerHash } = await accountOfTicket(context, request.questionTicket);
    const key = `answer ${accountId}`;
    await lockKey(db, station.code, key);
    if ((await attemptsOf(db, key, now, 3600)) >= settings.confirmTriesAnHour)
      throw new Refusal('server.confirmThrottled', { code: 'throttled', field: 'answer' });
    if (!(await hashing.verify(plainAnswer(request.answer), answerHash))) {
      await recordAttempt(db, station.code, [key], now);
      await db
        .updateTable('question_ticket')
        .set((set) => ({ tries: set('tries', '+', 1) }))
        .where('ticket_hash', '=', ticketHash)
        .execute();
      throw new Refusal('server.wrongAnswer', { code: 'wrongAnswer', field: 'answer', keep: true });
    }
    await db
      .updateTable('question_ticket')
      .set({ is_used: true })
      .where('ticket_hash', '=', ticketHash)
      .execute();
    await context.logIn(accountId);
    return { login: true };
  },
  { isHashing: true },
);
