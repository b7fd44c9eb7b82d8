// The stories of notices and help: a link to a notice, what was read, searching the help, rules of play from it, what is gone, and the way back.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { noticeList } from '#contract/help.generated.ts';
import { siteWorld } from '#support/site.ts';
import type { RunningServer } from '#support/startServer.ts';
import { fillLogin, follow, settled } from './steps.ts';

const station = 'w147';

const test = siteWorld({ station });

const main = (page: Page) => page.getByRole('main');
const noticeTitled = async (server: RunningServer, begin: string, as?: string): Promise<number> => {
  const { answer } = await server.call(noticeList, {}, { station, ...(as && { as }) });
  return answer.noticeList!.find(({ title }) => title.startsWith(begin))!.id;
};
const rowOf = (page: Page, title: string) => main(page).getByRole('listitem').filter({ hasText: title });

test('a guest opens a notice by its link; the device remembers that it was read', async ({
  open,
  server,
}) => {
  const id = await noticeTitled(server, '首存有礼');
  const { page } = await open(`/noticeDetail?id=${id}`);
  await expect.poll(() => main(page).innerText()).toContain('5倍打码量');
  await main(page).getByRole('link', { name: '查看全部公告' }).click();
  await page.waitForURL('**/notice');
  const read = rowOf(page, '首存有礼');
  await read.waitFor();
  expect(await read.innerText()).not.toContain('未读');
  await expect.poll(() => rowOf(page, '认准锦鲤湾').innerText()).toMatch(/未读[\s\S]*置顶/);
  await page.reload();
  await settled(page);
  expect(await read.innerText()).not.toContain('未读');
  await expect.poll(() => rowOf(page, '认准锦鲤湾').innerText()).toContain('未读');
});

test('a member finds on every device what they have read, at once in the list they go back to', async ({
  open,
}) => {
  const { page } = await open('/notice', { as: 'member01' });
  const row = rowOf(page, '小心冒充客服');
  await expect.poll(() => row.innerText()).toContain('未读');
  await row.scrollIntoViewIfNeeded();
  await row.getByRole('link').click();
  await page.waitForURL('**/noticeDetail?*');
  await expect.poll(() => main(page).innerText()).toContain('都是骗子');
  await page.getByRole('button', { name: '返回' }).click();
  await page.waitForURL('**/notice');
  await row.waitFor();
  expect(await row.innerText()).not.toContain('未读');
  const { page: again } = await open('/notice', { as: 'member01' });
  expect(await rowOf(again, '小心冒充客服').innerText()).not.toContain('未读');
  await expect.poll(() => rowOf(again, '首存有礼').innerText()).toContain('未读');
});

test('a notice that is not there says so; one for some levels is there for them after log-in', async ({
  open,
  server,
}) => {
  const { page } = await open('/appDown');
  for (const id of ['999999', 'x']) {
    await follow(page, `/noticeDetail?id=${id}`);
    await main(page).getByText('这条公告不存在').waitFor();
  }
  // agent01 has the level it is for.
  const id = await noticeTitled(server, '贵宾湾友专享', 'agent01');
  await follow(page, `/noticeDetail?id=${id}`);
  await main(page).getByText('仅对会员开放').waitFor();
  await main(page).getByRole('button', { name: '登录后查看' }).click();
  await page.waitForURL('**/login*');
  await fillLogin(page, 'agent01', 'demo8888');
  await page.waitForURL(`**/noticeDetail?id=${id}`);
  await expect.poll(() => main(page).innerText()).toContain('云闪付大额通道');
  await follow(page, '/userHelpDetail?id=999999');
  await main(page).getByText('这篇帮助不存在').waitFor();
  await main(page).getByRole('button', { name: '查看全部帮助' }).click();
  await page.waitForURL('**/userHelp');
});

