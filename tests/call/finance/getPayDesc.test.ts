import { expect } from 'vitest';
import { getPayDesc } from '#contract/finance.generated.ts';
import { depositor, depositStations, methodNamed, zeta } from '#support/deposits.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ stations: depositStations });

test('each method lists its steps; one of another station has none', async ({ server }) => {
  const client = await depositor(server, alpha);
  const { id } = await methodNamed(client, 'bank');
  const { answer } = await client.call(getPayDesc, { methodId: id });
  expect(answer).toMatchObject({ success: true, methodId: id });
  expect(answer.steps!.length).toBe(3);
  const elsewhere = await depositor(server, zeta);
  expect((await elsewhere.call(getPayDesc, { methodId: id })).answer.code).toBe('wayClosed');
});
