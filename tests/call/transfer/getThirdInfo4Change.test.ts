import { expect } from 'vitest';
import { getThirdInfo4Change, thirdRealTransMoney } from '#contract/transfer.generated.ts';
import { platformCodes } from '#counterparty/game-platform/catalogue.ts';
import { loggedIn } from '#support/messages.ts';
import { platformsTest as test } from '#support/platformsTest.ts';
import { type Client, startServer } from '#support/startServer.ts';
import { testStations } from '#support/testStations.ts';
import { addPlatformOfNobody } from '../../server/platformMoney.ts';

test('platforms are listed with their games, those that somebody runs first and open', async ({ server }) => {
  await addPlatformOfNobody(server);
  const { answer } = await server.call(getThirdInfo4Change, {}, { as: 'member01' });
  const states = answer.thirdInfo!.map(({ platform, open }) => [platform, open]);
  expect(states).toEqual([
    ...[...platformCodes].sort().map((code) => [code, true]),
    ['nobody', false],
    ['sandbox-egame2', false],
  ]);
  expect(answer.thirdInfo![1]).toMatchObject({ platformName: '演示电子', type: 'egame' });
  expect(answer.thirdInfo![1]!.games[0]).toEqual({ gameCode: 'fortune', gameName: '招财进宝' });
  expect(answer).toMatchObject({ autoExchange: 'on', processing: 0 });
});

test('a platform is used by whoever has moved money there, and by nobody else', async ({
  server,
  member,
}) => {
  await member.logIn('member01');
  const usedBy = async (client: Client) => {
    const { answer } = await client.call(getThirdInfo4Change, {});
    return answer.thirdInfo!.filter(({ used }) => used).map(({ platform }) => platform);
  };
  expect(await usedBy(member)).toEqual([]);
  const move = { changeFrom: 'sys', changeTo: 'sandbox-egame', money: '20' };
  expect((await member.call(thirdRealTransMoney, move)).answer.order?.status).toBe('success');
  expect(await usedBy(member)).toEqual(['sandbox-egame']);
  await member.call(thirdRealTransMoney, { ...move, changeFrom: 'sandbox-egame', changeTo: 'sys' });
  expect(await usedBy(member), 'what came back may have left something there').toEqual(['sandbox-egame']);
  expect(await usedBy(await loggedIn(server, 'member02'))).toEqual([]);
});

test('where nobody runs any platform, all of them are shown as maintained', async () => {
  const alone = await startServer({ stations: testStations });
  try {
    const { answer } = await alone.call(getThirdInfo4Change, {}, { as: 'member01' });
    expect(answer.thirdInfo!.some(({ open }) => open)).toBe(false);
  } finally {
    await alone.stop();
  }
});
