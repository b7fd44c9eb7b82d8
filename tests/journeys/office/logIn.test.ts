// The ways into the office in a browser: the keyboard alone, a passkey, a link of an invitation; and what a session that ends leaves to whom.
import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { invite, link } from '#contract/office/staff.generated.ts';
import { demoCode, demoStaffPassword } from '#server/office/staff/demonstration.ts';
import { officeAs } from '#support/office.ts';
import { officeSettled, officeWorld } from '#support/officeSite.ts';

const test = officeWorld();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('navigation', { name: '菜单' });

/** Goes on by Tab until something of this name has the focus. */
async function tabTo(page: Page, name: string, most = 40): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent;
    });
    if (focused === name) return;
  }
  throw new Error(`No ${most} tabs lead to ${name}.`);
}

/** What a press on any of nine places of the window would reach stands on the log-in alone. */
const isCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [0.1, 0.5, 0.9].every((x) =>
      [0.1, 0.5, 0.9].every(
        (y) => document.elementFromPoint(innerWidth * x, innerHeight * y)?.closest('.office-cover') != null,
      ),
    ),
  );

/** Types name and password, and the code of the moment, into the log-in that is in sight. */
async function logIn(page: Page, name: string, code: string): Promise<void> {
  const form = page.getByRole('main').filter({ has: page.getByLabel('密码') });
  await form.getByLabel('账号', { exact: true }).fill(name);
  await form.getByLabel('密码').fill(demoStaffPassword);
  await page.keyboard.press('Enter');
  const field = page.getByLabel('六位验证码');
  await expect.poll(() => field.inputValue()).toBe(code);
  await page.keyboard.press('Enter');
}

test('the keyboard alone leads in, past a wrong password, and to a room', async ({ visit, clock }) => {
  await clock.pass(30);
  const { page } = await visit('/');
  await page.getByLabel('账号', { exact: true }).waitFor();
  await page.keyboard.type('owner');
  await page.keyboard.press('Tab');
  await page.keyboard.type('demo8889');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('账号或密码错误').waitFor();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(demoStaffPassword);
  await page.keyboard.press('Enter');
  const code = page.getByLabel('六位验证码');
  // In a demonstration the code that an app would show is there already.
  await expect.poll(() => code.inputValue()).toBe(demoCode('owner', clock.now()));
  await page.keyboard.press('Enter');
  await menu(page).waitFor();
  await tabTo(page, '员工');
  await page.keyboard.press('Enter');
  await expect.poll(() => heading(page).innerText()).toBe('员工');
  expect(new URL(page.url()).pathname).toBe('/staff');
});

test('a session that ends hides the page, and gives what was typed back to the one who typed it', async ({
  visit,
  clock,
}) => {
  const { page } = await visit('/staff', { as: 'owner' });
  await officeSettled(page);
  await page.getByRole('button', { name: '邀请员工' }).click();
  const dialog = page.getByRole('dialog', { name: '邀请员工' });
  await dialog.getByLabel('显示名').fill('Wang');
  await dialog.getByLabel('账号', { exact: true }).fill('wang');
  await dialog.getByLabel('原因').fill('Joins on Monday.');
  await clock.pass(31 * 60);
  await page.keyboard.press('Enter');
  await page.getByText('您的登录已结束').waitFor();
  // Nothing of it is in sight or in reach.
  expect(await isCovered(page)).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect.poll(() => isCovered(page)).toBe(true);
  await logIn(page, 'owner', demoCode('owner', clock.now()));
  await expect.poll(() => page.locator('.office-cover').count()).toBe(0);
  expect(await dialog.getByLabel('显示名').inputValue()).toBe('Wang');
  await dialog.getByRole('button', { name: '邀请员工' }).click();
  await expect.poll(() => dialog.count()).toBe(0);
});

test('whoever logs in after somebody else sees nothing of what that one read or typed', async ({
  visit,
  clock,
}) => {
  await clock.pass(60);
  const { page } = await visit('/staff', { as: 'owner' });
  await officeSettled(page);
  await page.getByText('Auditor', { exact: true }).waitFor();
  await page.getByRole('button', { name: '邀请员工' }).click();
  await page.getByRole('dialog').getByLabel('显示名').fill('Wang');
  await page.getByRole('dialog').getByLabel('账号', { exact: true }).fill('wang');
  await page.getByRole('dialog').getByLabel('原因').fill('Joins on Monday.');
  await clock.pass(31 * 60);
  await page.keyboard.press('Enter');
  await page.getByText('您的登录已结束').waitFor();
  await logIn(page, 'finance', demoCode('finance', clock.now()));
  await page.getByText('没有权限').waitFor();
  // The one that was asked in goes when the answer is there.
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await page.getByText('Auditor', { exact: true }).count()).toBe(0);

  await page.getByRole('button', { name: /^Finance/ }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByLabel('密码').waitFor();
  // Nobody asks who left on purpose to log in again.
  expect(await page.getByText('您的登录已结束').count()).toBe(0);
});

test('a role that does not enter a room finds no way there, and is refused at its address', async ({
  visit,
}) => {
  const { page } = await visit('/trail', { as: 'support' });
  await page.getByText('没有权限').waitFor();
  expect(await menu(page).getByRole('link', { name: '操作记录' }).count()).toBe(0);
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect.poll(() => heading(page).innerText()).toBe('今日');
});

test('a passkey is made on the own page and leads in without a code', async ({ visit, clock }) => {
  await clock.pass(60);
  const { page, context } = await visit('/own', { as: 'content' });
  const authenticator = await context.newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.getByRole('button', { name: '添加通行密钥' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('名称').fill('Computer of the test');
  await dialog.getByRole('button', { name: '添加通行密钥' }).click();
  await page.getByText('通行密钥已添加').waitFor();
  await page.getByRole('button', { name: /^Content/ }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByLabel('账号', { exact: true }).fill('content');
  await page.getByLabel('密码').fill(demoStaffPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '使用通行密钥' }).click();
  await expect.poll(() => heading(page).innerText()).toBe('今日');
  await authenticator.detach();
});

test('the link of an invitation leads to a password, an app and in; it does so once', async ({
  visit,
  server,
  clock,
}) => {
  const owner = await officeAs(server, 'owner');
  const { answer } = await owner.call(invite, {
    name: 'zhao',
    shownName: 'Zhao',
    role: 'support',
    allStations: true,
    stations: [],
    elevatesTo: [],
    reason: 'Joins on Monday.',
  });
  const { path = '' } = (await owner.call(link, { invitation: answer.invitation! })).answer;
  const { page } = await visit(path, { width: 390, height: 844 });
  await page.getByText('您好，Zhao').waitFor();
  // The secret of the link does not stay in the address, nor in what the browser remembers of it.
  expect(page.url()).not.toContain('#');
  const secret = (await page.locator('.office-copyable .office-code').innerText()).replaceAll(' ', '');
  await page.getByLabel('设置密码').fill('a long word of mine');
  await page.getByLabel('再次输入密码').fill('another long word');
  await page.getByText('两次输入的密码不一致').waitFor();
  await page.getByLabel('再次输入密码').fill('a long word of mine');
  await page
    .getByLabel('六位验证码')
    .fill(generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1000) }));
  await page.getByRole('button', { name: '设置并登录' }).click();
  await expect.poll(() => heading(page).innerText()).toBe('今日');

  const { page: again } = await visit(path);
  await again.getByText('链接已失效').waitFor();
});
