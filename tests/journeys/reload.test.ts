// A page that is requested again: pulled down with a finger, or reloaded with the skin and the language that were chosen.
import { describe, expect } from 'vitest';
import { userInfo } from '#contract/account.generated.ts';
import { fingerOn } from './finger.ts';
import { test } from './guests.ts';
import { logInAs, settled } from './steps.ts';

describe('a guest', () => {
  test('pulls a page down and has it requested again; a short pull and a swipe do nothing', async ({
    open,
  }) => {
    const { page } = await open('/', { notices: true });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const drag = await fingerOn(page);
    const pull = async (across: number, down: number): Promise<void> => {
      asked.length = 0;
      await drag(across, down);
    };
    for (const [path, call] of [
      ['/index', '/index/gameList.do'],
      ['/lotteryOpenDetail?lotCode=FFC', '/m/result/GetLotteryResultList.do'],
    ] as const) {
      await page.goto(path);
      await settled(page);
      await page.waitForFunction(() => document.documentElement.style.overscrollBehaviorY === 'none');
      if (path === '/index') {
        // Below the welcome nothing is pulled.
        await page.getByRole('dialog').waitFor();
        await pull(0, 240);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
        expect(asked).not.toContain(call);
      }
      await pull(0, 80);
      await pull(150, 60);
      expect(asked).not.toContain(call);
      await pull(0, 240);
      await page.getByText('已刷新').waitFor();
      expect(asked).toContain(call);
    }
    await logInAs(page, 'member01');
    await page.goto('/wallet');
    await settled(page);
    await page.waitForFunction(() => document.documentElement.style.overscrollBehaviorY === 'none');
    await pull(0, 240);
    await page.getByText('已刷新').waitFor();
    expect(asked).toContain(userInfo.path);
  });

  test('chooses the other skin and English, and both are still there after a reload', async ({ page }) => {
    await page.getByRole('link', { name: '我的' }).click();
    await page.waitForURL('**/userCenter');
    const skin = () => page.evaluate(() => document.documentElement.dataset.skin);
    expect(await skin()).toBe('ThemeRed');
    await page.getByRole('button', { name: '设置', exact: true }).click();
    const choose = async (choice: RegExp): Promise<void> => {
      await page.getByRole('button', { name: /切换主题/ }).click();
      await page.getByRole('radio', { name: choice }).click();
    };
    await choose(/跟随系统/);
    // The phone is followed from the moment the choice is drawn.
    const chosen = () => page.getByRole('button', { name: /切换主题/ }).innerText();
    await expect.poll(chosen).toContain('跟随系统');
    for (const [colorScheme, follows] of [
      ['dark', 'ThemeBlack'],
      ['light', 'ThemeRed'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(skin).toBe(follows);
    }
    await expect.poll(chosen).toContain('跟随系统');
    await choose(/午夜黑/);
    await expect.poll(skin).toBe('ThemeBlack');
    await page.getByRole('button', { name: /语言/ }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('link', { name: 'Home' }).isVisible()).toBe(true);
    await page.reload();
    await settled(page);
    expect(await skin()).toBe('ThemeBlack');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    // What the server says comes in that language too, although the page came with answers in the station's.
    await page.goto('/index');
    await settled(page);
    await expect.poll(() => page.getByText('1-Minute SSC').count()).toBeGreaterThan(0);
    expect(await page.getByText('分分彩').count()).toBe(0);
  });
});
