// The studio: a station is made by text and by form, a mistake goes by one press, and what is saved is what players have within seconds.
import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { open } from '#contract/office/studio.generated.ts';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { officeSettled, officeWorld } from '#support/officeSite.ts';
import { staffMember } from '#support/officeStaff.ts';
import type { RunningServer } from '#support/startServer.ts';
import { fileJob, stationFolder } from '#support/stationFolder.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';

const stations = stationFolder(testStations);
afterAll(() => stations.close());

const test = officeWorld({ registry: stations.registry });

const editor = (page: Page) => page.getByRole('textbox', { name: 'JSON' });
const problems = (page: Page) => page.getByRole('list', { name: '问题' });

/** The text of the editor, as far as it is in sight. */
const shown = async (page: Page): Promise<string> =>
  (await editor(page).locator('.cm-line').allTextContents()).join('\n');

/** The cursor goes to the end of the line that has these words. */
async function endOf(page: Page, words: string): Promise<void> {
  await editor(page).locator('.cm-line', { hasText: words }).first().click();
  await page.keyboard.press('End');
}

/** A page of players, as the server sends it. */
const pageOf = async (server: RunningServer, code: string): Promise<string> =>
  (await server.client(code).send('/index')).text;

test('a station is found by a value, changed by text and by form, put right by a press, planned, saved, and is what players have', async ({
  server,
  visit,
}) => {
  const li = await staffMember(server, 'content', { name: 'li' });
  const { page } = await visit('/studio', { client: li });
  await page.getByText('3个站点').waitFor();
  await keepPicture(page, 'office-studio-list');
  await page.getByLabel('在全部站点文件中查找任意内容').fill('one.example');
  await page.getByText('3个站点中有1个含有此内容').waitFor();
  await page.getByText('"one.example"').waitFor();
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('button', { name: '测试一站' }).click();
  await editor(page).waitFor();
  await officeSettled(page);
  expect(new URL(page.url()).pathname).toBe(`/studio/${alpha}`);
  await keepPicture(page, 'office-studio-desk');
  expect(await axeFinds(page)).toEqual([]);

  // By text: a mistake is said at once, in the language of the reader, and goes by a press.
  await endOf(page, '"code"');
  await page.keyboard.type('\n"loc');
  await page.locator('.cm-tooltip-autocomplete li[aria-selected]').waitFor();
  expect(await axeFinds(page)).toEqual([]);
  await page.keyboard.type('ale": "zh-CM",');
  await problems(page).getByText('unknown-value').waitFor();
  await keepPicture(page, 'office-studio-mistake');
  expect(await axeFinds(page)).toEqual([]);
  await problems(page).getByRole('button', { name: /zh-CN/ }).click();
  await problems(page).getByText('unknown-value').waitFor({ state: 'detached' });
  expect(await shown(page)).toContain('"locale": "zh-CN"');

  // By form: the text follows, in one line, and one history takes both back.
  const form = page.getByRole('region', { name: '表单' });
  await form.getByRole('button', { name: 'theme' }).click();
  await form.getByRole('combobox').filter({ hasText: 'ThemeBlack' }).selectOption('ThemeBlack');
  await expect.poll(() => shown(page)).toContain('"theme": { "skin": "ThemeBlack" }');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => shown(page)).not.toContain('ThemeBlack');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => shown(page)).toContain('ThemeBlack');
  await form.getByRole('textbox', { name: /中文/ }).first().fill('春日站');
  await expect.poll(() => shown(page)).toContain('"zh-CN": "春日站"');

  // The form follows the text.
  await endOf(page, '"en": "Test One"');
  for (let at = 0; at < 4; at++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(' Spring');
  await expect
    .poll(() => form.getByRole('textbox', { name: /英文/ }).first().inputValue())
    .toContain('Spring');

  // What was written is there after a reload.
  await page.getByText('草稿已保存').waitFor();
  await page.reload();
  await editor(page).waitFor();
  expect(await shown(page)).toContain('春日站');

  await page.getByRole('button', { name: '查看改动' }).click();
  await page.getByText('ThemeBlack').first().waitFor();
  // The screen as it was and as it becomes, at a place of the first setting that differs.
  const sides = page.locator('.look-both iframe[data-there=true]');
  await expect.poll(() => sides.count()).toBe(2);
  const skins = await Promise.all(
    ['前', '后'].map((side) =>
      page
        .locator('.look-both figure', { hasText: side })
        .frameLocator('iframe')
        .locator('html')
        .getAttribute('data-skin'),
    ),
  );
  expect(skins).toEqual(['ThemeRed', 'ThemeBlack']);
  await officeSettled(page);
  await keepPicture(page, 'office-studio-review');
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('button', { name: '保存上线' }).click();
  await page.getByRole('dialog').getByLabel('原因').fill('春日换装');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => stations.text(alpha)).toContain('春日站');
  expect(JSON.parse(stations.text(alpha))).toMatchObject({
    locale: 'zh-CN',
    theme: { skin: 'ThemeBlack' },
    name: { 'zh-CN': '春日站' },
  });
  await expect.poll(() => pageOf(server, alpha)).toContain('春日站');

  // Its versions, and how they differ.
  await page.getByRole('button', { name: '操作' }).click();
  await page.getByRole('button', { name: '版本' }).click();
  await page.getByText('春日换装').waitFor();
  await page.getByRole('radio', { name: '前' }).last().check();
  await page.getByText('差异').waitFor();
  await keepPicture(page, 'office-studio-versions');
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('button', { name: '取回前一版本' }).click();
  await expect.poll(() => shown(page)).toContain('测试一站');
});

