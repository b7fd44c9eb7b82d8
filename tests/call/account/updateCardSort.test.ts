import { expect } from 'vitest';
import { getCardList, updateCardSort } from '#contract/account.generated.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('cards stand in the order they were put into, and one of them is offered first', async ({ server }) => {
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

test('a list that is not all of the own cards changes nothing', async ({ server }) => {
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
