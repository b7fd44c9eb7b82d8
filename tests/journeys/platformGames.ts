// What journeys at the pages of game platforms share: platforms beside the test, and a way into their games.
import type { Page } from 'playwright-core';
import type { PlatformCode } from '#counterparty/game-platform/catalogue.ts';
import { createGamePlatform } from '#counterparty/game-platform/gamePlatform.ts';
import { keepPageTime } from '#support/clock.ts';
import { siteWorld } from '#support/site.ts';
import { YUAN } from '#values/money.ts';

type Enter = (
  platform: PlatformCode,
  game: string,
  viewport: { width: number; height: number },
  allowed?: { autoSpin: boolean },
) => Promise<Page>;

/** The `test` of a file that plays at these platforms. */
export const platformGamesWorld = (codes: readonly PlatformCode[]) =>
  siteWorld()
    .extend('platforms', { scope: 'file' }, async ({ clock }, { onCleanup }) => {
      const platforms = new Map<PlatformCode, Awaited<ReturnType<typeof createGamePlatform>>>();
      for (const platform of codes)
        platforms.set(
          platform,
          await createGamePlatform({
            platform,
            port: 0,
            storeFile: ':memory:',
            key: 'k'.repeat(64),
            now: clock.now,
          }),
        );
      onCleanup(async () => {
        for (const platform of platforms.values()) await platform.close();
      });
      return platforms;
    })
    /** Lets somebody with 8,000 yuan into a game; the page is theirs. */
    .extend('enter', async ({ browser, clock, platforms }, { onCleanup }): Promise<Enter> => {
      const context = await browser.newContext({ isMobile: true, hasTouch: true });
      await keepPageTime(context, clock);
      onCleanup(() => context.close());
      return async (platform, game, viewport, allowed) => {
        const { world, party } = platforms.get(platform)!;
        const holder = { operator: 'alpha', platform, member: '5' };
        const nowMs = clock.now().getTime();
        world.books.transfer(
          { ...holder, orderNo: 'in', direction: 'in', amount: 8_000n * YUAN },
          true,
          nowMs,
        );
        const token = world.books.letIn(
          {
            ...holder,
            game,
            returnUrl: 'https://station.example/',
            moneyUrl: '',
            locale: 'zh-CN',
            ...allowed,
          },
          nowMs,
        );
        const page = await context.newPage();
        await page.setViewportSize(viewport);
        await page.goto(`${party.url}/enter?token=${token}`);
        await page.locator('.act, .match, .swimmer').first().waitFor();
        return page;
      };
    });
