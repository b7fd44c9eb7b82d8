// A member's own lists that cannot be loaded: what is said, a button that works, and rows that stay where the next page is cut off.
import { expect } from 'vitest';
import { sendMessage } from '#server/messages/sendMessage.ts';
import { idOf } from '#support/messages.ts';
import { listsThatFail, sentence, test } from './listFaults.ts';
import { settled, soon } from './steps.ts';

listsThatFail([
  ['messages', '/message', /message\/list\.do/, '您的反馈已有回复'],
  ['bets', '/lotteryRecord', /slipData\.do/, '该条件下暂无投注记录'],
  ['rounds of games', '/orderReal', /Record\.do/, '所选条件下没有游戏记录', '/lotteryRecord'],
]);

test('rows stay where the next page is cut off, and the foot says why and goes on', async ({
  page,
  proxy,
  server,
  station,
}) => {
  const receiverId = await idOf(server, 'member01', station);
  await server.inStation(station, async (db) => {
    for (let at = 1; at <= 60; at++)
      await sendMessage(db, {
        station,
        kind: 'reply',
        to: { audience: 'one', receiverId },
        title: `第${at}封信`,
        content: '信的内容',
        now: server.now(),
      });
  });
  await page.goto('/message');
  await settled(page);
  const first = page.getByRole('button', { name: /第60封信/ });
  const last = page.getByRole('button', { name: /第1封信/ });
  await first.waitFor();
  proxy.inject(/message\/list\.do/, { kind: 'status', status: 502 });
  const foot = page.getByText(sentence);
  await soon(page, async () => {
    await page.mouse.wheel(0, 3000);
    return foot.isVisible();
  }).toBe(true);
  expect(await first.count()).toBe(1);
  await proxy.heal();
  await foot.locator('..').getByRole('button', { name: '重新加载' }).click();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 3000);
      return last.isVisible();
    })
    .toBe(true);
  expect(await foot.count()).toBe(0);
});
