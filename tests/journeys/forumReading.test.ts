// A reader of the forum when things go wrong: boards and posts that failed, following that stands, and a like that is taken back.
import { expect } from 'vitest';
import { article, poster } from '#support/forum.ts';
import { calls, faultyForum } from './forumFaults.ts';

const test = faultyForum();

// Sets the nickname.
test.beforeAll(({ server, station }) => poster(server, 'member01', station));

test('boards and posts that both failed are said once, and one button brings both', async ({
  visit,
  proxy,
}) => {
  const { page, consoleErrors } = await visit('/index');
  const stop = proxy.inject(new RegExp(`${calls}/(groups|getArticleByType)`), {
    kind: 'status',
    status: 503,
  });
  await page.locator('main a[href="/forum"]').first().click();
  await page.waitForURL('**/forum');
  const retry = page.getByRole('button', { name: '重新加载' });
  await expect.poll(() => retry.count()).toBe(1);
  await expect.poll(() => page.getByText('错误编号 503').count()).toBe(1);
  await page.getByRole('button', { name: '发帖' }).click();
  await expect.poll(() => page.getByText('版块还没有加载出来，请稍后再试').isVisible()).toBe(true);
  stop();
  await retry.click();
  await expect.poll(() => page.getByRole('button', { name: /全部版块/ }).isVisible()).toBe(true);
  expect(consoleErrors.splice(0)).not.toEqual([]);
});

test('following stands as the server answered, also where the article cannot be read again; a failed like is taken back', async ({
  visit,
  proxy,
  server,
  station,
  groupId,
}) => {
  const agent = await poster(server, 'agent01', station);
  const articleId = await article(server, agent, {
    groupId,
    title: '代理的帖子',
    content: '大家随便看看',
  });
  const { page, consoleErrors } = await visit(`/forum/article/${articleId}`);
  proxy.inject(`${calls}/getArticleDetail`, { kind: 'status', status: 502 });
  await page.getByRole('button', { name: '关注', exact: true }).click();
  await page.getByRole('button', { name: '已关注', exact: true }).waitFor();
  const star = page.getByRole('button', { name: '关注帖子' });
  await star.click();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
  await proxy.heal();
  proxy.inject(`${calls}/follow`, { kind: 'reset' });
  const like = page.getByRole('button', { name: '点赞' }).first();
  await like.click();
  expect(await like.getAttribute('aria-pressed')).toBe('true');
  // At one time: the notice stays for two seconds.
  const notice = page.locator('[popover][role=status]');
  await expect
    .poll(async () => [await notice.innerText(), await like.getAttribute('aria-pressed')])
    .toEqual(['网络连接已断开，请检查网络', 'false']);
  expect(consoleErrors.splice(0)).not.toEqual([]);
});
