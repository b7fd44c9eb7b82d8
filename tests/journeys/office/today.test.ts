// The first page and the queues: what waits is seen, decided on by keys and by hand, and a colleague's decision comes by itself.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { decide, looking } from '#contract/office/waiting.generated.ts';
import { axeFinds } from '#support/axe.ts';
import { officeAs } from '#support/office.ts';
import { fillQueues } from '#support/officeQueues.ts';
import { officeSettled, officeWorld } from '#support/officeSite.ts';

const test = officeWorld();

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a colleague decides, and the first page says so by itself', async ({ server, station, visit }) => {
  const filled = await fillQueues(server, station, { ageSeconds: 90_000 });
  const { page } = await visit('/today', { as: 'owner', locale: 'en' });
  await page.getByText('Live', { exact: true }).waitFor();
  const prizes = rowOf(page, 'Prizes').filter({ hasText: '1 d 1 h' });
  await prizes.waitFor();
  const colleague = await officeAs(server, 'finance', { station });
  const decided = await colleague.call(decide, {
    queue: 'prizes',
    item: filled.prizes,
    decision: 'give',
    reason: '',
  });
  expect(decided.answer).toMatchObject({ success: true });
  await prizes.waitFor({ state: 'detached' });
});

test('a letter is answered while a colleague looks', async ({ server, station, visit }) => {
  const { letters } = await fillQueues(server, station, { ageSeconds: 270_000 });
  const { page } = await visit('/queues/letters', { as: 'support', locale: 'en' });
  await rowOf(page, '3 d 3 h').getByRole('button').click();
  const words = page.getByRole('textbox', { name: 'Answer' });
  await words.waitFor();
  const colleague = await officeAs(server, 'owner', { station });
  // The ticket says that it is open here while its form is shown already.
  await expect
    .poll(async () => (await colleague.call(looking, { queue: 'letters', item: letters })).answer)
    .toMatchObject({ success: true, looking: ['support'] });
  await page.getByText('owner looks at this as well.').waitFor();
  await words.fill('Your card is confirmed.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await page.getByText('3 d 3 h').waitFor({ state: 'detached' });
  const { answered_at: answeredAt } = await server.inStation(station, (db) =>
    db
      .selectFrom('message')
      .select('answered_at')
      .where('id', '=', BigInt(letters))
      .executeTakeFirstOrThrow(),
  );
  expect(answeredAt).toEqual(server.now());
});

test('a post is hidden with a reason', async ({ server, station, visit }) => {
  await fillQueues(server, station);
  const { page } = await visit('/queues', { as: 'content', locale: 'en' });
  await page.getByRole('button', { name: 'member01' }).first().click();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const hide = dialog.getByRole('button', { name: 'Hide' });
  await expect.poll(() => hide.isDisabled()).toBe(true);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('advertising');
  await hide.click();
  await dialog.waitFor({ state: 'hidden' });
  const posts = await server.inStation(station, (db) =>
    db.selectFrom('forum_decision').select('decision').where('decided_by', '=', 'content').execute(),
  );
  expect(posts).toEqual([{ decision: 'hide' }]);
});

test('a deposit that is set aside is opened by a key and asks for the amount that came in', async ({
  server,
  station,
  visit,
}) => {
  const { depositsAside: order } = await fillQueues(server, station, { ageSeconds: 360_000 });
  const { page } = await visit('/queues/depositsAside', { as: 'finance', locale: 'en' });
  await page.getByText('4 d 4 h').waitFor();
  await page.keyboard.press('j');
  await page.getByText(order).waitFor();
  await page.getByRole('button', { name: 'Credit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('seen at the bank');
  const amount = dialog.getByRole('textbox', { name: 'Amount that came in, yuan' });
  const credit = dialog.getByRole('button', { name: 'Credit' });
  expect([await amount.inputValue(), await credit.isDisabled()]).toEqual(['', true]);
  await amount.fill('90');
  await credit.click();
  await dialog.waitFor({ state: 'hidden' });
  const { paid } = await server.inStation(station, (db) =>
    db.selectFrom('deposit_order').select('paid').where('order_no', '=', order).executeTakeFirstOrThrow(),
  );
  expect(paid).toBe(90_0000n);
});

test('the sound is off until it is asked for, and remembered', async ({ visit }) => {
  const { page } = await visit('/today', { as: 'support', locale: 'en' });
  const sound = page.getByRole('button', { name: 'Sound for what comes' });
  await sound.waitFor();
  expect(await sound.getAttribute('aria-pressed')).toBe('false');
  await sound.click();
  expect(await sound.getAttribute('aria-pressed')).toBe('true');
  await page.reload();
  await expect.poll(() => sound.getAttribute('aria-pressed')).toBe('true');
});

test('both fit a desk and a phone in both languages, and shut nobody out', async ({
  server,
  station,
  visit,
}) => {
  await fillQueues(server, station, { ageSeconds: 7_200 });
  for (const [locale, width] of [
    ['zh-CN', 1440],
    ['en', 390],
  ] as const) {
    const { page } = await visit('/today', { as: 'owner', locale, width });
    await page.getByRole('row').nth(1).waitFor();
    await officeSettled(page);
    const fits = async (name: string) => {
      if (process.env.LOOK)
        await page.screenshot({ path: `${process.env.LOOK}/${name}-${locale}-${width}.png` });
      expect([name, locale, width, await axeFinds(page)]).toEqual([name, locale, width, []]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    };
    await fits('today');
    await page.goto('/queues/posts');
    await page.getByRole('button', { name: 'member01' }).first().click();
    await page.locator('.queue-words').waitFor();
    await officeSettled(page);
    await fits('posts');
  }
});

test('the key after the one that closes a dialog is the screen’s, while the dialog still fades', async ({
  server,
  station,
  visit,
}) => {
  const { depositsAside: order } = await fillQueues(server, station, { ageSeconds: 360_000 });
  const { page } = await visit('/today', { as: 'finance', locale: 'en' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/queues/depositsAside');
  await page.getByText('4 d 4 h').waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).getByText('Next ticket').waitFor();
  await page.locator('.ant-zoom-enter, .ant-zoom-appear').waitFor({ state: 'detached' });
  // Both at once, as a quick hand presses them.
  await page.evaluate(async () => {
    const press = (key: string) =>
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    press('Escape');
    while (!document.querySelector('.ant-zoom-leave')) await new Promise(requestAnimationFrame);
    press('j');
  });
  await page.getByText(order).waitFor();
});

test('the list of keys gets those of rows that come while it is open', async ({ server, station, visit }) => {
  await fillQueues(server, station);
  const { page } = await visit('/today', { as: 'owner', locale: 'en' });
  const answered = Promise.withResolvers<void>();
  await page.route('**/office/waiting/list', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.goto('/queues/prizes');
  await page.getByRole('button', { name: 'Keys' }).waitFor();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.getByText('Find a member').waitFor();
  expect(await keys.getByText('Next ticket').count()).toBe(0);
  answered.resolve();
  await keys.getByText('Next ticket').waitFor();
});