test('the running notice of the home page opens in full, and back is the home page', async ({ open }) => {
  const { page } = await open('/index');
  const line = page.getByRole('region', { name: '公告' });
  // The reminder to add the site to the home screen takes turns with the notices until it is closed.
  await line.getByRole('button', { name: '关闭提醒' }).click();
  await line.getByRole('button').click();
  await page.waitForURL('**/noticeDetail?id=*');
  await main(page).getByText('查看全部公告').waitFor();
  await page.getByRole('button', { name: '返回' }).click();
  await page.waitForURL('**/index');
});

test('a search for another word finds what turnover is, and back finds the search', async ({ open }) => {
  const { page } = await open('/userHelp');
  const box = main(page).getByRole('searchbox');
  await box.fill('流水');
  const hit = main(page).getByRole('link', { name: /什么是打码量/ });
  await hit.waitFor();
  await expect.poll(() => main(page).getByRole('status').innerText()).toBe('找到1条结果');
  await hit.click();
  await page.waitForURL('**/userHelpDetail?id=*');
  await expect.poll(() => main(page).innerText()).toContain('有效投注');
  await page.getByRole('button', { name: '返回' }).click();
  await page.waitForURL('**/userHelp');
  await hit.waitFor();
  expect(await box.inputValue()).toBe('流水');
  await box.fill('加拿大');
  await expect.poll(() => main(page).getByRole('status').innerText()).toBe('找到1条结果');
  // The search before it found as many: the number may still be that of it.
  await expect.poll(() => main(page).getByRole('link').allInnerTexts()).toEqual(['加拿大28']);
  await box.fill('没有这样的词');
  await main(page).getByText('没有找到相关内容').waitFor();
  await main(page).getByRole('button', { name: '清除搜索' }).click();
  await main(page).getByRole('link', { name: '怎样提款，多久到账' }).waitFor();
});

test('the rules of play of a lottery are found from the help, and back finds the place', async ({ open }) => {
  const { page } = await open('/userHelp');
  const lottery = main(page).getByRole('link', { name: '加拿大28' });
  await lottery.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await expect.poll(scrolled).toBeGreaterThan(200);
  const before = await scrolled();
  await lottery.click();
  await page.waitForURL('**/lotInfo?lotCode=JND28');
  await main(page).getByText('加拿大28').first().waitFor();
  await expect.poll(() => main(page).locator('details').count()).toBeGreaterThan(1);
  await page.getByRole('button', { name: '返回' }).click();
  await page.waitForURL('**/userHelp');
  await expect.poll(scrolled).toBe(before);
});

test('what cannot be loaded says so and is loaded on another try; an empty list leads to support', async ({
  open,
  server,
}) => {
  const { page, consoleErrors } = await open('/userCenter', { isNew: true });
  await page.route('**/m/v2/userHelp.do', (route) => route.abort());
  await main(page).getByRole('button', { name: '帮助与客服' }).click();
  await page.getByRole('dialog').getByRole('link', { name: '帮助中心' }).click();
  const again = main(page).getByRole('button', { name: '重新加载' });
  await again.waitFor();
  await page.unroute('**/m/v2/userHelp.do');
  await again.click();
  await main(page).getByRole('link', { name: '什么是打码量' }).waitFor();
  expect(consoleErrors.splice(0)).not.toEqual([]);

  await server.inStation('v003', (db) => db.deleteFrom('notice').execute());
  const { page: other } = await open('/notice', { at: 'v003' });
  await main(other).getByText('暂无公告').waitFor();
  expect(await main(other).getByRole('button', { name: '联系客服' }).count()).toBe(1);
});

test('the help of an English station is English throughout', async ({ open }) => {
  const { page } = await open('/userHelp', { at: 'v019' });
  await main(page).getByRole('link', { name: 'What turnover means' }).click();
  await page.waitForURL('**/userHelpDetail?id=*');
  await expect.poll(() => main(page).innerText()).toContain('valid bets');
  expect(await page.locator('body').innerText()).not.toMatch(/\p{Script=Han}/u);
});
