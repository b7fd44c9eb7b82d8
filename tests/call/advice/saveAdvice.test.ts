// advice/saveAdvice: kept once, within its length and the day's limit.
import { expect } from 'vitest';
import { adviceList, saveAdvice } from '#contract/advice.generated.ts';
import { loggedIn } from '#support/messages.ts';
import { test } from '#support/world.ts';

const advice = { type: 'suggestion', content: '希望增加夜间模式的亮度选项' } as const;

test('advice is kept as typed, once however often its intent is sent', async ({ server }) => {
  const member = await loggedIn(server, 'agent01');
  const intentId = crypto.randomUUID();
  const odd = { ...advice, content: '<img src=x onerror=hit()> {亮度}' };
  const first = await member.call(saveAdvice, odd, { intentId });
  expect(first.answer).toMatchObject({ success: true, msg: '已提交，感谢您的反馈' });
  expect((await member.call(saveAdvice, odd, { intentId })).answer).toEqual(first.answer);
  const { answer } = await member.call(adviceList, {});
  expect(answer.list).toMatchObject([{ id: first.answer.id, ...odd, status: 1, answer: '' }]);
});

test.for([
  [{ ...advice, content: '' }, 'content', '请填写内容'],
  [{ ...advice, content: ' 短短 ' }, 'content', '至少填写5个字'],
  [{ ...advice, content: '长'.repeat(201) }, 'content', '最多填写200个字'],
  [{ ...advice, content: '请加群 www.evil.example' }, 'content', '内容不能包含链接或网址'],
  [{ ...advice, type: 'praise' as never }, 'type', expect.any(String)],
])('%o is refused at %s', async ([request, field, sentence], { server }) => {
  const member = await loggedIn(server, 'member02');
  const { answer } = await member.call(saveAdvice, request);
  expect(answer).toMatchObject({ success: false, code: 'invalid', fieldErrors: { [field]: sentence } });
});

test('five a day, then tomorrow again', async ({ server }) => {
  const member = await loggedIn(server, 'member02');
  const give = async () => (await member.call(saveAdvice, advice)).answer;
  for (let count = 0; count < 5; count++) expect((await give()).success).toBe(true);
  expect(await give()).toMatchObject({
    success: false,
    code: 'throttled',
    fieldErrors: { content: expect.any(String) },
  });
  server.passTime(86_401);
  await member.logIn('member02');
  expect((await give()).success).toBe(true);
});
