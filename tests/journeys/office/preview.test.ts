// The preview: the players' site as it is being written, as whom and in what state it is looked at, and the ways between what is seen and its setting.
import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { officeWorld } from '#support/officeSite.ts';
import { staffMember } from '#support/officeStaff.ts';
import { stationFolder } from '#support/stationFolder.ts';
import { alpha, testStations } from '#support/testStations.ts';

const [first, ...others] = testStations;
const stations = stationFolder([
  {
    ...first!,
    theme: { ThemeRed: { brand: '#9a1b5c' } },
    menus: { names: { '/lotteryAll': '全部彩种' } },
  },
  ...others,
]);
afterAll(() => stations.close());

const test = officeWorld({ registry: stations.registry });

const phoneOf = (page: Page) => page.frameLocator('.look iframe');
const stands = (page: Page) => page.locator('.look iframe[data-there=true]').waitFor();
const choose = (page: Page, label: string, option: string) =>
  page.locator('.look-bar').getByLabel(label, { exact: true }).selectOption({ label: option });

/** Replaces a text within the editor, as somebody who searches for it and types. */
async function retype(page: Page, before: string, after: string): Promise<void> {
  await page.locator('.cm-content').getByText(before).first().dblclick();
  await page.keyboard.type(after);
}

test('a name is on the phone as it is typed, a click on it leads to its setting, and a setting shows its places', async ({
  server,
  visit,
}) => {
  const li = await staffMember(server, 'content', { name: 'li' });
  const { page } = await visit(`/studio/${alpha}`, { client: li });
  await stands(page);
  const phone = phoneOf(page);
  // An announcement comes by itself where somebody asks for it; whoever types goes on typing.
  await page.locator('.look-bar').getByLabel('公告弹窗', { exact: true }).selectOption({ label: '弹出' });
  await page.locator('.cm-content').click();
  await page.getByRole('button', { name: '重新打开' }).evaluate((button: HTMLElement) => button.click());
  await phone.getByRole('dialog').getByRole('button', { name: '关闭' }).first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('cm-content');
  await choose(page, '公告弹窗', '不弹出');
  await stands(page);
  // What follows the notices has come, and none of them.
  await phone.locator('html[data-rest]').waitFor();
  expect(await phone.getByRole('dialog').count()).toBe(0);
  const tab = phone.locator('nav').last().getByText('全部彩种');
  await tab.waitFor();
  await keepPicture(page, 'office-preview');

  await retype(page, '全部彩种', '彩票大厅');
  await phone.locator('nav').last().getByText('彩票大厅').waitFor();
  expect(stations.text(alpha)).toContain('全部彩种');

  await page.getByRole('button', { name: '点击元素找设置' }).click();
  await phone.locator('nav').last().getByText('彩票大厅').click();
  await page.getByText('这些设置生成了所点的元素').waitFor();
  await expect.poll(() => page.locator('.look-path').first().textContent()).toBe('menus.names./lotteryAll');
  await page.getByRole('button', { name: '点击元素找设置' }).click();
  await page.getByText(/当前页面有\d+处显示/).waitFor();
  await keepPicture(page, 'office-preview-picked');
  expect(await axeFinds(page)).toEqual([]);
});

test('a colour is on the phone as it is typed, and what is broken keeps the last good page', async ({
  server,
  visit,
}) => {
  const li = await staffMember(server, 'content', { name: 'colour' });
  const { page } = await visit(`/studio/${alpha}`, { client: li });
  await stands(page);
  const phone = phoneOf(page);
  const brand = () =>
    phone.locator('html').evaluate((root) => root.style.getPropertyValue('--brand').toLowerCase());
  await expect.poll(brand).toBe('#9a1b5c');
  await retype(page, '#9a1b5c', '"#0a7a3c');
  await expect.poll(brand).toBe('#9a1b5c');
  await page.keyboard.press('ControlOrMeta+z');
  await page.locator('.cm-content').getByText('#9a1b5c').first().waitFor();
  await page.locator('.cm-content').getByText('9a1b5c').first().dblclick();
  await page.keyboard.type('0a7a3c');
  await expect.poll(brand).toBe('#0a7a3c');
});

