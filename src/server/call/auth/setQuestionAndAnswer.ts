// Setting the security question, once; the session that set it counts as having answered it.
import { accountOf, confirmPassword } from '../../account/accounts.ts';
import { isQuestionId, markAnswered, plainAnswer } from '../../account/securityQuestion.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

export default handle(
  'auth/setQuestionAndAnswer',
  async (context) => {
    const { request, db, player, hashing, text } = context;
    if (!isQuestionId(request.questionId))
      throw new Refusal('server.unknownQuestion', { code: 'invalid', field: 'questionId' });
    const answer = plainAnswer(request.answer);
    if (answer.length < 2) throw new Refusal('server.rule.answer', { code: 'invalid', field: 'answer' });
    const account = await accountOf(db, player.accountId);
    if (account.question_id !== null) throw new Refusal('server.questionSet', { code: 'alreadySet' });
    await confirmPassword(context, account, request.password, 'password');
    await db
      .updateTable('account')
      .set({ question_id: request.questionId, answer_hash: await hashing.hash(answer) })
      .where('id', '=', account.id)
      .execute();
    // Whoever has just chosen it knows the answer.
    await markAnswered(context);
    return { msg: text('server.saved') };
  },
  { isHashing: true },
);
