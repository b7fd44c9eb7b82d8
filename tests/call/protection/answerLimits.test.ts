// protection/answerLimits: a deposit waits for the answer where the station asks.
import { expect } from 'vitest';
import { rechargeOfflineSave } from '#contract/finance.generated.ts';
import { answerLimits, limits } from '#contract/protection.generated.ts';
import { depositor, methodNamed } from '#support/deposits.ts';
import { limitTo } from '#support/limits.ts';
import type { Client } from '#support/startServer.ts';
import { world } from '#support/world.ts';

const asking = 'asking';
const requiring = 'requiring';
const test = world({
  counterparties: true,
  stations: [
    { code: 'alpha', name: 'Alpha' },
    { code: asking, name: 'Asking', protection: { profile: 'uk' } },
    { code: requiring, name: 'Requiring', protection: { profile: 'nl' } },
  ],
});

async function deposit(client: Client) {
  const { id } = await methodNamed(client, 'bank');
  const request = { methodId: id, amount: '500', payerName: '张伟' };
  return (await client.call(rechargeOfflineSave, request)).answer;
}
const answer = async (client: Client, given: 'accept' | 'decline' | 'reviewed') =>
  (await client.call(answerLimits, { answer: given })).answer;

test('where the station asks, no deposit is opened until the member has said yes or no', async ({
  server,
}) => {
  const client = await depositor(server, asking);
  expect(await deposit(client)).toMatchObject({
    success: false,
    code: 'LIMIT_ASK',
    msg: '请先选择是否设定限额，再存款',
  });
  expect(await answer(client, 'accept')).toMatchObject({ code: 'NONE_SET' });
  // Having read the reminder is no answer.
  expect(await answer(client, 'reviewed')).toMatchObject({ success: true, isAnswered: false });
  expect(await deposit(client)).toMatchObject({ code: 'LIMIT_ASK' });
  expect(await answer(client, 'decline')).toMatchObject({ success: true, isAnswered: true });
  expect(await deposit(client)).toMatchObject({ success: true });
});

test('whoever sets a limit has answered', async ({ server }) => {
  const client = await depositor(server, asking, 'agent01');
  await limitTo(client, 'deposit', 'month', '800');
  expect((await client.call(limits, {})).answer).toMatchObject({ ask: 'registration', isAnswered: true });
  expect(await answer(client, 'accept')).toMatchObject({ success: true, isAnswered: true });
  expect(await deposit(client)).toMatchObject({ success: true });
});

test('where every member has a limit on deposits, nothing else is an answer', async ({ server }) => {
  const client = await depositor(server, requiring);
  expect(await answer(client, 'decline')).toMatchObject({ success: false, code: 'LIMIT_REQUIRED' });
  await limitTo(client, 'stake', 'month', '800');
  expect(await deposit(client)).toMatchObject({ code: 'LIMIT_ASK', msg: '请先设定存款限额，再存款' });
  await limitTo(client, 'deposit', 'month', '800');
  expect(await deposit(client)).toMatchObject({ success: true });
});

test('a station that does not ask opens deposits as ever', async ({ server }) => {
  expect(await deposit(await depositor(server, 'alpha'))).toMatchObject({ success: true });
});
