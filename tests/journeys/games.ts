// What journeys of platform games share: a visitor who goes through all of a file, a catalogue of two thousand games, and one game in the middle.
import type { Page } from 'playwright-core';
import { openVisitor } from '#support/openStation.ts';
import { siteWorld } from '#support/site.ts';
import type { RunningServer } from '#support/startServer.ts';
import { logInAs, settled, staticPage } from './steps.ts';

export const station = 'w147';
export const account = 'member01';

/** Games beside those of the demonstration, and where among them one of the demonstration stands. */
export const [manyGames, dragonAt] = [2_000, 1_200];

/** The `test` of a file, through which one visitor goes: a guest, or logged in and at an address. */
export const gamesWorld = (prepare: (server: RunningServer) => Promise<unknown>, address?: string) =>
  siteWorld({ station, counterparties: true, prepare })
    .extend('visitor', { scope: 'file' }, async ({ browser, server, clock }, { onCleanup }) => {
      const visitor = await openVisitor(browser, `${server.url(station)}${staticPage}`, {
        clock,
      });
      onCleanup(() => visitor.close());
      return visitor;
    })
    .extend('page', { scope: 'file' }, async ({ visitor }) => {
      if (address !== undefined) {
        await logInAs(visitor.page, account);
        await visit(visitor.page, address);
      }
      return visitor.page;
    });

/** A catalogue as an operator with many games has it; the dragon stands in the middle. */
export const fillGames = (server: RunningServer): Promise<unknown> =>
  server.inStation(station, async (db) => {
    await db
      .insertInto('game')
      .values(
        Array.from({ length: manyGames }, (_, at) => ({
          station,
          platform: 'sandbox-egame',
          code: `many-${at}`,
          name: JSON.stringify({ 'zh-CN': `宝石${at}`, en: `Gem ${at}` }),
          pinyin: `bao shi ${at}`,
          type: 'egame' as const,
          position: 100 + at,
        })),
      )
      .execute();
    await db
      .updateTable('game')
      .set({ position: 100 + dragonAt, pinyin: 'long xing tian xia' })
      .where('platform', '=', 'sandbox-egame')
      .where('code', '=', 'dragon')
      .execute();
    await db
      .updateTable('platform')
      .set({ closed_until: new Date(server.now().getTime() + 3_600_000) })
      .where('code', '=', 'sandbox-egame2')
      .execute();
  });

/** Loads another page of the site, once this one rests. */
export const visit = async (page: Page, to: string): Promise<void> => {
  await settled(page);
  await page.goto(to);
  await settled(page);
};

/** The tile of the game in the middle. */
export const dragon = (page: Page) => page.getByRole('button', { name: /^龙行天下/ }).first();
