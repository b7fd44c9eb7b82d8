// Answers which question a log-in under way has to answer.

import { accountOfTicket, isQuestionId } from '../../account/securityQuestion.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

export default handle('auth/getQuestionByMember', async (context) => {
  const { questionId } = await accountOfTicket(context, context.request.questionTicket);
  if (!isQuestionId(questionId)) throw new Refusal('server.ticketOver', { code: 'ticketOver' });
  return { question: context.text(`server.question.${questionId}`) };
});
