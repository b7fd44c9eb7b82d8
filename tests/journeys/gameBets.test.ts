// Owns the journeys of bets at a game: chips that are not confirmed at the seal or laid again, and a slip of two matches.
import { expect } from 'vitest';
import { platformGamesWorld } from './platformGames.ts';

const test = platformGamesWorld(['sandbox-live', 'sandbox-sport']);

/** A table that nobody looked at for so long opens a hand with the next look. */
const idleSeconds = 100;
/** How long a hand is open for bets, and how long it is shown. */
const [openSeconds, shownSeconds] = [20, 8];

test('chips that are not confirmed at the seal are said not to be staked, and lie there again in the next hand', async ({
  enter,
  clock,
}) => {
  await clock.pass(idleSeconds);
  const page = await enter('sandbox-live', 'dragontiger', { width: 320, height: 568 });
  const balance = await page.locator('#balance').innerText();
  const [dragon, tie] = [page.locator('.spot[aria-label="龙"]'), page.locator('.spot[aria-label="和"]')];
  await dragon.click();
  await page.locator('.tray .act:last-child').click();
  await page.locator('em[data-placed]').waitFor();
  await tie.click();
  await tie.click();
  await clock.pass(openSeconds);
  await page.locator('.spot:disabled').first().waitFor();
  const verdict = page.locator('.verdict');
  const unstaked = '未确认 ¥20：未投注、未扣款，下一局放回';
  expect(await verdict.innerText()).toContain(unstaked);
  expect(await verdict.getAttribute('role')).toBe('status');
  expect(await page.locator('.spot em').allInnerTexts()).toEqual(['10']);
  await page.locator('.verdict[data-state]').waitFor();
  expect(await verdict.innerText()).toContain(unstaked);

  await clock.pass(shownSeconds);
  await page.locator('.spot:enabled').first().waitFor();
  expect(await verdict.innerText()).toBe('');
  expect(await tie.locator('em').innerText()).toBe('20');
  expect(await page.locator('.tray .act:last-child').innerText()).toBe('确认投注 ¥20');
  const paid = (text: string) => Number(text.replace('¥', ''));
  const after = paid(await page.locator('#balance').innerText());
  // The ten on the dragon was won, lost or half lost.
  expect([10, -10, -5]).toContain(after - paid(balance));
  await page.getByRole('button', { name: '清空' }).click();
  expect(await page.locator('.spot em').count()).toBe(0);

  // The bets of the last hand come back with one press, and each further press doubles them.
  await page.getByRole('button', { name: '重投' }).click();
  expect(await page.locator('.spot em').allInnerTexts()).toEqual(['10']);
  await page.getByRole('button', { name: '加倍' }).click();
  await page.getByRole('button', { name: '加倍' }).click();
  expect(await dragon.locator('em').innerText()).toBe('40');
  expect(await page.locator('.tray .act:last-child').innerText()).toBe('确认投注 ¥40');
  await page.getByRole('button', { name: '清空' }).click();

  // More than there is: refused, and nothing that was laid has to be laid again.
  await page.locator('.chips').getByRole('button', { name: '500' }).click();
  for (let chip = 0; chip < 17; chip += 1) await dragon.click();
  await page.locator('.tray .act:last-child').click();
  await page.getByText('余额不足，请减少投注').waitFor();
  expect(await dragon.locator('em').innerText()).toBe('8500');
  expect(await page.locator('.tray .act:last-child').innerText()).toBe('确认投注 ¥8500');
});

test('two picks are bet as a parlay or each for itself; what is open is one press away, and says what it is', async ({
  enter,
}) => {
  const page = await enter('sandbox-sport', 'football', { width: 375, height: 812 });
  const slip = page.locator('.slip');
  const picked = slip.locator('.pick');
  /** Of two matches that have not begun: nothing happens to their odds meanwhile. */
  const pick = async (): Promise<void> => {
    const waiting = page.locator('.match').filter({ hasText: '后开赛' });
    for (const at of [1, 2]) await waiting.nth(at).locator('.price').first().click();
    expect(await picked.count()).toBe(2);
  };
  const last = page.locator('#rounds li small');
  await pick();
  await slip.getByRole('button', { name: '投注 ¥10' }).click();
  await expect
    .poll(() => last.first().innerText())
    .toMatch(/^\d\d:\d\d · 2串1 · 投注 ¥10\.00 · 最高可返 ¥\d/);
  await expect.poll(() => slip.isVisible()).toBe(false);

  await pick();
  await slip.getByRole('button', { name: '单关' }).click();
  await slip.getByRole('button', { name: /^注单/ }).click();
  expect(await picked.count()).toBe(0);
  await slip.getByText('共2注 ¥20').waitFor();
  expect(await slip.innerText()).toContain(`余额 ${await page.locator('#balance').innerText()}`);
  await slip.getByRole('button', { name: '投注 ¥20' }).click();
  await expect.poll(() => last.count()).toBe(3);
  expect(await last.first().innerText()).toMatch(/^\d\d:\d\d · 投注 ¥10\.00 · 最高可返 ¥\d/);
  await page.getByText('已投注 ¥20.00').waitFor();
  await page.getByRole('button', { name: '未结算3笔' }).click();
  await page.waitForFunction(() => {
    const { top, bottom } = document.querySelector('#rounds')!.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
});
