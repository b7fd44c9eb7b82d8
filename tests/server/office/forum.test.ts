// The forum at the office: posts are found, hidden with a reason that the author reads, shown again, and authors are muted.
import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { decide, mark, mute, posts } from '#contract/office/forum.generated.ts';
import { officeAs } from '#support/office.ts';
import { fillQueues } from '#support/officeQueues.ts';
import { world } from '#support/world.ts';

const test = world({ office: true });

const reason = 'Advertising for a group.';

test('a post is hidden, its author reads why, and it is shown again', async ({ server, station }) => {
  const [kind, id] = (await fillQueues(server, station)).posts.split('-') as ['article' | 'comment', string];
  const content = await officeAs(server, 'content', { station });
  const waiting = (await content.call(posts, { of: 'waiting' })).answer.posts!;
  expect(waiting.find((post) => post.id === id)).toMatchObject({ kind, account: 'member01' });
  expect((await content.call(decide, { kind, id, decision: 'hide', reason })).answer.success).toBe(true);
  const { rows } = await server.pool.query(
    "SELECT content FROM message WHERE kind = 'forum' AND station = $1 ORDER BY id DESC LIMIT 1",
    [station],
  );
  expect(rows[0].content.en).toContain(`The reason: ${reason}`);
  expect(rows[0].content['zh-CN']).toContain(`原因：${reason}`);
  const decided = (await content.call(posts, { of: 'decided' })).answer.posts!;
  expect(decided[0]).toMatchObject({ id, status: 'hidden', decision: 'hide', decidedBy: 'content' });
  expect((await content.call(decide, { kind, id, decision: 'show', reason })).answer).toMatchObject({
    success: true,
  });
  expect((await content.call(posts, { of: 'decided' })).answer.posts![0]).toMatchObject({
    id,
    status: 'visible',
  });
});

test('markup in a reason is text for its reader', async ({ server, station }) => {
  const [kind, id] = (await fillQueues(server, station)).posts.split('-') as ['article' | 'comment', string];
  const support = await officeAs(server, 'support', { station });
  await support.call(decide, { kind, id, decision: 'hide', reason: '<img src=x onerror=alert(1)>' });
  const { rows } = await server.pool.query(
    "SELECT content FROM message WHERE kind = 'forum' AND station = $1 ORDER BY id DESC LIMIT 1",
    [station],
  );
  expect(rows[0].content.en).not.toContain('<img');
});

test('an author only reads for seven days, or writes again', async ({ server, station }) => {
  const [kind, id] = (await fillQueues(server, station)).posts.split('-') as ['article' | 'comment', string];
  const support = await officeAs(server, 'support', { station });
  const isMuted = async () =>
    (await support.call(posts, { of: 'waiting' })).answer.posts!.find((post) => post.id === id)?.isMuted;
  await support.call(mute, { kind, id, isMuted: true, reason });
  expect(await isMuted()).toBe(true);
  await support.call(mute, { kind, id, isMuted: false, reason });
  expect(await isMuted()).toBe(false);
  expect((await support.call(mute, { kind, id: '99999999', isMuted: true, reason })).answer.success).toBe(
    false,
  );
});

test('an article is found by its address and pinned, once for a press', async ({ server, station }) => {
  await fillQueues(server, station);
  const support = await officeAs(server, 'support', { station });
  const { rows } = await server.pool.query(
    "SELECT id::text, is_top FROM forum_article WHERE station = $1 AND status <> 'deleted' ORDER BY id LIMIT 1",
    [station],
  );
  const [{ id, is_top: before }] = rows;
  const found = (await support.call(posts, { of: 'address', address: `/forum/article/${id}` })).answer.posts!;
  expect(found.map((post) => [post.kind, post.id])).toEqual([['article', id]]);
  const intentId = crypto.randomUUID();
  for (let press = 0; press < 2; press += 1)
    await support.call(mark, { id, mark: 'top', reason }, { intentId });
  const { rows: after } = await server.pool.query('SELECT is_top FROM forum_article WHERE id = $1', [id]);
  expect(after[0].is_top).toBe(!before);
});

test('a role beside the forum looks at nothing, and an auditor decides nothing', async ({
  server,
  station,
}) => {
  const play = await officeAs(server, 'play', { station });
  expect((await play.call(posts, { of: 'waiting' })).answer.code).toBe('wrongRole');
  const auditor = await officeAs(server, 'auditor', { station });
  expect((await auditor.call(posts, { of: 'waiting' })).answer.success).toBe(true);
  const act = { kind: 'article' as const, id: '1', decision: 'hide' as const, reason };
  expect((await auditor.call(decide, act)).answer.code).toBe('wrongRole');
});

test('pictures of a post are shown while it is visible or waits, and go with it', async ({
  server,
  station,
}) => {
  const [kind, id] = (await fillQueues(server, station)).posts.split('-') as ['article' | 'comment', string];
  const key = randomBytes(16).toString('hex');
  await server.inStation(station, async (db) => {
    const { author_id } = await db
      .selectFrom('forum_article')
      .select('author_id')
      .where('id', '=', BigInt(id))
      .executeTakeFirstOrThrow();
    await db
      .insertInto('forum_picture')
      .values({
        key,
        station,
        author_id,
        article_id: BigInt(id),
        width: 1,
        height: 1,
        bytes: Buffer.from('picture'),
        created_at: server.now(),
      })
      .execute();
    await db
      .updateTable('forum_article')
      .set({ pictures: JSON.stringify([{ key, width: 1, height: 1 }]) })
      .where('id', '=', BigInt(id))
      .execute();
  });
  const content = await officeAs(server, 'content', { station });
  const keysOf = async (of: 'waiting' | 'decided') =>
    (await content.call(posts, { of })).answer.posts!.find((post) => post.id === id)?.pictureKeys;
  const picture = (at = station, name = `${key}.webp`) =>
    fetch(`${server.officeUrl}/office/forum/${at}/${name}`);
  expect(await keysOf('waiting')).toEqual([key]);
  const shown = await picture();
  expect([shown.status, shown.headers.get('content-type'), await shown.text()]).toEqual([
    200,
    'image/webp',
    'picture',
  ]);
  expect(shown.headers.get('cache-control')).toBe('no-store');
  for (const reply of [await picture('nowhere'), await picture(station, 'any.webp')])
    expect(reply.status).toBe(404);
  await content.call(decide, { kind, id, decision: 'hide', reason });
  expect(await keysOf('decided')).toEqual([]);
  expect((await picture()).status).toBe(404);
});
