// No floating ad lies on a board, and that elsewhere one that was closed stays closed.
import { expect } from 'vitest';
import { testClock } from '#support/clock.ts';
import { playWorld } from './play.ts';
import { adsOf, openedAd, settled, settledByHand, staticPage } from './steps.ts';

const test = playWorld(['EFC', 'SFLHC']);

test('no floating ad lies on a board; elsewhere one that was closed stays closed', async ({
  open,
  draws,
  clock,
  server,
  station,
}) => {
  await draws.begin('SFLHC');
  const boards = await open(staticPage, { as: 'member01', clock: testClock(clock.now()) });
  await boards.page.clock.install({ time: clock.now() });
  /** Ads come with what follows the first screen, a moment after it: its timers have run, and the page rests. */
  const adsOn = async (path: string): Promise<number> => {
    await boards.page.goto(server.url(station) + path);
    await settledByHand(boards.page);
    await boards.page.clock.runFor(1_000);
    await settledByHand(boards.page);
    return adsOf(boards.page).count();
  };
  expect(await adsOn('/lotteryAll')).toBeGreaterThan(0);
  for (const path of ['/credit?lotCode=SFLHC', '/official?lotCode=EFC']) expect(await adsOn(path)).toBe(0);
  await boards.close();

  const { page, context } = await open('/lotteryAll', { as: 'member01' });
  const ad = adsOf(page);
  await ad.first().waitFor();
  const count = await ad.count();
  await (await openedAd(page)).getByRole('button', { name: '关闭推广' }).click();
  await expect.poll(() => ad.count()).toBe(count - 1);
  // Now, and on another visit of the day.
  for (const visit of [page, await context.newPage()]) {
    await visit.goto(`${server.url(station)}/lotteryAll`);
    await settled(visit);
    expect(await adsOf(visit).count()).toBe(count - 1);
  }
});
