import { expect } from 'vitest';
import { myGames, setFavourite } from '#contract/game.generated.ts';
import { openGame } from '#contract/transfer.generated.ts';
import { platformsTest as test } from '#support/platformsTest.ts';
import type { Client } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { reported, store } from '../../server/games/storedRounds.ts';
import { accountId } from '../../server/platformMoney.ts';

const recent = async (client: Client) =>
  (await client.call(myGames, {})).answer.recent!.map(({ platform, gameCode }) => `${platform} ${gameCode}`);

test('opening a game and playing one put it first among the recent ones', async ({
  server,
  member: client,
}) => {
  expect(await recent(client)).toEqual([]);
  await client.call(openGame, { platform: 'sandbox-egame', gameCode: 'dragon' });
  expect(await recent(client)).toEqual(['sandbox-egame dragon']);
  server.passTime(5);
  // Chosen in the lobby of the platform: the round says so.
  const own = await accountId(server, 'member01');
  await store(server, 'sandbox-live', [reported(own, server.now(), { game: 'baccarat' })]);
  expect(await recent(client)).toEqual(['sandbox-live baccarat', 'sandbox-egame dragon']);
  // A round that arrives late does not make a game older.
  await store(server, 'sandbox-live', [reported(own, new Date(server.now().getTime() - 60_000))]);
  expect(await recent(client)).toEqual(['sandbox-live baccarat', 'sandbox-egame dragon']);
});

test('a game that the station has taken away is left out', async ({ server, member: client }) => {
  await client.call(setFavourite, { platform: 'sandbox-egame', gameCode: 'dragon', favourite: 'on' });
  await server.inStation(alpha, (db) =>
    db.deleteFrom('game').where('platform', '=', 'sandbox-egame').where('code', '=', 'dragon').execute(),
  );
  expect(await recent(client)).toEqual(['sandbox-live baccarat']);
  expect((await client.call(myGames, {})).answer.favourites).toEqual([]);
});
