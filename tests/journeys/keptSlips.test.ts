// A player who keeps whole slips by name: kept from the slip or from the records, they fill the board of any lottery of their family with one tap.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { keptSlips } from '#contract/kept.generated.ts';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { betBar, cells, choose, moneyOf, playWorld, press, slip, slipBar } from './play.ts';
import { follow, settled } from './steps.ts';

const test = playWorld(['FFC', 'CQSSC']);

const kept = (page: Page) => page.getByRole('dialog', { name: '常用方案' });
const keepAs = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: '存为常用方案' }).click();
  await kept(page).getByRole('textbox', { name: '方案名称' }).fill(name);
  await kept(page).getByRole('button', { name: '保存', exact: true }).click();
  await page.getByText('已存为常用方案').waitFor();
  await kept(page).waitFor({ state: 'detached' });
};
const openKept = async (page: Page, bar = slipBar(page)): Promise<void> => {
  await bar.getByRole('button', { name: '常用方案' }).click();
  await kept(page).waitFor();
};
const amountsOf = (page: Page) =>
  slip(page)
    .getByRole('textbox')
    .evaluateAll((fields) =>
      fields.map((each) => `${each.getAttribute('aria-label')} ${(each as HTMLInputElement).value}`),
    );

test('a slip is kept from the slip, fills the board of another lottery with one tap, and costs nothing until it is confirmed', async ({
  open,
  draws,
}) => {
  await draws.begin('FFC');
  const { page } = await open('/credit?lotCode=FFC', { as: 'member01', at: 'v010', width: 360, height: 740 });
  const before = await moneyOf(page);
  await openKept(page);
  await kept(page).getByText('选好号码后，在注单里可存为常用方案。').waitFor();
  await keepPicture(page, 'kept-empty');
  await page.keyboard.press('Escape');
  for (const at of [0, 1, 3]) await cells(page).nth(at).click();
  await slipBar(page).getByRole('textbox').fill('2.5');
  await slipBar(page).getByRole('button', { name: '投注', exact: true }).click();
  const picked = await amountsOf(page);
  expect(picked).toHaveLength(3);
  await keepPicture(page, 'kept-slip');
  await keepAs(page, '早盘');
  // The slip is still there.
  expect(await amountsOf(page)).toEqual(picked);

  await follow(page, '/credit?lotCode=CQSSC');
  await settled(page);
  await openKept(page);
  await keepPicture(page, 'kept-list');
  expect(await axeFinds(page)).toEqual([]);
  await kept(page).getByRole('button', { name: /^早盘/ }).click();
  await slip(page).waitFor();
  expect(await amountsOf(page)).toEqual(picked);
  await kept(page).waitFor({ state: 'detached' });
  expect(await moneyOf(page)).toBe(before);
  expect(new URL(page.url()).searchParams.get('lotCode')).toBe('CQSSC');
});

test('what the other lottery does not sell is named and left out', async ({ open, draws, server }) => {
  await draws.begin('FFC');
  const { page } = await open('/credit?lotCode=FFC', { as: 'member01', at: 'v010', skin: 'ThemeBlack' });
  await choose(page, '两面');
  await cells(page).first().click();
  const [first] = await cells(page).evaluateAll((all) => all.map((each) => each.getAttribute('data-cell')!));
  const other = await cells(page).evaluateAll(
    (all, own) =>
      all.map((each) => each.getAttribute('data-cell')!).find((each) => !each.startsWith(own)) ?? '',
    `${first!.split('/')[0]}/`,
  );
  await page.locator(`#board [data-cell="${other}"]`).click();
  await slipBar(page).getByRole('button', { name: '投注', exact: true }).click();
  await keepAs(page, '两门');
  await server.inStation('v010', (db) =>
    db
      .insertInto('play_limit')
      .values({
        station: 'v010',
        lot_code: 'CQSSC',
        version: 2,
        play_code: first!.split('/')[0]!,
        is_open: false,
      })
      .execute(),
  );
  await follow(page, '/credit?lotCode=CQSSC');
  await settled(page);
  await openKept(page);
  await keepPicture(page, 'kept-black');
  await kept(page).getByRole('button', { name: /^两门/ }).click();
  await page.getByText(/^以下玩法未带入/).waitFor();
  await slip(page).waitFor();
  expect(await amountsOf(page)).toHaveLength(1);
});

