import { expect } from 'vitest';
import { thirdGameList } from '#contract/session.generated.ts';
import { alpha, beta, gamma } from '#support/testStations.ts';
import { world } from '#support/world.ts';
import { addPlatformOfNobody } from '../../server/platformMoney.ts';

const test = world({ counterparties: true });

test('games of the class asked for are listed, those being maintained marked', async ({ server }) => {
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

test('a game has its kind, tags and syllables, and a closed one says until when where that is known', async ({
  server,
}) => {
  const game = async () =>
    (await server.call(thirdGameList, { type: 'egame' }, { station: alpha })).answer.thirdGameList!.find(
      ({ gameCode }) => gameCode === 'dragon',
    );
  const change = (closedUntil: Date | null, isOpen: boolean) =>
    server.inStation(alpha, (db) =>
      db
        .updateTable('platform')
        .set({ is_open: isOpen, closed_until: closedUntil })
        .where('code', '=', 'sandbox-egame')
        .execute(),
    );
  await server.inStation(alpha, (db) =>
    db
      .updateTable('game')
      .set({ is_hot: true, listed_at: new Date(server.now().getTime() - 86_400_000), pinyin: 'long xing' })
      .where('code', '=', 'dragon')
      .execute(),
  );
  expect(await game()).toMatchObject({
    kind: 'egame',
    tags: ['hot', 'new'],
    pinyin: 'long xing',
    open: true,
    maintenanceUntil: '',
  });
  await change(new Date(server.now().getTime() + 3_600_000), false);
  expect(await game()).toMatchObject({
    open: false,
    maintenanceUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  });
  // The promise is kept: nobody has to open it.
  server.passTime(3_600);
  expect(await game()).toMatchObject({ open: true, maintenanceUntil: '' });
  // Closed without an end, it stays closed; open, a time that is left over says nothing.
  await change(null, false);
  expect(await game()).toMatchObject({ open: false, maintenanceUntil: '' });
  await change(new Date(server.now().getTime() + 3_600_000), true);
  expect(await game()).toMatchObject({ open: true, maintenanceUntil: '' });
  await change(null, true);
  server.passTime(31 * 86_400);
  expect(await game()).toMatchObject({ open: true, tags: ['hot'] });
});

test('a class that does not exist is refused at its field', async ({ server }) => {
  const { answer } = await server.call(thirdGameList, { type: 'bingo' as never });
  expect(answer).toMatchObject({ success: false, fieldErrors: { type: '类型不正确' } });
});
