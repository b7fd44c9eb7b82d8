// At a slot machine: symbols of its own, lines that are drawn through what won, and spins without a press where the operator allows them.
import { expect } from 'vitest';
import { platformGamesWorld } from './platformGames.ts';

const test = platformGamesWorld(['sandbox-egame', 'sandbox-qt']);
const phone = { width: 390, height: 844 };

test.for([
  ['sandbox-egame', 'fortune'],
  ['sandbox-qt', 'ocean'],
] as const)(
  'at %s, %s a win is drawn as its line over the cells that it counts',
  async ([platform, game], { enter }) => {
    const page = await enter(platform, game, phone);
    // Without motion a spin takes no time.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    const spin = page.locator('.act');
    await page.locator('.choice').getByRole('button', { name: '¥1', exact: true }).click();
    const lines = page.locator('.lines polyline');
    // Lines are drawn where the spin brought more than it cost: so many without one do not happen.
    for (let spins = 0; spins < 200 && (await lines.count()) === 0; spins += 1) {
      await spin.click();
      await page.locator('.act:enabled').waitFor();
    }
    expect(await lines.count()).toBeGreaterThan(0);
    const named = /第(\d+)线/.exec(await page.locator('.verdict').innerText())![1];
    expect(await lines.first().getAttribute('data-line')).toBe(named);
    // The line begins on the first reel, in a cell that is marked, and has a point for each reel that it counts.
    const count = Number(/×(\d)/.exec(await page.locator('.verdict').innerText())![1]);
    expect((await lines.first().getAttribute('points'))!.split(' ')).toHaveLength(count);
    expect(await page.locator('.reel:first-of-type .cell[data-hit]').count()).toBeGreaterThan(0);
    // Every picture arrived, and the reels take up most of the width and a third of the height.
    expect(
      await page
        .locator('.cell img')
        .evaluateAll((all) => all.filter((each) => (each as HTMLImageElement).naturalWidth === 0).length),
    ).toBe(0);
    const box = (await page.locator('.reels').boundingBox())!;
    expect(box.width).toBeGreaterThan(0.9 * phone.width);
    expect(box.height).toBeGreaterThan(phone.height / 3);
    // The lines leave with the next spin.
    const left = await page.evaluate(() => {
      document.querySelector<HTMLElement>('.act')!.click();
      return document.querySelectorAll('.lines polyline').length;
    });
    expect(left).toBe(0);
  },
);

test('where the operator allows it the machine spins by itself until it is stopped, or nobody looks on', async ({
  enter,
}) => {
  const page = await enter('sandbox-egame', 'fruit', phone, { autoSpin: true });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.locator('.choice').getByRole('button', { name: '¥1', exact: true }).click();
  const rounds = page.locator('#rounds li:not(.none)');
  const auto = page.getByRole('button', { name: '自动旋转' });
  const stop = page.getByRole('button', { name: /^停止（剩\d+次）$/ });
  await page.getByRole('button', { name: '极速' }).click();
  // A great win ends it early; then it is begun again.
  for (let tries = 0; tries < 3 && (await rounds.count()) < 3; tries += 1) {
    await auto.click();
    await expect.poll(async () => (await rounds.count()) >= 3 || (await stop.count()) === 0).toBe(true);
  }
  expect(await rounds.count()).toBeGreaterThanOrEqual(3);
  if ((await stop.count()) === 0) await auto.click();
  await expect.poll(() => page.locator('.act').isDisabled()).toBe(true);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  });
  await auto.waitFor();
  await page.locator('.act:enabled').waitFor();

  const pressed = await enter('sandbox-egame', 'fruit', phone);
  expect(await pressed.getByRole('button', { name: /自动|极速/ }).count()).toBe(0);
});

test('a machine is silent until its sound is switched on, and cheers no spin that gives back no more than it cost', async ({
  enter,
}) => {
  const page = await enter('sandbox-egame', 'fortune', phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const tones: number[] = [];
    Object.assign(window, { tones });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function play(when) {
      tones.push(this.frequency.value);
      start.call(this, when);
    };
  });
  await page.reload();
  const tones = () =>
    page.evaluate(() => (window as unknown as { tones: number[] }).tones.splice(0).map(Math.round));
  const spin = page.locator('.act');
  const press = async () => {
    await spin.click();
    await page.locator('.act:enabled').waitFor();
  };
  const sound = page.getByRole('button', { name: '声音' });
  expect(await sound.getAttribute('aria-pressed')).toBe('false');
  await press();
  expect(await tones()).toEqual([]);
  await sound.click();
  expect(await sound.getAttribute('aria-pressed')).toBe('true');
  expect(await tones()).toEqual([330]);
  const seen = { won: 0, other: 0 };
  for (let spins = 0; spins < 200 && (seen.won === 0 || seen.other === 0); spins += 1) {
    await press();
    const [stake, prize] = await page.evaluate(async () => {
      const answer = await fetch(`/state${location.search}`);
      const { rounds } = (await answer.json()) as { rounds: { stake: string; prize: string }[] };
      return [Number(rounds[0]!.stake), Number(rounds[0]!.prize)] as const;
    });
    const isWin = prize > stake;
    seen[isWin ? 'won' : 'other'] += 1;
    expect(await tones()).toEqual([...Array(5).fill(330), ...(isWin ? [523, 659, 784] : [])]);
  }
  expect(seen.won).toBeGreaterThan(0);
  // The choice is kept.
  await page.reload();
  expect(await sound.getAttribute('aria-pressed')).toBe('true');
  const box = (await sound.boundingBox())!;
  expect([box.width, box.height]).toEqual([44, 44]);
});
