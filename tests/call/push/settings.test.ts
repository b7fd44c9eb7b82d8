import { expect } from 'vitest';
import { settings, state } from '#contract/push.generated.ts';
import { pushTest, somebodyOn } from '#support/pushTest.ts';
import { alpha } from '#support/testStations.ts';

const test = pushTest();

test('what is chosen is kept, and a lottery that the station does not have is refused', async ({
  server,
  receiver,
}) => {
  const { client } = await somebodyOn(server, receiver, alpha);
  const chosen = { won: true, support: false, withdrawal: true, lotteries: 'FFC' };
  const kept = { ...chosen, lotteries: ['FFC'] };
  expect((await client.call(settings, chosen)).answer).toMatchObject({ success: true });
  expect((await client.call(state, {})).answer).toMatchObject(kept);
  expect((await client.call(settings, { ...chosen, lotteries: 'FFC,NONE' })).answer).toMatchObject({
    success: false,
    code: 'invalid',
    fieldErrors: { lotteries: '所选彩种不存在或已移除' },
  });
  expect((await client.call(state, {})).answer).toMatchObject(kept);
  expect((await client.call(settings, { ...chosen, lotteries: '' })).answer.success).toBe(true);
  expect((await client.call(state, {})).answer.lotteries).toEqual([]);
  expect((await client.call(settings, { ...chosen, lotteries: 'FFC,,' })).answer.code).toBe('invalid');
});