test('a text that is no JSON keeps the form, says its line, and is kept over a reload', async ({
  server,
  visit,
}) => {
  const wang = await staffMember(server, 'owner', { name: 'wang' });
  const { page } = await visit(`/studio/${beta}`, { client: wang, width: 1280 });
  await editor(page).waitFor();
  await endOf(page, '"code"');
  await page.keyboard.press('Backspace');
  await page.getByText(/第2行不是有效的 JSON/).waitFor();
  await problems(page).getByText('syntax').waitFor();
  expect(await page.getByRole('region', { name: '表单' }).getByText('theme').count()).toBeGreaterThan(0);
  await keepPicture(page, 'office-studio-broken');
  await page.getByText('草稿已保存').waitFor();
  await page.reload();
  await page.getByText(/第2行不是有效的 JSON/).waitFor();
  // Preview and form are those of the file meanwhile.
  await page.locator('.look iframe[data-there=true]').waitFor();
  await page.frameLocator('.look iframe').getByText('测试二站').first().waitFor();
  expect(await page.getByRole('textbox', { name: '站点代码' }).inputValue()).toBe(beta);
});

test('what no line brings to the server is there after a reload, and goes there once it can', async ({
  server,
  visit,
}) => {
  const zhou = await staffMember(server, 'content', { name: 'zhou' });
  const { page, consoleErrors } = await visit(`/studio/${beta}`, { client: zhou });
  await editor(page).waitFor();
  await page.route('**/office/studio/draft', (route) => route.abort());
  await endOf(page, '"code"');
  await page.keyboard.type('\n"ads": "picture",');
  await page.getByRole('alert').filter({ hasText: '草稿仅存于本浏览器' }).waitFor();
  const draftOf = async () => (await zhou.call(open, {}, { station: beta })).answer.draft;
  expect(await draftOf()).toBeUndefined();
  await page.reload();
  await editor(page).waitFor();
  expect(await shown(page)).toContain('"ads": "picture"');
  await page.unroute('**/office/studio/draft');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(async () => (await draftOf())?.text).toContain('"ads": "picture"');
  // The browser says as well that it could not send.
  expect(consoleErrors.splice(0).filter((one) => !one.includes('ERR_FAILED'))).toEqual([]);
});

test('two at one file see each other, and what both changed is chosen', async ({ server, visit }) => {
  const [zhao, qian] = [
    await staffMember(server, 'content', { name: 'zhao' }),
    await staffMember(server, 'content', { name: 'qian' }),
  ];
  const one = (await visit('/studio/gamma', { client: zhao })).page;
  await editor(one).waitFor();
  await endOf(one, '"code"');
  await one.keyboard.type('\n"ads": "picture",');
  await one.getByText('草稿已保存').waitFor();
  const two = (await visit('/studio/gamma', { client: qian })).page;
  await two.getByText(/zhao/).waitFor();

  // Somebody changes the file on the machine meanwhile.
  stations.write(
    'gamma',
    stations.text('gamma').replace('"code": "gamma",', '"code": "gamma",\n  "serviceWorker": false,'),
  );
  await expect.poll(() => stations.registry.byCode('gamma')?.serviceWorker).toBe(false);
  await fileJob(server, stations).tick();
  await one.getByRole('button', { name: '合并两者' }).waitFor();
  await keepPicture(one, 'office-studio-meanwhile');
  expect(await axeFinds(one)).toEqual([]);
  await one.getByRole('button', { name: '合并两者' }).click();
  await expect.poll(() => shown(one)).toContain('"serviceWorker": false');
  expect(await shown(one)).toContain('"ads": "picture"');
});

test('it is written on a phone, and read in English', async ({ server, visit }) => {
  const sun = await staffMember(server, 'owner', { name: 'sun' });
  const { page } = await visit(`/studio/${beta}`, { client: sun, width: 390, height: 844 });
  await editor(page).waitFor();
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'office-studio-phone');
  await page.getByText('表单', { exact: true }).click();
  await keepPicture(page, 'office-studio-phone-form');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const english = (await visit(`/studio/${beta}`, { client: sun, locale: 'en' })).page;
  await english.getByRole('textbox', { name: 'JSON' }).waitFor();
  await officeSettled(english);
  await keepPicture(english, 'office-studio-en');
});
