// A fishing room: fire at a fish that is locked on, fire by itself, what both cost, and a round that ends while one stays.
import { expect } from 'vitest';
import { platformGamesWorld } from './platformGames.ts';

const test = platformGamesWorld(['sandbox-fish']);

/** Shots in ten seconds are one round. */
const roundSeconds = 11;

test('a locked fish is fired at until it is caught or gone, automatic fire goes on to the next, and a press ends it', async ({
  enter,
  clock,
}) => {
  const page = await enter('sandbox-fish', 'reef', { width: 390, height: 844 });
  const count = page.locator('.legend.ends span');
  const shots = async () => Number(/已发(\d+)炮/.exec(await count.innerText())?.[1] ?? 0);
  const [lock, auto] = [
    page.getByRole('button', { name: '锁定' }),
    page.getByRole('button', { name: '自动' }),
  ];
  const locked = page.locator('.swimmer[data-locked]');

  await lock.click();
  await page.evaluate(() => {
    const sea = document.querySelector('.sea')!.getBoundingClientRect();
    const dearest = [...document.querySelectorAll<HTMLElement>('.swimmer')]
      .filter((each) => {
        const { left, right } = each.getBoundingClientRect();
        return left > sea.left + 80 && right < sea.right - 80;
      })
      .sort((one, other) => Number(other.innerText.split('×')[1]) - Number(one.innerText.split('×')[1]))[0]!;
    dearest.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }));
  });
  await expect.poll(shots).toBeGreaterThan(0);
  await lock.click();
  await locked.waitFor({ state: 'detached' });

  await auto.click();
  const before = await shots();
  await expect.poll(shots).toBeGreaterThan(before + 4);
  expect(await auto.getAttribute('aria-pressed')).toBe('true');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  });
  expect(await auto.getAttribute('aria-pressed')).toBe('false');
  expect(await locked.count()).toBe(0);

  // What it cost is what the balance lost, beside what was caught.
  await expect
    .poll(async () => {
      const [, cost, won] = /用 ¥([\d.]+) · 得 ¥([\d.]+)/.exec(await count.innerText())!;
      const lost = 8_000 - Number((await page.locator('#balance').innerText()).replaceAll(/[¥,]/g, ''));
      return Math.abs(lost - Number(cost) + Number(won)) < 0.01;
    })
    .toBe(true);
  const row = page.locator('#rounds li b').first();
  await expect.poll(() => row.innerText()).toMatch(/^[+−]?\d+\.\d\d$/);
  // A volley that was on its way when the fire ended begins a round of its own.
  await expect
    .poll(async () => {
      await clock.pass(roundSeconds);
      return await page.locator('#rounds li').first().getAttribute('data-state');
    })
    .not.toBe('unsettled');
});
