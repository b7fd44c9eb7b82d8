import { expect } from 'vitest';
import { myGames, setFavourite } from '#contract/game.generated.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { alpha, beta } from '#support/testStations.ts';
import { test } from '#support/world.ts';

const egame = 'sandbox-egame';
const gamesOf = async (server: RunningServer, count: number): Promise<string[]> => {
  const rows = await server.inStation(alpha, (db) =>
    db
      .selectFrom('game')
      .select('code')
      .where('platform', '=', egame)
      .orderBy('position')
      .limit(count)
      .execute(),
  );
  expect(rows).toHaveLength(count);
  return rows.map(({ code }) => code);
};
const favourites = async (client: Client): Promise<string[]> =>
  (await client.call(myGames, {})).answer.favourites!.map(({ gameCode }) => gameCode);

test('a mark is set and taken away, the newest first; set twice it is there once', async ({
  server,
  member,
}) => {
  const [one, two] = await gamesOf(server, 2);
  const mark = (gameCode: string, favourite: 'on' | 'off') =>
    member.call(setFavourite, { platform: egame, gameCode, favourite });
  expect((await mark(one!, 'on')).answer).toMatchObject({ success: true, favourite: 'on' });
  server.passTime(1);
  await mark(two!, 'on');
  await mark(one!, 'on');
  expect(await favourites(member)).toEqual([two, one]);
  await mark(two!, 'off');
  expect(await favourites(member)).toEqual([one]);
});

test('nobody else has the mark, of another station neither', async ({ server, agent }) => {
  expect(await favourites(agent)).toEqual([]);
  const elsewhere = await server.inStation(beta, (db) =>
    db.selectFrom('game_member').select('game').execute(),
  );
  expect(elsewhere).toEqual([]);
});

test('a game that is not there and a mark that is none are refused', async ({ server, member }) => {
  const none = await member.call(setFavourite, { platform: egame, gameCode: 'nothing', favourite: 'on' });
  expect(none.answer).toMatchObject({ success: false, code: 'noGame' });
  expect(none.answer.fieldErrors).toHaveProperty('gameCode');
  const [one] = await gamesOf(server, 1);
  const wrong = await member.call(setFavourite, {
    platform: egame,
    gameCode: one!,
    favourite: 'perhaps' as never,
  });
  expect(wrong.answer.fieldErrors).toHaveProperty('favourite');
});