test('an official basket is kept too, at the prizes of now; it is renamed, removed, and is there on another device', async ({
  open,
  draws,
}) => {
  await draws.begin('FFC');
  const { page } = await open('/official?lotCode=FFC', { as: 'agent01', at: 'v010' });
  for (const name of ['万', '千', '百', '十', '个'])
    await press(page, name, '1', ...(name === '万' ? ['2'] : []));
  await betBar(page).getByRole('button', { name: '投注', exact: true }).click();
  await keepAs(page, '定位');
  await page.keyboard.press('Escape');

  const { page: another } = await open('/official?lotCode=CQSSC', { as: 'agent01', at: 'v010', isNew: true });
  await openKept(another, betBar(another));
  await another.getByRole('button', { name: '改名 定位' }).click();
  await kept(another).getByRole('textbox', { name: '方案名称' }).fill('万位两码');
  await kept(another).getByRole('button', { name: '保存', exact: true }).click();
  await kept(another)
    .getByRole('button', { name: /^万位两码/ })
    .click();
  const basket = another.getByRole('dialog', { name: '号码篮' });
  await basket.getByRole('listitem').waitFor();
  expect(await basket.getByRole('listitem').innerText()).toMatch(/2\s*注/);
  // Nothing has changed since: the prizes are those of now.
  expect(await basket.locator('[data-changed]').count()).toBe(0);
  await basket.getByRole('button', { name: '清空' }).click();
  await openKept(another, betBar(another));
  await another.getByRole('button', { name: '删除 万位两码' }).click();
  await another.getByText('删除方案“万位两码”？').waitFor();
  await another.getByRole('dialog').last().getByRole('button', { name: '删除', exact: true }).click();
  await kept(another).getByText('选好号码后，在注单里可存为常用方案。').waitFor();
});

test('a slip of the records is kept by a name, once; a second of the name says so', async ({
  open,
  draws,
  server,
}) => {
  await draws.begin('FFC');
  const { page } = await open('/credit?lotCode=FFC', { as: 'member01' });
  for (const at of [0, 1]) await cells(page).nth(at).click();
  await slipBar(page).getByRole('button', { name: '投注', exact: true }).click();
  await slip(page).getByRole('button', { name: '确认投注' }).click();
  await page.getByRole('dialog', { name: '投注成功' }).waitFor();
  await follow(page, '/lotteryRecord');
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').first().click();
  await keepAs(page, '昨日');
  await page.getByRole('button', { name: '存为常用方案' }).click();
  await kept(page).getByRole('textbox', { name: '方案名称' }).fill('昨日');
  await kept(page).getByRole('button', { name: '保存', exact: true }).click();
  await page.getByText('已有同名方案，请换一个名称').waitFor();
  await keepPicture(page, 'kept-records');
  const { answer } = await server.call(keptSlips, {}, { as: 'member01', station: 'w147' });
  expect(answer.list).toMatchObject([{ name: '昨日', count: 2, lotCode: 'FFC' }]);
});

test('a guest is led to log in; offline the list says so and is there again with the line', async ({
  open,
}) => {
  const { page: guest } = await open('/credit?lotCode=FFC');
  await openKept(guest);
  await kept(guest).getByText('登录后可保存和使用常用方案').waitFor();
  await kept(guest).getByRole('button', { name: /登录/ }).click();
  await guest.waitForURL('**/login*');

  const { page, consoleErrors } = await open('/credit?lotCode=CQSSC', { as: 'agent01' });
  await page.route('**/keptSlips.do', (route) => route.abort());
  await openKept(page);
  await kept(page).getByRole('button', { name: '重新加载' }).waitFor();
  await page.unroute('**/keptSlips.do');
  await kept(page).getByRole('button', { name: '重新加载' }).click();
  await kept(page).getByText('选好号码后，在注单里可存为常用方案。').waitFor();
  for (const line of consoleErrors.splice(0)) expect(line).toContain('net::ERR_');
});

test('in English, on a narrow phone', async ({ open, draws }) => {
  await draws.begin('FFC');
  const { page } = await open('/credit?lotCode=FFC', {
    as: 'member01',
    at: 'v010',
    skin: 'ThemeBlack',
    locale: 'en',
    width: 320,
    height: 568,
  });
  await cells(page).first().click();
  await page.locator('section:has([data-settings]) [data-kind="main"]').click();
  await page.getByRole('button', { name: 'Save slip' }).click();
  const sheet = page.getByRole('dialog', { name: 'Saved slips' });
  await sheet.getByRole('textbox').fill('Morning');
  await keepPicture(page, 'kept-en');
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Slip saved').waitFor();
});
