// Owns the security questions to choose from.
import { handle } from '../../handle.ts';
import { questionIds } from '../../securityQuestion.ts';

export default handle('auth/getQuestionList', async ({ text }) => ({
  questionList: questionIds.map((id) => ({ id, question: text(`server.question.${id}`) })),
}));
