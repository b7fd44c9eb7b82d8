import { expect } from 'vitest';
import { depositListWap, getFastDetailList } from '#contract/finance.generated.ts';
import { depositor, methodNamed } from '#support/deposits.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('a code says what it pays to; a way of another kind has none', async ({ server }) => {
  const client = await depositor(server, alpha);
  const { id } = await methodNamed(client, 'fast');
  const { answer } = await client.call(getFastDetailList, { methodId: id });
  expect(answer.way!.id).toBe(id);
  expect(answer.detailList![0]!.qrContent).toMatch(/^https:\/\/qr\.example\//);
  const { answer: online } = await client.call(depositListWap, { payCode: 'online' });
  const other = await client.call(getFastDetailList, { methodId: online.payList![0]!.id });
  expect(other.answer).toMatchObject({ success: false, code: 'wayClosed' });
});
