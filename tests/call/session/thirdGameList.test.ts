// Owns the test of session/thirdGameList.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thirdGameList } from '#contract/session.generated.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, beta, gamma, testStations } from '#support/testStations.ts';
import { addPlatformOfNobody } from '../../server/platformMoney.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations, counterparties: true });
});
afterAll(() => server.stop());

test('games of the class asked for are listed, those being maintained marked', async () => {
  const { answer } = await server.call(thirdGameList, { type: 'egame' }, { station: alpha });
  expect(answer.thirdGameList!.map(({ gameCode }) => gameCode)).toContain('dragon');
  expect(answer.thirdGameList!.find(({ gameCode }) => gameCode === 'dragon')?.open).toBe(true);
  expect(answer.thirdGameList!.find(({ gameCode }) => gameCode === 'phoenix')?.open).toBe(false);
  // A platform that nobody runs is shown as maintained, not as open.
  await addPlatformOfNobody(server);
  const live = await server.call(thirdGameList, { type: 'live' }, { station: alpha });
  expect(live.answer.thirdGameList!.find(({ platform }) => platform === 'nobody')?.open).toBe(false);
  expect(live.answer.thirdGameList!.find(({ platform }) => platform === 'sandbox-live')?.open).toBe(true);
  const chess = await server.call(thirdGameList, { type: 'chess' }, { station: gamma });
  expect(chess.answer.thirdGameList!.every(({ platform }) => platform === 'sandbox-chess')).toBe(true);
  expect(
    (await server.call(thirdGameList, { type: 'fish' }, { station: beta })).answer.thirdGameList,
  ).toHaveLength(5);
});

test('a class that does not exist is refused at its field', async () => {
  const { answer } = await server.call(thirdGameList, { type: 'bingo' as never });
  expect(answer).toMatchObject({ success: false, fieldErrors: { type: '类型不正确' } });
});

test('a field the contract does not know is refused by its name', async () => {
  const { answer } = await server.call(thirdGameList, { secret: '1' } as never);
  expect(answer).toMatchObject({ success: false, fieldErrors: { secret: '不支持的参数：secret' } });
});
