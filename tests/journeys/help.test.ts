// Owns the stories of notices and help: a link to a notice, what was read, searching the help, rules of play from it, what is gone, and the way back.
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { noticeList } from '#contract/help.generated.ts';
import { openBrowser, openVisitor, type Visitor } from '#support/openStation.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { logInAs, settled } from './steps.ts';

let server: RunningServer;
let browser: Browser;
let visitor: Visitor;
const station = 'w147';
const at = (path: string): string => `${server.url(station)}${path}`;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ site: true }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
beforeEach(async () => {
  visitor = await openVisitor(browser, at('/appDown'));
});
afterEach(async () => {
  expect(visitor.troubles).toEqual([]);
  await visitor.close();
});

const open = async (path: string): Promise<void> => {
  await visitor.page.goto(at(path));
  await settled(visitor.page);
};
const main = () => visitor.page.getByRole('main');
const noticeTitled = async (begin: string, as?: string): Promise<number> => {
  const { answer } = await server.call(noticeList, {}, { station, ...(as && { as }) });
  return answer.noticeList!.find(({ title }) => title.startsWith(begin))!.id;
};
const rowOf = (title: string) => main().getByRole('listitem').filter({ hasText: title });

test('a guest opens a notice by its link; the device remembers that it was read', async () => {
  const { page } = visitor;
  const id = await noticeTitled('首存有礼');
  await open(`/noticeDetail?id=${id}`);
  await expect.poll(() => main().innerText()).toContain('5倍打码量');
  await main().getByRole('link', { name: '查看全部公告' }).click();
  await page.waitForURL('**/notice');
  const read = rowOf('首存有礼');
  await read.waitFor();
  expect(await read.innerText()).not.toContain('未读');
  await expect.poll(() => rowOf('认准锦鲤湾').innerText()).toMatch(/未读[\s\S]*置顶/);
  await page.reload();
  await settled(page);
  expect(await read.innerText()).not.toContain('未读');
  await expect.poll(() => rowOf('认准锦鲤湾').innerText()).toContain('未读');
});

test('a member finds on every device what they have read, at once in the list they go back to', async () => {
  const { page } = visitor;
  await logInAs(page, 'member01');
  await open('/notice');
  const row = rowOf('小心冒充客服');
  await expect.poll(() => row.innerText()).toContain('未读');
  await row.scrollIntoViewIfNeeded();
  await row.getByRole('link').click();
  await page.waitForURL('**/noticeDetail?*');
  await expect.poll(() => main().innerText()).toContain('都是骗子');
  await page.getByRole('button', { name: '返回' }).click();
  await page.waitForURL('**/notice');
  await row.waitFor();
  expect(await row.innerText()).not.toContain('未读');
  const again = await openVisitor(browser, at('/appDown'));
  await logInAs(again.page, 'member01');
  await again.page.goto(at('/notice'));
  await settled(again.page);
  const there = again.page.getByRole('main').getByRole('listitem');
  expect(await there.filter({ hasText: '小心冒充客服' }).innerText()).not.toContain('未读');
  expect(await there.filter({ hasText: '首存有礼' }).innerText()).toContain('未读');
  await again.close();
});

test('a notice that is not there says so; one for some levels is there for them after log-in', async () => {
  const { page } = visitor;
  for (const id of ['999999', 'x']) {
    await open(`/noticeDetail?id=${id}`);
    await main().getByText('这条公告不存在').waitFor();
  }
  // agent01 has the level it is for.
  const id = await noticeTitled('贵宾湾友专享', 'agent01');
  await open(`/noticeDetail?id=${id}`);
  await main().getByText('仅对会员开放').waitFor();
  await main().getByRole('button', { name: '登录后查看' }).click();
  await page.waitForURL('**/login*');
  await page.getByRole('textbox', { name: '账号' }).fill('agent01');
  await page.getByLabel('密码', { exact: true }).fill('demo8888');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL(`**/noticeDetail?id=${id}`);
  await expect.poll(() => main().innerText()).toContain('云闪付大额通道');
  await open('/userHelpDetail?id=999999');
  await main().getByText('这篇帮助不存在').waitFor();
  await main().getByRole('button', { name: '查看全部帮助' }).click();
  await page.waitForURL('**/userHelp');
});

