// A withdrawal when things go wrong: a desk out of reach, and an answer that is lost.
import { expect } from 'vitest';
import type { Fault } from '#counterparty/serve.ts';
import { sees } from './steps.ts';
import { decideAtDesk, fill, member, pin, withdrawalWorld } from './withdrawals.ts';

let fault: Fault | undefined;

const test = withdrawalWorld(() => fault);

test('with the desk out of reach the request stays pending, and continues automatically once it is back', async ({
  open,
  server,
  clock,
}) => {
  const { page } = await open('/withdraw', member);
  fault = { losesQuestion: true };
  try {
    await fill(page, '300');
    await pin(page, '123456');
    await sees(page, '提款申请已提交');
    await server.runMoneyJob();
  } finally {
    fault = undefined;
  }
  await clock.pass(60);
  await decideAtDesk(server, 'approved');
  await sees(page, '提款成功');
});

test('where the answer is lost, a repeat makes no second withdrawal, not even after a wrong password', async ({
  open,
  proxy,
}) => {
  const { page, consoleErrors } = await open('/withdraw', { ...member, port: proxy.port });
  const stop = proxy.inject('/m/v2/withdrawSave.do', { kind: 'cutBeforeHeaders' });
  await fill(page, '200');
  await pin(page, '123456');
  await expect.poll(() => page.getByText('提款结果未知').isVisible()).toBe(true);
  stop();
  expect(consoleErrors.splice(0)).not.toEqual([]);
  await pin(page, '000000');
  await sees(page, '上次申请已有结果');
  await sees(page, '提款中 ¥200.00');
});
