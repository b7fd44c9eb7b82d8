// Mentions in the forum: the names behind an @, also where they failed first, and the letter that leads its reader to the place.
import { expect } from 'vitest';
import { article, comment, poster } from '#support/forum.ts';
import { calls, content, faultyForum, field, post, title } from './forumFaults.ts';
import { go, settled } from './steps.ts';

const test = faultyForum();

test.beforeAll(async ({ server, station, groupId }) => {
  // Sets the nickname.
  await poster(server, 'member01', station);
  // Who has posted can be mentioned.
  await article(server, await poster(server, 'agent01', station), { groupId });
});

test('the names behind an @ can be requested again, and a press of the button is not lost to their line', async ({
  visit,
  proxy,
  groupId,
}) => {
  const { page, consoleErrors } = await visit(`/forum/write/${groupId}`);
  await field(page, 'title').fill(title);
  proxy.inject(`${calls}/people`, { kind: 'status', status: 500 });
  await field(page, 'content').pressSequentially(`${content} @`);
  await page.getByText('名字没有加载出来').waitFor();
  await proxy.heal();
  await page.getByText('名字没有加载出来').locator('..').getByRole('button', { name: '重新加载' }).click();
  await expect.poll(() => page.getByText('名字没有加载出来').count()).toBe(0);
  // The line of names is open, and stands above the button.
  await post(page).click();
  await page.waitForURL(/\/forum\/article\/\d+$/);
  expect(consoleErrors.splice(0)).not.toEqual([]);
});

test('a mention is a letter: its reader sees the count, opens it, and stands before the comment', async ({
  visit,
  open,
  server,
  station,
  groupId,
}) => {
  const writer = await poster(server, 'member02', station);
  const articleId = await article(server, writer, {
    groupId,
    title: '谁来说说',
    content: '大家都来说说看法',
  });
  // The mention stands on the second page of comments.
  for (let at = 0; at < 22; at++) await comment(server, writer, articleId, { content: `第${at + 1}条看法` });
  const { page: other } = await open('/message', { as: 'agent01' });
  const readAll = other.getByRole('button', { name: '全部已读' });
  // The letters may come after the page that holds them.
  await other.getByRole('main').getByRole('listitem').first().waitFor();
  if (await readAll.isVisible()) await readAll.click();
  await expect.poll(() => other.getByText(/条未读/).count()).toBe(0);

  const { page } = await visit(`/forum/comment/${articleId}`);
  await field(page, 'content').pressSequentially('这一段请看 @鸿运');
  await page.getByRole('option', { name: '@鸿运代理' }).click();
  await expect.poll(() => field(page, 'content').inputValue()).toBe('这一段请看 @鸿运代理 ');
  await post(page).click();
  await page.waitForURL(`**/forum/article/${articleId}?page=2`);

  await go(other, '/userCenter');
  await expect.poll(() => other.getByText('1条未读').first().isVisible()).toBe(true);
  await go(other, '/message');
  await other.getByRole('button', { name: /阿明提到了您/ }).click();
  const letter = other.getByRole('dialog');
  await expect.poll(() => letter.getByText('这一段请看').isVisible()).toBe(true);
  await letter.getByRole('link', { name: '查看帖子' }).click();
  await other.waitForURL(`**/forum/article/${articleId}?page=2&floor=23`);
  await settled(other);
  const named = other.getByText('这一段请看');
  await expect
    .poll(() =>
      named.evaluate((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return top > 0 && bottom < innerHeight;
      }),
    )
    .toBe(true);
  await go(other, '/userCenter');
  expect(await other.getByText(/条未读/).count()).toBe(0);
});
