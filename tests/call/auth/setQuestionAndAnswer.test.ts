import { expect } from 'vitest';
import { userInfo } from '#contract/account.generated.ts';
import { checkAnswer, login, setQuestionAndAnswer } from '#contract/auth.generated.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

const request = { questionId: 6, answer: '上海', password: 'demo8888' };

test('an unknown question, a short answer and a wrong password are refused at their fields', async ({
  server,
}) => {
  const client = server.client(alpha);
  await client.logIn('agent01');
  const unknown = await client.call(setQuestionAndAnswer, { ...request, questionId: 99 });
  expect(unknown.answer.fieldErrors).toEqual({ questionId: '请选择密保问题' });
  const short = await client.call(setQuestionAndAnswer, { ...request, answer: ' 沪 ' });
  expect(short.answer.fieldErrors).toEqual({ answer: '密保答案为2-30个字' });
  const wrong = await client.call(setQuestionAndAnswer, { ...request, password: 'nonsense' });
  expect(wrong.answer.fieldErrors).toEqual({ password: '登录密码错误' });
});

test('a question once set is asked for on a new device, and cannot be set again', async ({ server }) => {
  const client = server.client(alpha);
  await client.logIn('member01');
  expect((await client.call(setQuestionAndAnswer, request)).answer).toMatchObject({
    success: true,
    msg: '已保存',
  });
  expect((await client.call(userInfo, {})).answer.hasQuestion).toBe(true);
  expect((await client.call(setQuestionAndAnswer, request)).answer.code).toBe('alreadySet');
  const elsewhere = server.client(alpha);
  const { answer } = await elsewhere.call(login, { account: 'member01', password: 'demo8888' });
  expect(answer).toMatchObject({ login: false });
  const ticket = { questionTicket: answer.questionTicket!, answer: '上 海' };
  expect((await elsewhere.call(checkAnswer, ticket)).answer.login).toBe(true);
});
