// forum/allLastNew: the newest articles of every group that has any.
import { expect } from 'vitest';
import { allLastNew } from '#contract/forum.generated.ts';
import { article, groupsOf, poster } from '#support/forum.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('up to three of each group, newest first, in the order of the groups', async ({ server }) => {
  const member = await poster(server, 'member02');
  const [first, second] = await groupsOf(server);
  const other = await article(server, member, { groupId: second!.id });
  const ids: string[] = [];
  for (let count = 0; count < 4; count++) ids.unshift(await article(server, member));
  const { answer } = await server.client(alpha).call(allLastNew, {});
  expect(answer.list!.map(({ groupId, articles }) => [groupId, articles.map(({ id }) => id)])).toEqual([
    [first!.id, ids.slice(0, 3)],
    [second!.id, [other]],
  ]);
});
