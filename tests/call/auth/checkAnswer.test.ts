import { expect } from 'vitest';
import { checkAnswer, login } from '#contract/auth.generated.ts';
import type { Client } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

async function ticketOf(client: Client): Promise<string> {
  const { answer } = await client.call(login, { account: 'member02', password: 'demo8888' });
  return answer.questionTicket!;
}

test('a ticket is good for the visitor that got it, for one log-in', async ({ server }) => {
  const client = server.client(alpha);
  const questionTicket = await ticketOf(client);
  const stranger = await server.client(alpha).call(checkAnswer, { questionTicket, answer: '王老师' });
  expect(stranger.answer).toMatchObject({ success: false, code: 'ticketOver' });
  expect((await client.call(checkAnswer, { questionTicket, answer: '王老师' })).answer).toMatchObject({
    success: true,
    login: true,
  });
  expect((await client.call(checkAnswer, { questionTicket, answer: '王老师' })).answer.code).toBe(
    'ticketOver',
  );
});

test('a ticket ends after ten minutes', async ({ server }) => {
  const client = server.client(alpha);
  const questionTicket = await ticketOf(client);
  server.passTime(601);
  const { answer } = await client.call(checkAnswer, { questionTicket, answer: '王老师' });
  expect(answer.code).toBe('ticketOver');
});

test('an answer alone, without the password before it, opens nothing', async ({ server }) => {
  const { answer } = await server.call(checkAnswer, { questionTicket: 'made-up-ticket', answer: '王老师' });
  expect(answer).toMatchObject({ success: false, code: 'ticketOver' });
});

test('an answer that is missing is refused at its field', async ({ server }) => {
  const { answer } = await server.call(checkAnswer, { questionTicket: 'made-up-ticket', answer: '' });
  expect(answer.fieldErrors).toEqual({ answer: '请填写密保答案' });
});

test('after five wrong answers the right one is refused as well, with a new ticket too', async ({
  server,
}) => {
  const client = server.client(alpha);
  const questionTicket = await ticketOf(client);
  for (const left of [4, 3, 2, 1]) {
    const { answer } = await client.call(checkAnswer, { questionTicket, answer: `猜${left}` });
    const said = `密保答案错误，还可尝试${left}次`;
    expect(answer).toMatchObject({ code: 'wrongAnswer', fieldErrors: { answer: said } });
  }
  const last = await client.call(checkAnswer, { questionTicket, answer: '猜0' });
  expect(last.answer).toMatchObject({ success: false, code: 'throttled' });
  expect((await client.call(checkAnswer, { questionTicket, answer: '王老师' })).answer.code).toBe(
    'ticketOver',
  );
  const next = await ticketOf(client);
  const { answer } = await client.call(checkAnswer, { questionTicket: next, answer: '王老师' });
  expect(answer).toMatchObject({ success: false, code: 'throttled' });
  server.passTime(3601);
  const later = await ticketOf(client);
  expect((await client.call(checkAnswer, { questionTicket: later, answer: '王老师' })).answer.login).toBe(
    true,
  );
});
