// Owns telling which question a log-in under way has to answer.
import { handle } from '../../handle.ts';
import { Refusal } from '../../refusal.ts';
import { accountOfTicket, isQuestionId } from '../../securityQuestion.ts';

export default handle('auth/getQuestionByMember', async (context) => {
  const { questionId } = await accountOfTicket(context, context.request.questionTicket);
  if (!isQuestionId(questionId)) throw new Refusal('server.ticketOver', { code: 'ticketOver' });
  return { question: context.text(`server.question.${questionId}`) };
});
