// forum/groups: the station's groups in order, with what is visible in them.
import { expect } from 'vitest';
import { groups } from '#contract/forum.generated.ts';
import { article, desk, poster } from '#support/forum.ts';
import { alpha, beta } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('a guest reads them; counts follow what is visible, of today and of all days, in this station alone', async ({
  server,
}) => {
  const guest = server.client(alpha);
  const before = (await guest.call(groups, {})).answer.list!;
  expect(before.map(({ name }) => name)).toContain('走势讨论');
  expect(before[0]).toMatchObject({ sort: 0, articleCount: 0, todayCount: 0, postPermission: 'member' });
  const member = await poster(server, 'member02');
  await article(server, member);
  server.passTime(86_400);
  await member.logIn('member02');
  const id = await article(server, member);
  expect((await guest.call(groups, {})).answer.list![0]).toMatchObject({ articleCount: 2, todayCount: 1 });
  await desk(server).decide(alpha, 'article', BigInt(id), 'hide');
  expect((await guest.call(groups, {})).answer.list![0]).toMatchObject({ articleCount: 1, todayCount: 0 });
  expect((await server.client(beta).call(groups, {})).answer.list![0]).toMatchObject({ articleCount: 0 });
});