test('the running notice of the home page opens in full, and back is the home page', async () => {
  const { page } = visitor;
  await open('/index');
  const line = page.getByRole('region', { name: '公告' });
  // The reminder to add the site to the home screen takes turns with the notices until it is closed.
  await line.getByRole('button', { name: '关闭提醒' }).click();
  await line.getByRole('button').click();
  await page.waitForURL('**/noticeDetail?id=*');
  await main().getByText('查看全部公告').waitFor();
  await page.getByRole('button', { name: '返回' }).click();
  await page.waitForURL('**/index');
});

test('a search for another word finds what turnover is, and back finds the search', async () => {
  const { page } = visitor;
  await open('/userHelp');
  const box = main().getByRole('searchbox');
  await box.fill('流水');
  const hit = main().getByRole('link', { name: /什么是打码量/ });
  await hit.waitFor();
  expect(await main().getByRole('status').innerText()).toBe('找到1条结果');
  await hit.click();
  await page.waitForURL('**/userHelpDetail?id=*');
  await expect.poll(() => main().innerText()).toContain('有效投注');
  await page.getByRole('button', { name: '返回' }).click();
  await page.waitForURL('**/userHelp');
  await hit.waitFor();
  expect(await box.inputValue()).toBe('流水');
  await box.fill('加拿大');
  await expect.poll(() => main().getByRole('status').innerText()).toBe('找到1条结果');
  // The search before it found as many: the number may still be that of it.
  await expect.poll(() => main().getByRole('link').allInnerTexts()).toEqual(['加拿大28']);
  await box.fill('没有这样的词');
  await main().getByText('没有找到相关内容').waitFor();
  await main().getByRole('button', { name: '清除搜索' }).click();
  await main().getByRole('link', { name: '怎样提款，多久到账' }).waitFor();
});

test('the rules of play of a lottery are found from the help, and back finds the place', async () => {
  const { page } = visitor;
  await open('/userHelp');
  const lottery = main().getByRole('link', { name: '加拿大28' });
  await lottery.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await expect.poll(scrolled).toBeGreaterThan(200);
  const before = await scrolled();
  await lottery.click();
  await page.waitForURL('**/lotInfo?lotCode=JND28');
  await main().getByText('加拿大28').first().waitFor();
  await expect.poll(() => main().locator('details').count()).toBeGreaterThan(1);
  await page.getByRole('button', { name: '返回' }).click();
  await page.waitForURL('**/userHelp');
  await expect.poll(scrolled).toBe(before);
});

test('what cannot be loaded says so and is loaded on another try; an empty list leads to support', async () => {
  const { page } = visitor;
  await open('/userCenter');
  await visitor.context.route('**/m/v2/userHelp.do', (route) => route.abort());
  await main().getByRole('link', { name: '帮助中心' }).click();
  const again = main().getByRole('button', { name: '重新加载' });
  await again.waitFor({ timeout: 15_000 });
  await visitor.context.unroute('**/m/v2/userHelp.do');
  await again.click();
  await main().getByRole('link', { name: '什么是打码量' }).waitFor();
  visitor.troubles.splice(0);

  await server.inStation('v003', (db) => db.deleteFrom('notice').execute());
  await page.goto(`${server.url('v003')}/notice`);
  await main().getByText('暂无公告').waitFor();
  expect(await main().getByRole('button', { name: '联系客服' }).count()).toBe(1);
});

test('the help of an English station is English throughout', async () => {
  await visitor.page.goto(`${server.url('v019')}/userHelp`);
  await settled(visitor.page);
  await main().getByRole('link', { name: 'What turnover means' }).click();
  await visitor.page.waitForURL('**/userHelpDetail?id=*');
  await expect.poll(() => main().innerText()).toContain('valid bets');
  expect(await visitor.page.locator('body').innerText()).not.toMatch(/\p{Script=Han}/u);
});
