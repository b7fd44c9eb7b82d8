import { questionIds } from '../../account/securityQuestion.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('auth/getQuestionList', async ({ text }) => ({
  questionList: questionIds.map((id) => ({ id, question: text(`server.question.${id}`) })),
}));
