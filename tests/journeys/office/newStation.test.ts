// A new station: an owner answers five questions, drops a logo, sees the site, makes it, fills it, and players have it.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { officeSettled, officeWorld } from '#support/officeSite.ts';
import { staffMember } from '#support/officeStaff.ts';
import { stationFolder } from '#support/stationFolder.ts';
import { testStations } from '#support/testStations.ts';

const stations = stationFolder(testStations);
afterAll(() => stations.close());

// A station gets nothing by itself.
const test = officeWorld({ registry: stations.registry, isSeeding: false });

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="9" fill="#0f6a5b"/><path d="M8 26 20 8l12 18z" fill="#f2b84b"/></svg>';

/** A file that is dragged from elsewhere onto an element. */
async function drop(page: Page, onto: Locator, file: { name: string; type: string; text: string }) {
  const dragged = await page.evaluateHandle(({ name, type, text }) => {
    const data = new DataTransfer();
    data.items.add(new File([text], name, { type }));
    return data;
  }, file);
  await onto.dispatchEvent('dragover', { dataTransfer: dragged });
  await onto.dispatchEvent('drop', { dataTransfer: dragged });
}

/** No picture of a frame that is still starting. */
const seen = (page: Page) => page.frameLocator('iframe');
const next = (page: Page) => page.getByRole('button', { name: '下一步' }).click();
const zone = (page: Page) => page.locator('.make-drop');

test('an owner makes a station with a logo that is dropped, sees it meanwhile, and players have it', async ({
  server,
  visit,
}) => {
  const wang = await staffMember(server, 'owner', { name: 'wang' });
  const { page } = await visit('/studio', { client: wang });
  await page.getByRole('link', { name: '新建站点' }).click();
  await page.getByRole('textbox', { name: '名称', exact: true }).fill('青岚站');
  await page.getByRole('textbox', { name: '英文名称' }).fill('Green Mist');
  await page.getByRole('textbox', { name: '代码' }).fill('9x');
  await page.getByText('且不是“all”').waitFor();
  expect(await page.getByRole('button', { name: '下一步' }).isDisabled()).toBe(true);
  await page.getByRole('textbox', { name: '代码' }).fill('k888');
  await seen(page).getByText('青岚站').first().waitFor();
  await officeSettled(page);
  await keepPicture(page, 'office-make-name');
  expect(await axeFinds(page)).toEqual([]);

  await next(page);
  await page.getByLabel('域名，每行一个').fill('www.k888.example\nm.k888.example');
  await page.getByRole('button', { name: '检查 DNS 和证书' }).click();
  await page.getByRole('list', { name: '检查结果' }).getByText('m.k888.example').waitFor();
  await keepPicture(page, 'office-make-hosts');
  expect(await axeFinds(page)).toEqual([]);

  await next(page);
  await drop(page, zone(page), { name: 'logo.webp', type: 'image/webp', text: 'RIFF0000WEBPVP8 ' });
  await page.getByRole('alert').getByText('PNG').waitFor();
  await drop(page, zone(page), { name: 'logo.svg', type: 'image/svg+xml', text: logo });
  await zone(page).getByRole('img').waitFor();
  const proposed = page.getByRole('group', { name: '品牌色' }).getByRole('button');
  await expect.poll(() => proposed.count()).toBe(3);
  // The first proposal is taken, and the preview has it with the logo.
  const ground = () =>
    seen(page)
      .locator('html')
      .evaluate(
        (html) =>
          html.style.getPropertyValue('--brand') || getComputedStyle(html).getPropertyValue('--brand'),
      );
  await expect.poll(ground).toBe('#0f6a5b');
  await seen(page).locator('img[src*="/logo/k888-"]').first().waitFor();
  await officeSettled(page);
  await keepPicture(page, 'office-make-look');
  expect(await axeFinds(page)).toEqual([]);

  await next(page);
  await page.getByRole('checkbox', { name: /棋牌游戏/ }).uncheck();
  await keepPicture(page, 'office-make-areas');
  expect(await axeFinds(page)).toEqual([]);
  await next(page);
  // What was answered is there after a reload.
  await page.reload();
  await page.getByRole('button', { name: /客服/ }).click();
  await keepPicture(page, 'office-make-service');
  expect(await axeFinds(page)).toEqual([]);
  await next(page);
  await page.getByText('文件没有问题').waitFor();
  await officeSettled(page);
  await keepPicture(page, 'office-make-last');
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('button', { name: '建立站点' }).click();
  await page.getByRole('dialog').getByLabel('原因').fill('秋季新品牌');
  await page.keyboard.press('Enter');

  await page.getByText('开业之前').waitFor();
  const file = JSON.parse(stations.text('k888'));
  expect(file).toMatchObject({
    code: 'k888',
    name: { 'zh-CN': '青岚站', en: 'Green Mist' },
    hosts: ['www.k888.example', 'm.k888.example'],
    theme: { ThemeRed: { brand: '#0f6a5b' } },
    routes: { off: ['/chess', '/orderChess'] },
  });
  const picture = await readFile(path.join(stations.folder, file.theme.logo));
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  await page.getByRole('link', { name: '存款方式' }).waitFor();
  await keepPicture(page, 'office-make-made');
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('button', { name: '写入标准内容' }).click();
  await page.getByRole('dialog').getByLabel('原因').fill('先用标准内容');
  await keepPicture(page, 'office-make-standard');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: '彩种' }).waitFor({ state: 'detached' });

  const players = await server.client('k888').send('/index');
  expect(players.text).toContain('青岚站');
  expect((await server.client('k888').send(file.theme.logo)).status).toBe(200);
});

