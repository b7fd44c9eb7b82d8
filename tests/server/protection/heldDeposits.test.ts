// Limits hold deposits of every kind: what is pending reserves, what ends otherwise gives back, what arrives counts.
import { expect } from 'vitest';
import type { DepositMethod } from '#contract/entities.generated.ts';
import { cancelPendingOrder, onlinePayPay, rechargeOfflineSave } from '#contract/finance.generated.ts';
import { atDesk, byHand, depositor, methodNamed, openBank } from '#support/deposits.ts';
import { limitOf, limitTo } from '#support/limits.ts';
import type { Client } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const capped = 'capped';
const test = world({
  counterparties: true,
  stations: [
    ...testStations,
    {
      code: capped,
      name: 'Capped',
      protection: { limits: { station: [{ kind: 'deposit', frame: 'month', value: 1000 }] } },
    },
  ],
  prepare: async (server) => byHand(server),
});

async function depositBy(client: Client, kind: DepositMethod['kind'], amount: string) {
  const { id } = await methodNamed(client, kind);
  const request = { methodId: id, amount };
  if (kind === 'online') return (await client.call(onlinePayPay, request)).answer;
  return (await client.call(rechargeOfflineSave, { ...request, payerName: '张伟' })).answer;
}

test('a pending deposit reserves, one that ends otherwise gives back, and what arrives counts', async ({
  server,
}) => {
  const client = await depositor(server, alpha);
  const used = Number((await limitOf(client, 'deposit', 'week')).used);
  await limitTo(client, 'deposit', 'week', String(used + 1000));
  const usedNow = async () => Number((await limitOf(client, 'deposit', 'week')).used) - used;

  const first = await openBank(client, { amount: '600' });
  expect(await usedNow()).toBeGreaterThanOrEqual(600);
  const { answer } = await client.call(rechargeOfflineSave, {
    methodId: (await methodNamed(client, 'fast')).id,
    amount: '500',
  });
  expect(answer).toMatchObject({ success: false, code: 'LIMIT_DEPOSIT' });
  expect(answer.fieldErrors?.amount).toContain('您设定的每周存款限额为');
  await client.call(cancelPendingOrder, { orderNo: first.orderNo });
  expect(await usedNow()).toBe(0);

  // More arrives than was asked for: all of it counts, and the next is refused.
  const second = await openBank(client, { amount: '600' });
  atDesk(server, second.orderNo, 'approved', { amount: '1100.0000' });
  await server.runMoneyJob();
  expect(await usedNow()).toBe(1100);
  expect((await limitOf(client, 'deposit', 'week')).left).toBe('0.0000');
  for (const kind of ['bank', 'fast', 'online'] as const)
    expect(await depositBy(client, kind, '500'), kind).toMatchObject({ code: 'LIMIT_DEPOSIT' });
});

test('what the desk refuses gives back what it reserved', async ({ server }) => {
  const client = await depositor(server, alpha, 'agent01');
  const used = Number((await limitOf(client, 'deposit', '24h')).used);
  await limitTo(client, 'deposit', '24h', String(used + 700));
  const order = await openBank(client, { amount: '600' });
  expect(await depositBy(client, 'fast', '500')).toMatchObject({ code: 'LIMIT_DEPOSIT' });
  atDesk(server, order.orderNo, 'refused', { reason: '未到账' });
  await server.runMoneyJob();
  expect(await depositBy(client, 'fast', '500')).toMatchObject({ success: true });
});

test('the station’s limit holds beside the member’s own', async ({ server }) => {
  const client = await depositor(server, capped);
  const { used } = await limitOf(client, 'deposit', 'month');
  const left = 1000 - Number(used);
  const answer = await depositBy(client, 'bank', '2000');
  expect(answer).toMatchObject({ success: false, code: 'LIMIT_DEPOSIT' });
  expect(answer.fieldErrors?.amount).toContain('本站的每月存款限额为1,000.00元');
  expect(left).toBeLessThan(2000);
});
