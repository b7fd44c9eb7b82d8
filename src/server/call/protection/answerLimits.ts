// The answer to the question whether to set a limit, and to the reminder to look at limits and account.
import { handle } from '../../pipeline/handle.ts';
import { answerQuestion } from '../../protection/limitQuestion.ts';

export default handle('protection/answerLimits', async ({ request, db, station, player, now, text }) => {
  const changer = { db, station, accountId: player.accountId, now };
  return { msg: text('server.limit.answered'), ...(await answerQuestion(changer, request.answer)) };
});