test('it is made on a phone, at a small desk, in English and in the dark', async ({ server, visit }) => {
  const sun = await staffMember(server, 'owner', { name: 'sun' });
  const { page } = await visit('/studio/new-station', { client: sun, width: 390, height: 844 });
  await page.getByRole('textbox', { name: '代码' }).fill('k777');
  await page.getByRole('textbox', { name: '名称', exact: true }).fill('手机站');
  await keepPicture(page, 'office-make-phone');
  expect(await axeFinds(page)).toEqual([]);
  await next(page);
  await next(page);
  await drop(page, zone(page), { name: 'logo.svg', type: 'image/svg+xml', text: logo });
  await zone(page).getByRole('img').waitFor();
  await keepPicture(page, 'office-make-phone-look');
  expect(await axeFinds(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const english = (
    await visit('/studio/new-station', {
      client: sun,
      width: 1280,
      height: 800,
      locale: 'en',
      appearance: 'dark',
    })
  ).page;
  await english.getByRole('textbox', { name: 'Code' }).fill('k777');
  await english.getByRole('textbox', { name: 'Name', exact: true }).fill('Phone');
  await english.getByRole('button', { name: 'Play' }).click();
  await english.getByText('Credit play', { exact: true }).waitFor();
  await officeSettled(english);
  await keepPicture(english, 'office-make-en-dark');
  expect(await axeFinds(english)).toEqual([]);
  await english.getByRole('button', { name: 'Last look' }).click();
  await english.getByText('Nothing is wrong').waitFor();
  await keepPicture(english, 'office-make-en-dark-last');
  expect(await axeFinds(english)).toEqual([]);
});

test('one change to many stations is planned, saved where it still fits, and said', async ({
  server,
  visit,
}) => {
  const zhou = await staffMember(server, 'owner', { name: 'zhou' });
  const { page } = await visit('/studio', { client: zhou });
  await page.getByLabel('在全部站点文件中查找任意内容').fill('测试');
  await page.getByText('个站点中有').waitFor();
  await page.getByRole('link', { name: '批量修改' }).click();
  await page.getByLabel('设置', { exact: true }).fill('theme.choice');
  await page.getByLabel('值（JSON）').fill('"system"');
  await page.getByRole('button', { name: '查看影响' }).click();
  await page.getByRole('table').getByText('有变化').first().waitFor();
  await officeSettled(page);
  await keepPicture(page, 'office-make-many');
  expect(await axeFinds(page)).toEqual([]);
  // Somebody changes one of them on the machine meanwhile.
  stations.write('gamma', stations.text('gamma').replace('"gamma"', '"gamma",\n  "serviceWorker": false'));
  await page.getByRole('button', { name: /保存\d个站点/ }).click();
  await page.getByRole('dialog').getByLabel('原因').fill('随系统明暗');
  await page.keyboard.press('Enter');
  await page.getByRole('table').getByText('未保存').waitFor();
  await keepPicture(page, 'office-make-many-saved');
  expect(JSON.parse(stations.text('alpha')).theme).toEqual({ choice: 'system' });
  expect(stations.text('gamma')).not.toContain('system');
});

test('a logo is dropped at the desk of a station, with colours out of it that can be read', async ({
  server,
  visit,
}) => {
  const li = await staffMember(server, 'content', { name: 'logo' });
  const { page } = await visit(`/studio/${testStations[0]!.code}`, { client: li });
  const form = page.getByRole('region', { name: '表单' });
  await form.getByRole('button', { name: 'theme' }).click();
  await drop(page, zone(page), { name: 'logo.txt', type: 'text/plain', text: 'no picture of anything' });
  await form.getByRole('alert').getByText('PNG').waitFor();
  await drop(page, zone(page), { name: 'logo.svg', type: 'image/svg+xml', text: logo });
  const text = () => page.locator('.cm-content').innerText();
  await expect.poll(text).toMatch(/"logo": "\/logo\/\w+-\w+\.png"/);
  const phone = page.frameLocator('.look iframe');
  await phone.locator('img[src*="/logo/"]').first().waitFor();
  // Colours are chosen, not taken.
  expect(await text()).not.toContain('brand');
  const proposed = form.getByRole('group', { name: '品牌色' }).getByRole('button');
  await expect.poll(() => proposed.count()).toBe(2);
  await proposed.first().click();
  await expect.poll(text).toMatch(/"ThemeRed": \{ "brand": "#0f6a5b" \}/);
  expect(await text()).toContain('"ThemeBlack"');
  await expect
    .poll(() => phone.locator('html').evaluate((html) => html.style.getPropertyValue('--brand')))
    .toBe('#0f6a5b');
  // The checker knows the logo: nothing is wrong.
  await expect.poll(() => page.getByRole('list', { name: '问题' }).getByRole('listitem').count()).toBe(0);
  await officeSettled(page);
  await keepPicture(page, 'office-studio-logo');
  expect(await axeFinds(page)).toEqual([]);
});
