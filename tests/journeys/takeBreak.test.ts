// A break on a phone: two taps from home, a second yes, logged out at once; afterwards withdrawals and records are open, deposits and bets are not.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { siteWorld } from '#support/site.ts';
import { callFrom, follow, thumb } from './steps.ts';

const test = siteWorld();

const main = (page: Page) => page.getByRole('main');
const question = (page: Page, name: string) => page.getByRole('dialog', { name });
/** What is late comes once the page is used. */
const use = (page: Page) => page.keyboard.press('Shift');

test('an exclusion is typed, ends the session at once, and leaves withdrawals and records open', async ({
  open,
}) => {
  const { page } = await open('/index', { as: 'member01' });
  const { tap, taps } = thumb();
  await tap(page.locator('footer').getByRole('link', { name: '理性娱乐' }));
  await tap(main(page).getByRole('link', { name: '休息一下' }));
  await page.waitForURL('**/takeBreak');
  expect(taps()).toBe(2);

  await main(page).getByText('6个月', { exact: true }).click();
  await main(page).getByText('追号中还没开始的各期会取消').waitFor();
  const start = main(page).getByRole('button', { name: '开始休息：6个月' });
  await start.click();
  await main(page).getByText('请输入“我要休息”', { exact: true }).waitFor();
  await main(page).getByLabel('请输入“我要休息”以确认').fill('我要休息');
  await start.click();
  await question(page, '自我排除').getByRole('button', { name: '开始', exact: true }).click();
  const begun = question(page, '自我排除中');
  await expect.poll(() => begun.innerText()).toMatch(/休息至\d{4}-\d\d-\d\d[\s\S]*您已退出登录/);
  await begun.getByRole('button', { name: '知道了' }).click();
  await page.waitForURL('**/index');
  expect((await callFrom(page, '/m/v2/userInfo.do')).success).toBe(false);

  const { page: back } = await open('/withdraw', { as: 'member01', isNew: true });
  await use(back);
  const strip = back.getByRole('complementary', { name: '休息状态' });
  await expect.poll(() => strip.innerText()).toMatch(/休息中，至\d{4}-\d\d-\d\d/);
  await strip.getByRole('link').click();
  await back.waitForURL('**/takeBreak');
  await main(back).getByRole('heading', { name: '自我排除中' }).waitFor();
  await main(back)
    .getByText(/起可以申请恢复/)
    .waitFor();
  await follow(back, '/reportChange');
  await main(back).getByText('分类汇总').waitFor();
});

test('a time-out asks once, and where it holds is the choice of the member', async ({ open }) => {
  const { page } = await open('/takeBreak', { as: 'agent01' });
  await main(page).getByText('1周', { exact: true }).click();
  await main(page).getByText('全部站点', { exact: true }).click();
  await main(page).getByRole('button', { name: '开始休息：1周' }).click();
  await question(page, '短暂休息').getByRole('button', { name: '开始', exact: true }).click();
  await expect.poll(() => question(page, '休息中').innerText()).toContain('休息至');
  await question(page, '休息中').getByRole('button', { name: '知道了' }).click();
  await page.waitForURL('**/index');
});

test('meanwhile the page of deposits says so, and leads to what is open in place of a button that cannot help', async ({
  open,
}) => {
  const { page } = await open('/recharge', { as: 'agent01', isNew: true });
  const closed = main(page).getByRole('alert');
  await closed.getByText('您正处于暂停或自我排除期间').waitFor();
  expect(await closed.getByRole('button').count()).toBe(0);
  await closed.getByRole('link', { name: '查看休息' }).click();
  await page.waitForURL('**/takeBreak');
  await main(page).getByRole('heading', { name: '休息中' }).waitFor();
});

test('a board says why nothing can be bet before anything is picked, and leads to what is open', async ({
  open,
}) => {
  const { page } = await open('/credit?lotCode=FFC', { as: 'agent01' });
  const note = main(page).getByRole('complementary', { name: '休息中' });
  await note.getByText('休息期间不能投注，提款和记录照常开放').waitFor();
  const bet = page.getByRole('button', { name: '休息中', exact: true });
  await expect.poll(() => bet.isDisabled()).toBe(true);
  await main(page)
    .getByRole('button', { name: /总和大/ })
    .first()
    .click();
  await expect.poll(() => bet.isDisabled()).toBe(true);
  expect(await axeFinds(page)).toEqual([]);
  await note.getByRole('link', { name: '提款' }).click();
  await page.waitForURL('**/withdraw');
  await follow(page, '/official?lotCode=FFC');
  await main(page).getByRole('complementary', { name: '休息中' }).waitFor();
  await page.getByRole('button', { name: '休息中', exact: true }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: '休息中', exact: true }).isDisabled()).toBe(true);
});
