// The pages of journeys have the time of their test: they stand still, go on with a move, and begin at the moment they are loaded.
import { expect } from 'vitest';
import { siteWorld } from '#support/site.ts';
import { settled } from './steps.ts';

const test = siteWorld();
const hourMs = 3_600_000;

test('a page stands at the time of the server, goes on with it, and a page loaded later has a steady clock of its own', async ({
  open,
  clock,
}) => {
  const { page } = await open('/appDown');
  const read = () =>
    page.evaluate(() => ({ now: Date.now(), made: new Date().toISOString(), steady: performance.now() }));
  const first = await read();
  expect(first).toMatchObject({ now: clock.now().getTime(), made: clock.now().toISOString() });
  await clock.pass(3_600);
  expect(await read()).toEqual({
    now: first.now + hourMs,
    made: new Date(first.now + hourMs).toISOString(),
    steady: first.steady + hourMs,
  });
  await page.reload();
  await settled(page);
  const again = await read();
  expect(again.now).toBe(clock.now().getTime());
  expect(again.steady).toBeLessThan(hourMs);
});
