// protection/sendScore: the worked examples of pgsi.score as a member sends them.
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { sendScore } from '#contract/protection.generated.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';
import { accountId } from '../../server/platformMoney.ts';

interface Example {
  id: string;
  rule: string;
  input: { answers: unknown[] };
  expect: {
    ok: boolean;
    score?: number;
    band?: string;
    reason?: string;
    missing?: number[];
    question?: number;
  };
}

const examples: Example[] = JSON.parse(
  readFileSync(new URL('../../domain/protection-examples.json', import.meta.url), 'utf8'),
)
  .filter(({ rule }: Example) => rule === 'pgsi.score')
  // Everything a device sends is text: a digit that is one there is that answer.
  .filter(
    ({ input }: Example) =>
      !input.answers.some((answer) => /^\d$/.test(typeof answer === 'string' ? answer : '')),
  );

const codes: Record<string, string> = {
  COUNT_INVALID: 'selfTest.count',
  INCOMPLETE: 'selfTest.missing',
  ANSWER_INVALID: 'selfTest.answer',
};
const wordsOf = ({ reason, missing, question }: Example['expect']): string =>
  reason === 'COUNT_INVALID'
    ? '自测共有九道题，请全部作答'
    : reason === 'INCOMPLETE'
      ? `还有题目未作答：第${missing!.join(', ')}题`
      : `第${question}题的答案不正确，请重新选择`;

/** As a device sends it: nothing for a gap. */
const sent = (answers: readonly unknown[]): string => answers.map((answer) => answer ?? '').join(',');

test.for(examples)('$id', async ({ input, expect: wanted }, { server, member }) => {
  const answers = sent(input.answers);
  const { answer } = await member.call(sendScore, { answers });
  // No answers at all is a field that was not filled in.
  if (answers === '') expect(answer).toMatchObject({ success: false, code: 'invalid' });
  else if (wanted.ok) expect(answer).toMatchObject({ success: true, score: wanted.score, band: wanted.band });
  else
    expect(answer).toMatchObject({
      success: false,
      code: codes[wanted.reason!],
      fieldErrors: { answers: wordsOf(wanted) },
    });
  const id = await accountId(server, 'member01');
  const kept = await server.inStation(alpha, (db) =>
    db.selectFrom('self_test').select(['answers', 'score']).where('account_id', '=', id).execute(),
  );
  if (wanted.ok) expect(kept).toContainEqual({ answers: input.answers, score: wanted.score });
  else expect(kept.map((one) => sent(one.answers))).not.toContain(answers);
});
