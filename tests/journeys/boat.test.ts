// At the dragon boat: it rows from the start to where its member's bets have brought it, and on as they settle; with less motion it lies there.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addBet } from '#support/activities.ts';
import { siteWorld } from '#support/site.ts';
import { addBets } from './activities.ts';

const test = siteWorld();

/** Where the boat was drawn, in per cent of its course, each place once. */
const places = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { places: number[] }).places);

/** Writes down the places from the first drawing on. */
async function watchBoat(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { places: seen });
    new MutationObserver(() => {
      const boat = document.querySelector<HTMLElement>('[role="img"] div[style*="translate3d"]');
      const place = Number(/translate3d\(([\d.]+)%/.exec(boat?.style.transform ?? '')?.[1] ?? Number.NaN);
      if (!Number.isNaN(place) && seen.at(-1) !== place) seen.push(place);
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
  });
}

test('it rows from the start, and on when a bet has settled; with less motion it lies where it is', async ({
  open,
  server,
  station,
  clock,
}) => {
  await addBets(server, station);
  const { page } = await open('/userCenter', { as: 'member01', hasMotion: true });
  await watchBoat(page);
  await page.goto('/betBoat');
  await expect.poll(async () => (await places(page)).length).toBe(2);
  const [start, first] = await places(page);
  expect(start).toBe(0);
  expect(first).toBeGreaterThan(0);
  await addBet(server, station, 'member01', { stake: '2500' });
  await clock.pass(25);
  await expect.poll(async () => (await places(page)).at(-1)).toBeGreaterThan(first!);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect.poll(async () => (await places(page)).length).toBe(1);
  expect((await places(page))[0]).toBeGreaterThan(first!);
});
