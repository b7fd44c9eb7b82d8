// Whoever is not logged in, or no longer: what leads to /index or to the login page, and why, and customer service without logging in.
import { describe, expect } from 'vitest';
import { listenToToasts, pathOf, test } from './faults.ts';
import { logInAs, settled, soon } from './steps.ts';

describe('a message of the backend', () => {
  test('that the user is not logged in leads to /index, with no toast', async ({ page, proxy }) => {
    await logInAs(page, 'member01');
    proxy.inject('/m/v2/userInfo.do', { kind: 'answer', json: { success: false, msg: '您还没有登录' } });
    await page.goto('/personalInfo', { waitUntil: 'commit' });
    await page.waitForSelector('[popover][role="status"]', { state: 'attached' });
    const heard = await listenToToasts(page);
    await page.waitForURL('**/index');
    await expect.poll(() => page.getByText('您好，欢迎光临').isVisible()).toBe(true);
    expect(await heard()).toEqual([]);
  });

  test('that the account is logged in elsewhere leads to /index and says why', async ({ page, server }) => {
    await logInAs(page, 'member01');
    await page.reload();
    await settled(page);
    await server.client('w147').logIn('member01');
    await page.getByRole('link', { name: '资料与安全' }).click();
    // What was fetched ahead is shown first: the page hears of it with its next question.
    await soon(page, () => pathOf(page)).toBe('/index');
    const dialog = page.getByRole('dialog', { name: '温馨提示' });
    await expect.poll(() => dialog.getByText('您的账号已在其他设备登录').isVisible()).toBe(true);
    await dialog.getByRole('button', { name: '去登录' }).click();
    await page.waitForURL('**/login');
  });

  test('that the account was logged in elsewhere meanwhile is said to who opens the site later', async ({
    page,
    server,
  }) => {
    await logInAs(page, 'member01');
    await page.goto('about:blank');
    await server.client('w147').logIn('member01');
    await page.goto('/userCenter');
    const dialog = page.getByRole('dialog', { name: '温馨提示' });
    await dialog.getByText('您的账号已在其他设备登录').waitFor();
    await dialog.getByRole('button', { name: '去登录' }).click();
    await page.waitForURL('**/login');
  });
});

describe('the overlay', () => {
  test('opened while not logged in asks to log in first; confirming goes to login', async ({ page }) => {
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '在线客服' }).click();
    const dialog = page.getByRole('dialog', { name: '温馨提示' });
    await expect.poll(() => dialog.getByText('请先登录').isVisible()).toBe(true);
    await dialog.getByRole('button', { name: '去登录' }).click();
    await page.waitForURL('**/login');
  });

  test('of customer service shows a guest the way there without logging in', async ({ page }) => {
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '在线客服' }).click();
    const dialog = page.getByRole('dialog', { name: '温馨提示' });
    const opened = page.context().waitForEvent('page');
    await dialog.getByRole('link', { name: '不登录，直接联系客服' }).click();
    const tab = await opened;
    await expect.poll(() => tab.locator('details').count()).toBeGreaterThan(0);
    await tab.close();
    await expect.poll(() => dialog.count()).toBe(0);
    expect(pathOf(page)).not.toBe('/login');
  });
});
