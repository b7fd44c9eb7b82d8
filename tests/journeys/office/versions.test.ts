// Versions: two that were saved under names are compared, as players see them, in words and by line, and the earlier one is written again.
import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { open, plan, save } from '#contract/office/studio.generated.ts';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { officeSettled, officeWorld } from '#support/officeSite.ts';
import { type StaffMember, staffMember } from '#support/officeStaff.ts';
import { stationFolder } from '#support/stationFolder.ts';
import { alpha, testStations } from '#support/testStations.ts';

const stations = stationFolder(testStations);
afterAll(() => stations.close());

const test = officeWorld({ registry: stations.registry });

/** Saves what becomes of the file under a name. */
async function saved(who: StaffMember, name: string, change: (text: string) => string): Promise<void> {
  const at = { station: alpha };
  const text = change(stations.text(alpha));
  const { mark } = (await who.call(open, {}, at)).answer;
  const planned = (await who.call(plan, { text, mark: mark! }, at)).answer;
  const { answer } = await who.call(save, { plan: planned.plan!, reason: `${name}换装`, name }, at);
  expect(answer.success).toBe(true);
}

const side = (page: Page, name: string) =>
  page.locator('.look-both figure', { hasText: name }).frameLocator('iframe');
const choose = (page: Page, version: string, name: string) =>
  page.getByRole('row').filter({ hasText: version }).getByRole('radio', { name }).check();
const region = (page: Page, name: string) => page.locator('.office-panel', { hasText: name }).last();

test('two named versions stand side by side, and differ in words and lines', async ({ server, visit }) => {
  const li = await staffMember(server, 'content', { name: 'li' });
  await saved(li, '春季', (text) => text.replace('测试一站', '春日站'));
  await saved(li, '夏季', (text) =>
    text
      .replace('春日站', '夏夜站')
      .replace('"code": "alpha",', '"code": "alpha",\n  "theme": { "skin": "ThemeBlack" },'),
  );
  const { page } = await visit(`/studio/${alpha}`, { client: li });
  await page.getByRole('button', { name: '操作' }).click();
  await page.getByRole('button', { name: '版本' }).click();
  await choose(page, '春季', '前');
  await choose(page, '夏季', '后');

  // As players see them.
  const there = page.locator('.look-both iframe[data-there=true]');
  await expect.poll(() => there.count()).toBe(2);
  const skinOf = (name: string) => side(page, name).locator('html').getAttribute('data-skin');
  expect([await skinOf('前'), await skinOf('后')]).toEqual(['ThemeRed', 'ThemeBlack']);
  await side(page, '前').getByText('春日站').first().waitFor();
  await side(page, '后').getByText('夏夜站').first().waitFor();

  // In words, and as settings.
  const noticed = region(page, '玩家看到的变化');
  await noticed.locator('del', { hasText: '春日站' }).waitFor();
  await noticed.locator('ins', { hasText: '夏夜站' }).waitFor();
  await region(page, '设定值的变化').getByRole('listitem').filter({ hasText: 'theme.skin' }).waitFor();
  // By line.
  const lines = page.locator('.studio-lines');
  await lines.getByText('"春日站"').waitFor();
  await lines.getByText('"夏夜站"').waitFor();
  await officeSettled(page);
  await keepPicture(page, 'office-studio-compared');
  expect(await axeFinds(page)).toEqual([]);

  // The other way round each says the contrary.
  await choose(page, '夏季', '前');
  await choose(page, '春季', '后');
  await expect.poll(() => noticed.locator('del').first().textContent()).toContain('夏夜站');
  await expect.poll(() => skinOf('前')).toBe('ThemeBlack');

  // The earlier one is written into the editor, and saved by nobody yet.
  await choose(page, '春季', '前');
  await page.getByRole('button', { name: '取回前一版本' }).click();
  await page.locator('.cm-content').getByText('春日站').waitFor();
  expect(stations.text(alpha)).toContain('夏夜站');
});

/** Fit to be seen: nothing cut off, nothing axe objects to. */
async function seen(page: Page, name: string): Promise<void> {
  await officeSettled(page);
  await keepPicture(page, `office-studio-${name}-phone-dark`);
  expect(await axeFinds(page), name).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(390);
}

test('what the desk offers is fit to be seen on a phone, in the dark, in English', async ({
  server,
  visit,
}) => {
  const sun = await staffMember(server, 'owner', { name: 'sun' });
  await saved(sun, '冬季', (text) => text.replace('Test One', 'Winter One'));
  const { page } = await visit(`/studio/${alpha}`, {
    client: sun,
    width: 390,
    height: 844,
    locale: 'en',
    appearance: 'dark',
  });
  const show = (pane: string) => page.getByText(pane, { exact: true }).click();
  await page.locator('.cm-content').waitFor();
  await show('Preview');
  await page.getByRole('button', { name: 'More' }).click();
  const popups = page.locator('.look-bar').getByLabel('Pop-ups', { exact: true });
  await popups.selectOption('on');
  await page.frameLocator('.look iframe').getByRole('dialog').first().waitFor();
  await seen(page, 'popups');
  await popups.selectOption('off');

  await show('Form');
  const form = page.getByRole('region', { name: 'Form' });
  await form.getByRole('button', { name: 'theme' }).click();
  await page.locator('.make-drop').scrollIntoViewIfNeeded();
  await seen(page, 'logo');

  // A name is changed, and looked through before it is saved.
  await form
    .getByRole('textbox', { name: /English/ })
    .first()
    .fill('Winter Two');
  await page.getByRole('button', { name: 'Review the change' }).click();
  // Screens are drawn once they come near: the second one lies below the first here.
  await page.locator('.look-both figure').last().scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('.look-both iframe[data-there=true]').count()).toBe(2);
  await seen(page, 'review');
  await page.locator('.look-both').scrollIntoViewIfNeeded();
  await seen(page, 'review-both');
  await page.getByRole('button', { name: 'Back' }).click();

  await page.getByRole('button', { name: 'Acts' }).click();
  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('radio', { name: 'Before' }).last().check();
  await page.getByRole('radio', { name: 'After' }).first().check();
  await page.locator('.look-both figure').last().scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('.look-both iframe[data-there=true]').count()).toBe(2);
  await page.getByText('What players notice').waitFor();
  await seen(page, 'versions');
  await page.locator('.look-both').scrollIntoViewIfNeeded();
  await seen(page, 'compared');
});
