// Moderation in the forum: a post hidden and brought back where it stands, what was reported, and an own post that waits.
import { expect } from 'vitest';
import { getArticleDetail, report } from '#contract/forum.generated.ts';
import { setModerator } from '#server/forum/moderation.ts';
import { article, poster } from '#support/forum.ts';
import { idOf } from '#support/messages.ts';
import { faultyForum, field, post } from './forumFaults.ts';
import { follow, go, settled } from './steps.ts';

const test = faultyForum();

// Sets the nickname.
test.beforeAll(({ server, station }) => poster(server, 'member01', station));

test('a member who moderates hides a post where it stands, still sees it, and brings it back', async ({
  visit,
  server,
  station,
  groupId,
}) => {
  const writer = await poster(server, 'agent01', station);
  const articleId = await article(server, writer, { groupId, title: '有人在带单', content: '跟我来吧各位' });
  const id = await idOf(server, 'member01', station);
  await server.inStation(station, (db) => setModerator(db, station, id, true));
  const { page } = await visit(`/forum/article/${articleId}`);
  const decide = async (name: string) => {
    await page.getByRole('button', { name: '管理' }).first().click();
    await page.getByRole('dialog', { name: '管理' }).getByRole('button', { name, exact: true }).click();
  };
  await decide('隐藏');
  await page.locator('main').getByText('已隐藏', { exact: true }).waitFor();
  const guest = server.client(station);
  const read = async () => (await guest.call(getArticleDetail, { articleId })).answer.code;
  expect(await read()).toBe('notFound');
  await decide('恢复显示');
  await expect.poll(() => page.locator('main').getByText('已隐藏', { exact: true }).count()).toBe(0);
  expect(await read()).toBeUndefined();

  // Of muting and its end, the one that applies is offered.
  const offered = async (name: string, other: string) => {
    await page.getByRole('button', { name: '管理' }).first().click();
    const menu = page.getByRole('dialog', { name: '管理' });
    await expect.poll(() => menu.getByRole('button', { name, exact: true }).isEnabled()).toBe(true);
    expect(await menu.getByRole('button', { name: other, exact: true }).count()).toBe(0);
    await menu.getByRole('button', { name, exact: true }).click();
    await settled(page);
  };
  await offered('禁言作者七天', '解除作者禁言');
  await offered('解除作者禁言', '禁言作者七天');
  await server.inStation(station, (db) => setModerator(db, station, id, false));
});

test('a member who moderates finds what was reported from the forum, keeps one post and hides another', async ({
  visit,
  server,
  station,
  groupId,
  open,
}) => {
  const [writer, reader] = await Promise.all([
    poster(server, 'agent01', station),
    poster(server, 'member02', station),
  ]);
  const kept = await article(server, writer, { groupId, title: '今晚怎么看', content: '大家聊聊走势吧' });
  const hidden = await article(server, writer, { groupId, title: '一起来跟单', content: '跟我一起来吧各位' });
  for (const targetId of [kept, hidden])
    await reader.call(report, { targetType: 'article', targetId, reason: 'fraud' });
  const { page } = await visit('/forum');
  await page.getByRole('tab', { name: '最新' }).waitFor();
  expect(await page.getByText('条内容待处理').count()).toBe(0);
  const id = await idOf(server, 'member01', station);
  await server.inStation(station, (db) => setModerator(db, station, id, true));
  try {
    await go(page, '/forum');
    await page.getByRole('link', { name: /^2条内容待处理/ }).click();
    const list = page.getByRole('list', { name: '待处理' });
    const rowOf = (text: string) => list.getByRole('listitem').filter({ hasText: text });
    await rowOf('大家聊聊走势吧').getByRole('button', { name: '保留' }).click();
    await page.getByText('已保留', { exact: true }).waitFor();
    await expect.poll(() => rowOf('大家聊聊走势吧').count()).toBe(0);
    await rowOf('跟我一起来吧各位').getByRole('link').click();
    await page.waitForURL(`**/forum/article/${hidden}`);
    await page.goBack();
    await rowOf('跟我一起来吧各位').getByRole('button', { name: '隐藏' }).click();
    await page.getByText('没有待处理的内容').waitFor();
    const guest = server.client(station);
    const read = async (articleId: string) => (await guest.call(getArticleDetail, { articleId })).answer.code;
    expect([await read(kept), await read(hidden)]).toEqual([undefined, 'notFound']);
    await page.getByRole('button', { name: '返回论坛' }).click();
    await page.getByRole('tab', { name: '最新' }).waitFor();
    expect(await page.getByText('条内容待处理').count()).toBe(0);
  } finally {
    await server.inStation(station, (db) => setModerator(db, station, id, false));
  }
  // Who is no moderator any more is refused; a guest who follows the link reads the forum.
  await go(page, '/forum?type=waiting');
  await page.getByRole('main').getByText('您不是本论坛的版主').waitFor();
  const guest = await open('/forum?type=waiting');
  await guest.page.getByRole('tab', { name: '最新' }).waitFor();
});

test("an own post that waits is found under one's own posts", async ({ visit, server, station, groupId }) => {
  await server.inStation(station, (db) =>
    db.updateTable('forum_group').set({ is_moderated: true }).where('id', '=', groupId).execute(),
  );
  try {
    const { page } = await visit(`/forum/write/${groupId}`);
    await field(page, 'title').fill('我的第一帖');
    await field(page, 'content').fill('大家好，初来乍到');
    await post(page).click();
    await page.waitForURL(/\/forum\/article\/\d+$/);
    await follow(page, '/forum');
    await page.getByRole('tab', { name: '我的' }).click();
    await page.getByText('我的第一帖').first().waitFor();
    expect(await page.locator('main').getByText('待审核').count()).toBe(1);
  } finally {
    await server.inStation(station, (db) =>
      db.updateTable('forum_group').set({ is_moderated: false }).where('id', '=', groupId).execute(),
    );
  }
});