test('the site is seen as a member and an agent, black, in English, empty, failing and offline, and sends nothing', async ({
  server,
  visit,
}) => {
  const li = await staffMember(server, 'owner', { name: 'seen' });
  const { page } = await visit(`/studio/${alpha}`, { client: li });
  await stands(page);
  const phone = phoneOf(page);
  const counted = async () =>
    (await server.pool.query('SELECT (SELECT count(*) FROM account) + (SELECT count(*) FROM session) AS n'))
      .rows[0].n as string;
  const before = await counted();

  await choose(page, '身份', '代理');
  await choose(page, '页面', '我的 /userCenter');
  await stands(page);
  await phone
    .getByText(/8,?888\.88/)
    .first()
    .waitFor();
  await phone.getByText('代理').first().waitFor();
  await choose(page, '主题', '午夜黑');
  await choose(page, '语言', 'English');
  await phone.locator('html[data-skin=ThemeBlack]').waitFor();
  await phone.getByText('Withdraw').first().waitFor();
  await stands(page);
  await keepPicture(page, 'office-preview-agent');

  await choose(page, '状态', '离线');
  await choose(page, '页面', '消息 /message');
  await phone
    .getByText(/offline/i)
    .first()
    .waitFor();
  await choose(page, '状态', '故障');
  await phone
    .getByText(/busy|wrong|again/i)
    .first()
    .waitFor();
  await keepPicture(page, 'office-preview-failing');
  expect(await counted()).toBe(before);
});

