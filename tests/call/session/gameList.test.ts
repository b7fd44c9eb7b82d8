import { expect } from 'vitest';
import { gameList } from '#contract/session.generated.ts';
import { alpha, beta, gamma } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('classes come in order with the number of their games', async ({ server }) => {
  const { answer } = await server.call(gameList, {}, { station: alpha });
  expect(answer.gameList!.map(({ type }) => type)).toEqual([
    'credit',
    'official',
    'live',
    'egame',
    'chess',
    'fish',
    'sport',
    'esport',
  ]);
  expect(answer.gameList!.find(({ type }) => type === 'egame')).toEqual({
    type: 'egame',
    name: '电子游戏',
    count: 9,
  });
});

test('a class without games is left out', async ({ server }) => {
  await server.inStation(beta, (db) => db.deleteFrom('game').where('type', '=', 'sport').execute());
  const { answer } = await server.call(gameList, {}, { station: beta });
  expect(answer.gameList!.some(({ type }) => type === 'sport')).toBe(false);
  const other = await server.call(gameList, {}, { station: gamma });
  expect(other.answer.gameList!.some(({ type }) => type === 'sport')).toBe(true);
});
