// Answers which question a log-in under way has to answer, or whoever is logged in.
import { askedByTicket, askedOfAccount } from '../../account/securityQuestion.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('auth/getQuestionByMember', async (context) => {
  const { request, db, text } = context;
  const { questionId, triesLeft } =
    request.questionTicket === undefined
      ? await askedOfAccount(
          context,
          await db
            .selectFrom('account')
            .select(['id', 'question_id', 'answer_hash'])
            .where('id', '=', context.player.accountId)
            .executeTakeFirstOrThrow(),
        )
      : await askedByTicket(context, request.questionTicket);
  return { question: text(`server.question.${questionId}`), triesLeft };
});
