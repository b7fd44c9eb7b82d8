import { pgsiScore } from '#rules/protection/pgsi.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

/** An answer as it was sent: null for a gap; what is no whole number stays what it is, and the score refuses it. */
const answerOf = (sent: string): unknown =>
  sent.trim() === '' ? null : /^\d{1,2}$/.test(sent.trim()) ? Number(sent) : sent;

function refusalOf(scored: Exclude<ReturnType<typeof pgsiScore>, { ok: true }>): Refusal {
  const refuse = (id: 'count' | 'missing' | 'answer', values: Record<string, string | number> = {}) =>
    new Refusal(`server.protection.selfTest.${id}`, { code: `selfTest.${id}`, field: 'answers', values });
  if (scored.reason === 'COUNT_INVALID') return refuse('count');
  if (scored.reason === 'INCOMPLETE')
    return refuse('missing', { questions: (scored.missing as number[]).join(', ') });
  return refuse('answer', { question: scored.question as number });
}

export default handle('protection/sendScore', async ({ request, db, station, player, now, text }) => {
  const answers = request.answers.split(',').map(answerOf);
  const scored = pgsiScore(answers);
  if (!scored.ok) throw refusalOf(scored);
  const { score, band } = scored;
  await db
    .insertInto('self_test')
    .values({
      station: station.code,
      account_id: player.accountId,
      at: now,
      answers: answers as number[],
      score,
    })
    .execute();
  return { msg: text('server.protection.selfTest.sent'), score, band };
});
