// What protects every visitor: the way there, the self-test, where to find help, and what a member sees of play on a board.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { setLimit } from '#contract/protection.generated.ts';
import { siteWorld } from '#support/site.ts';
import { callFrom, follow, settled, thumb } from './steps.ts';

const test = siteWorld();

const main = (page: Page) => page.getByRole('main');
const answer = (page: Page, question: number, points: number) =>
  page.locator(`[name="question${question}"][value="${points}"]`).check({ force: true });

test('a guest is one tap from it at the foot of the home page, and finds help by region', async ({
  open,
}) => {
  const { page } = await open('/index');
  const { tap, taps } = thumb();
  await tap(page.locator('footer').getByRole('link', { name: '理性娱乐' }));
  await page.waitForURL('**/safety');
  expect(taps()).toBe(1);
  await main(page).getByRole('heading', { name: '哪里可以求助' }).waitFor();
  await main(page).getByRole('columnheader', { name: '机构' }).waitFor();
  await main(page).getByText('未满18周岁禁止参与').waitFor();
});

test('limits, breaks and spending ask a guest to log in, and say for what', async ({ open }) => {
  const { page } = await open('/safety');
  for (const [name, path] of [
    ['设定限额', '/playLimits'],
    ['休息一下', '/takeBreak'],
    ['我的花费', '/ownPicture'],
  ] as const) {
    await main(page).getByRole('link', { name }).click();
    await page.waitForURL(`**${path}`);
    await main(page).getByRole('button', { name: '登录' }).first().waitFor();
    await page.goBack();
    await page.waitForURL('**/safety');
  }
});

test('the self-test names what is missing, and its result stays on the device', async ({ open }) => {
  const { page } = await open('/selfCheck');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  for (const question of [1, 2, 3, 4, 5, 6, 7]) await answer(page, question, question === 3 ? 2 : 0);
  await page.getByRole('button', { name: '查看结果' }).click();
  await main(page).getByText('还有2题没有回答').waitFor();
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('question8');
  await answer(page, 8, 1);
  await answer(page, 9, 0);
  await page.getByRole('button', { name: '查看结果' }).click();
  await main(page).getByRole('heading', { name: '中等风险' }).waitFor();
  await main(page).getByText('3分').waitFor();
  // A guest has nobody to send it to.
  expect(await page.getByRole('button', { name: /客服/ }).count()).toBe(0);
  expect(sent).toEqual([]);
});

test('a board and every money page lead there from their title', async ({ open }) => {
  const { page } = await open('/safety', { as: 'member01' });
  for (const address of ['/credit?lotCode=FFC', '/recharge', '/moneyChange', '/wallet', '/withdraw']) {
    await follow(page, address);
    await page.locator('header a[href="/safety"]').click();
    await page.waitForURL('**/safety');
    await settled(page);
  }
});

test.for([{}, { as: 'member01' }])(
  'each screen of the tab bar is one tap from it for %o',
  async (visit, { open }) => {
    const { page } = await open('/index', visit);
    const tabs = await page
      .locator('nav')
      .last()
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(tabs.length).toBeGreaterThan(2);
    for (const address of tabs) {
      await follow(page, address);
      await page.getByRole('link', { name: '理性娱乐' }).first().click();
      await page.waitForURL('**/safety');
      await settled(page);
    }
  },
);

test('in English on the narrowest phone no button is cut off, of a result or of a limit', async ({
  open,
}) => {
  const { page } = await open('/selfCheck', { as: 'member01', locale: 'en', width: 320 });
  const cutOff = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main button, [role="dialog"] button, dialog button')]
        .filter(
          (button) =>
            button.getBoundingClientRect().right > innerWidth || button.scrollWidth > button.clientWidth,
        )
        .map((button) => button.textContent),
    );
  for (const question of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await answer(page, question, 1);
  await page.getByRole('button', { name: 'Show the result' }).click();
  await page.getByRole('button', { name: 'Send it to support and have them contact me' }).waitFor();
  expect(await cutOff()).toEqual([]);
  await callFrom(page, setLimit.path, { kind: 'deposit', frame: 'day', value: '500' });
  await follow(page, '/playLimits');
  await page.getByText('Each day').click();
  await page.getByRole('button', { name: 'Remove (after 24 hours)' }).waitFor();
  expect(await cutOff()).toEqual([]);
});