test('a page in a frame has no session, and the office itself is in no frame', async ({ server, visit }) => {
  const li = await staffMember(server, 'owner', { name: 'framed' });
  const { page, consoleErrors } = await visit(`/studio/${alpha}`, { client: li });
  await stands(page);
  const framed = await phoneOf(page)
    .locator('html')
    .evaluate(async () => ({
      origin: window.origin,
      // By the browser's own fetch, which the sandbox keeps from the session.
      office: await new Promise<string>((resolve) => {
        const asked = new XMLHttpRequest();
        asked.onload = () => resolve('answered');
        asked.onerror = () => resolve('refused');
        asked.open('POST', '/office/session/me');
        asked.send('{}');
      }),
    }));
  expect(framed).toEqual({ origin: 'null', office: 'refused' });
  // The browser says so as well.
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('Content Security Policy')]);
  const reply = await fetch(`${server.officeUrl}/index`, { headers: { 'sec-fetch-dest': 'iframe' } });
  expect(reply.headers.get('content-security-policy')).toContain('sandbox allow-scripts');
  const pageOf = async (address: string, cookie = '') =>
    await (await fetch(`${server.officeUrl}${address}`, { headers: { cookie } })).text();
  const cookie = [...li.cookies].map((pair) => pair.join('=')).join('; ');
  expect(await pageOf(`/studio/${alpha}`, cookie)).toContain('<iframe');
  for (const page of [await pageOf(`/studio/${alpha}`), await pageOf('/studio/all', cookie)])
    expect(page).not.toContain('<iframe');
  const own = await fetch(`${server.officeUrl}/studio`);
  expect(own.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('a colour is chosen where it says how well its texts read, and is on the phone', async ({
  server,
  visit,
}) => {
  const li = await staffMember(server, 'content', { name: 'painter' });
  const { page } = await visit(`/studio/${alpha}`, { client: li });
  await stands(page);
  await page.getByRole('button', { name: /theme/ }).first().click();
  const colour = page.getByLabel('选择颜色：theme.ThemeRed.brand', { exact: true });
  await colour.fill('#0b5d3b');
  const brand = () =>
    phoneOf(page)
      .locator('html')
      .evaluate((root) => root.style.getPropertyValue('--brand').toLowerCase());
  await expect.poll(brand).toBe('#0b5d3b');
  await page.locator('.cm-content').getByText('#0b5d3b').waitFor();
  // White on a dark green.
  const sample = page.locator('.studio-colours', { has: colour }).locator('.studio-sample').first();
  expect(await sample.getAttribute('title')).toMatch(/“onBrand”用于“brand”：对比度[78]\.\d，可读/);
  await keepPicture(page, 'office-preview-colour');
});

test('the first page stands before the desk around it, and is the one that the desk shows', async ({
  server,
  visit,
}) => {
  const li = await staffMember(server, 'content', { name: 'early' });
  const { page } = await visit('/own', { client: li });
  let bringDesk = (): void => undefined;
  const isLate = new Promise<void>((resolve) => {
    bringDesk = resolve;
  });
  await page.route('**/assets/StudioPages-*.js', async (route) => {
    await isLate;
    await route.continue();
  });
  await page.goto(`/studio/${alpha}`, { waitUntil: 'commit' });
  const tabs = page.frameLocator('body > iframe').locator('nav').last();
  await tabs.getByText('全部彩种').waitFor({ state: 'attached' });
  await tabs.evaluate((element) => element.setAttribute('data-met', 'early'));
  expect(await page.locator('.look').count()).toBe(0);
  bringDesk();
  await stands(page);
  expect(await phoneOf(page).locator('nav').last().getAttribute('data-met')).toBe('early');
  await retype(page, '全部彩种', '彩票大厅');
  await phoneOf(page).locator('nav').last().getByText('彩票大厅').waitFor();
});

test('every station stands side by side', async ({ server, visit }) => {
  const li = await staffMember(server, 'auditor', { name: 'looker' });
  const { page } = await visit('/studio', { client: li });
  await page.getByRole('link', { name: '一起查看各站点的页面' }).click();
  const there = page.locator('.matrix iframe[data-there=true]');
  await expect.poll(() => there.count()).toBe(testStations.length);
  expect(await axeFinds(page)).toEqual([]);
  // A picture is out of sight in the eyes of the site: it turns, moves and fetches nothing by itself.
  for (const frame of page.frames().slice(1))
    expect(
      await frame.evaluate(() => ({
        isHidden: document.hidden,
        moves: document.getAnimations().length,
        savesData: (navigator as { connection?: { saveData?: boolean } }).connection?.saveData,
      })),
    ).toEqual({ isHidden: true, moves: 0, savesData: true });
  await keepPicture(page, 'office-preview-all');
  await page.locator('.look-bar').getByLabel('页面', { exact: true }).selectOption('/moreActive');
  await expect
    .poll(() => page.frames().filter((frame) => frame.url().endsWith('/moreActive')).length)
    .toBe(3);
  await expect.poll(() => there.count()).toBe(testStations.length);
  // A change of a default reaches who has it; with the new one they are seen as they would be.
  await page.locator('.look-bar').getByLabel('页面', { exact: true }).selectOption('/index');
  await page.getByRole('combobox', { name: '默认值要改的设置' }).fill('theme.skin');
  await page.getByText('影响3个站点中的2个；另外1个自行设定，不受影响。').waitFor();
  await expect.poll(() => page.locator('.matrix > li').count()).toBe(2);
  await expect.poll(() => there.count()).toBe(2);
  await page.getByRole('textbox', { name: /新默认值/ }).fill('"ThemeBlack"');
  await expect
    .poll(() =>
      Promise.all(
        page
          .frames()
          .slice(1)
          .map((frame) => frame.locator('html').getAttribute('data-skin')),
      ),
    )
    .toEqual(['ThemeBlack', 'ThemeBlack']);
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'office-preview-default');
  await page.getByText('自行设定', { exact: true }).click();
  await expect.poll(() => page.locator('.matrix a').allTextContents()).toEqual(['测试二站 beta']);
  await page.getByText('全部', { exact: true }).click();
  await expect.poll(() => page.locator('.matrix > li').count()).toBe(testStations.length);
  await page.getByRole('searchbox').fill('gamma');
  await expect.poll(() => page.locator('.matrix > li').count()).toBe(1);
  await page.locator('.matrix a').click();
  await stands(page);
  expect(new URL(page.url()).pathname).toBe('/studio/gamma');
});
