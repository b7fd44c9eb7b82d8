// Owns the test of account/updateCardSort.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCardList, updateCardSort } from '#contract/account.generated.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
});
afterAll(() => server.stop());

test('cards stand in the order they were put into, and one of them is offered first', async () => {
  const client = server.client(alpha);
  await client.logIn('member01');
  const [first, second] = (await client.call(getCardList, {})).answer.cards!.map(({ cardId }) => cardId);
  const request = { cardIds: `${second},${first}`, primaryId: second! };
  const { answer } = await client.call(updateCardSort, request);
  expect(answer.cards!.map(({ cardId, isPrimary }) => [cardId, isPrimary])).toEqual([
    [second, true],
    [first, false],
  ]);
  expect((await client.call(getCardList, {})).answer.cards).toEqual(answer.cards);
});

test('a list that is not all of the own cards changes nothing', async () => {
  const client = server.client(alpha);
  await client.logIn('member01');
  const before = (await client.call(getCardList, {})).answer.cards!;
  const [first, second] = before.map(({ cardId }) => cardId) as [number, number];
  const unknown = Math.max(first, second) + 100;
  for (const [cardIds, primaryId] of [
    [`${first}`, first],
    [`${first},${first}`, first],
    [`${first},${second},${unknown}`, first],
    [`${first},${second}`, unknown],
  ] as const)
    expect((await client.call(updateCardSort, { cardIds, primaryId })).answer.code).toBe('invalid');
  expect((await client.call(updateCardSort, { cardIds: 'a', primaryId: first })).answer.code).toBe('invalid');
  expect((await client.call(getCardList, {})).answer.cards).toEqual(before);
});

test('guests and trial players are refused', async () => {
  const request = { cardIds: '1', primaryId: 1 };
  expect((await server.call(updateCardSort, request)).answer.code).toBe('notLoggedIn');
  expect((await server.call(updateCardSort, request, { as: 'trial01' })).answer.code).toBe('wrongRole');
});
