// Bets at a game: chips that are not confirmed at the seal or laid again.
import { expect } from 'vitest';
import { platformGamesWorld } from './platformGames.ts';

const test = platformGamesWorld(['sandbox-live']);

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
  await expect.poll(() => verdict.innerText()).toContain(unstaked);
  expect(await verdict.getAttribute('role')).toBe('status');
  await expect.poll(() => page.locator('.spot em').allInnerTexts()).toEqual(['10']);
  await page.locator('.verdict[data-state]').waitFor();
  await expect.poll(() => verdict.innerText()).toContain(unstaked);

  await clock.pass(shownSeconds);
  await page.locator('.spot:enabled').first().waitFor();
  await expect.poll(() => verdict.innerText()).toBe('');
  await expect.poll(() => tie.locator('em').innerText()).toBe('20');
  await expect.poll(() => page.locator('.tray .act:last-child').innerText()).toBe('确认投注 ¥20');
  const paid = (text: string) => Number(text.replaceAll(/[¥,]/g, ''));
  const after = paid(await page.locator('#balance').innerText());
  // The ten on the dragon was won, lost or half lost.
  expect([10, -10, -5]).toContain(after - paid(balance));
  await page.getByRole('button', { name: '清空' }).click();
  expect(await page.locator('.spot em').count()).toBe(0);

  // The bets of the last hand come back with one press, and each further press doubles them.
  await page.getByRole('button', { name: '重投' }).click();
  await expect.poll(() => page.locator('.spot em').allInnerTexts()).toEqual(['10']);
  await page.getByRole('button', { name: '加倍' }).click();
  await page.getByRole('button', { name: '加倍' }).click();
  await expect.poll(() => dragon.locator('em').innerText()).toBe('40');
  await expect.poll(() => page.locator('.tray .act:last-child').innerText()).toBe('确认投注 ¥40');
  await page.getByRole('button', { name: '清空' }).click();

  // More than there is: refused, and nothing that was laid has to be laid again.
  await page.locator('.chips').getByRole('button', { name: '500' }).click();
  for (let chip = 0; chip < 17; chip += 1) await dragon.click();
  await page.locator('.tray .act:last-child').click();
  await page.getByText('余额不足，请减少投注').waitFor();
  await expect.poll(() => dragon.locator('em').innerText()).toBe('8500');
  await expect.poll(() => page.locator('.tray .act:last-child').innerText()).toBe('确认投注 ¥8500');
});
