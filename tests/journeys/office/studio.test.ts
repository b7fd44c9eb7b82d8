// Owns the journey of the studio: a station is made by text and by form, a mistake goes by one press, and what is saved is what players have within seconds.
import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { officeSettled, officeWorld } from '#support/officeSite.ts';
import { staffMember } from '#support/officeStaff.ts';
import { stationFolder } from '#support/stationFolder.ts';
import { alpha, testStations } from '#support/testStations.ts';

const stations = stationFolder(testStations);
afterAll(() => stations.close());

const test = officeWorld({ registry: stations.registry });

const editor = (page: Page) => page.getByRole('textbox', { name: 'JSON' });
/** Long lines and those out of sight are not in the page: what is written is kept, and asked for there. */
const problems = (page: Page) => page.getByRole('list', { name: '问题' });

/** Puts the cursor behind words of the text, as a search of the editor finds them. */
async function behind(page: Page, words: string): Promise<void> {
  await editor(page).getByText(words).first().click();
  await page.keyboard.press('End');
}

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
  await behind(page, '"hosts"');
  await page.keyboard.press('Home');
  await page.keyboard.type('"locale": "zh-CM",\n');
  await problems(page).getByText('unknown-value').waitFor();
  await keepPicture(page, 'office-studio-mistake');
  await problems(page).getByRole('button', { name: /zh-CN/ }).click();
  await problems(page).getByText('unknown-value').waitFor({ state: 'detached' });

  // By form: the text follows.
  await page.getByRole('button', { name: 'theme' }).click();
  await page.getByLabel('skin').selectOption('ThemeBlack');
  await editor(page).getByText('ThemeBlack').waitFor();
  // And the form follows the text.
  await editor(page).getByText('测试一站').dblclick();
});
