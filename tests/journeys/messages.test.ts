// The story of messages in a real browser: a refused withdrawal, the red dot, reading why, writing back on a bad line, and the answer.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { runSupport } from '#scripts/support.ts';
import { atDesk } from '#support/deposits.ts';
import { payloads } from '#support/hostileHtml.ts';
import { siteWorld } from '#support/site.ts';
import { setRule } from '#support/withdrawals.ts';
import { callFrom, follow, go, sees, settled, staticPage } from './steps.ts';

/** Its customer service is elsewhere: letters and feedback are what is written here. */
const test = siteWorld({ counterparties: ['bank-desk'], station: 'v010' }).extend(
  'support',
  { scope: 'file' },
  ({ server, station }) =>
    (...args: string[]) =>
      runSupport(server.pool, [station, ...args], server.now()),
);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
/** What the tab bar and the member centre count; they ask again every twenty seconds, and as here when the page opens. */
const dots = async (page: Page): Promise<(string | null)[]> => [
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: /会员中心/ })
    .textContent(),
  await page.getByRole('link', { name: /^消息/ }).textContent(),
];

test('refused, read, written back on a bad line, answered: the dot says so each time', async ({
  open,
  server,
  station,
  clock,
  proxy,
  support,
}) => {
  await setRule(server, station, { times_a_day: -1, free_times: -1 });
  const { page, consoleErrors } = await open(staticPage, {
    as: 'member01',
    port: proxy.port,
  });
  await callFrom(page, '/userCenter/msgManage/message/allReceiveRead.do');
  await go(page, '/withdraw');
  await page.getByLabel('提款金额').fill('500');
  await press(page, '提款');
  const pin = page.getByRole('dialog', { name: '请输入提款密码' });
  for (const digit of '123456') await pin.getByRole('button', { name: digit, exact: true }).click();
  await sees(page, '提款申请已提交');
  await server.runMoneyJob();
  const desk = server.counterparties['bank-desk']!;
  const row = desk.store.prepare("SELECT order_no FROM request WHERE state = 'waiting'").get()!;
  atDesk(server, String(row.order_no), 'refused', { reason: '收款人姓名不符' });
  await server.runMoneyJob();

  await follow(page, '/userCenter');
  expect(await dots(page)).toEqual(['1会员中心', '消息1']);
  await page.getByRole('link', { name: /^消息/ }).click();
  await page.getByRole('button', { name: /您的提款未通过/ }).click();
  await sees(page, /原因：收款人姓名不符/);
  // Read: the dot is gone without waiting for the next poll.
  await expect.poll(() => page.getByText('没有未读消息').isVisible()).toBe(true);
  await press(page, '回复');
  expect(await page.getByLabel('标题').inputValue()).toBe('回复：您的提款未通过');

  await press(page, '发送');
  await sees(page, '至少填写5个字');
  await page.getByLabel('内容').fill('太短');
  await press(page, '发送');
  await sees(page, '至少填写5个字');
  const text = '卡是我本人的，姓名就是张伟，\n请再核对一下，谢谢。';
  await page.getByLabel('内容').fill(text);
  const repair = proxy.inject('/userCenter/msgManage/message/send.do', { kind: 'cutBeforeHeaders' });
  await press(page, '发送');
  await expect
    .poll(() => page.getByText('没有发送成功，您写的内容已保留，请再试一次').isVisible())
    .toBe(true);
  repair();
  expect(consoleErrors.splice(0)).not.toEqual([]);
  await page.reload();
  await settled(page);
  expect(await page.getByLabel('内容').inputValue()).toBe(text);
  // The server took it the first time; sent again after the reload, it is recognised.
  await press(page, '发送');
  await sees(page, '同样的内容刚刚已经发送，无需重复提交');
  await tab(page, '已发送');
  await expect.poll(() => page.getByRole('button', { name: /发给客服/ }).count()).toBe(2);

  const waiting = (await support('open')).filter((line) => line.includes('member01'));
  expect(waiting.filter((line) => line.startsWith('message'))).toHaveLength(1);
  const [, id] = /message (\d+)/.exec(waiting[0]!)!;
  await support('reply', id!, '您好，已核对，姓名一致，请重新提交提款申请。');
  await clock.pass(1);
  await go(page, '/userCenter');
  expect(await dots(page)).toEqual(['1会员中心', '消息1']);
  await page.getByRole('link', { name: /^消息/ }).click();
  await page.getByRole('button', { name: /回复：回复：您的提款未通过/ }).click();
  await sees(page, '您好，已核对，姓名一致，请重新提交提款申请。');
  await sees(page, /请再核对一下，谢谢。/);
});

test('hostile words run nothing, as HTML of the station and as text of a member', async ({
  open,
  station,
  support,
}) => {
  const { page, consoleErrors } = await open(staticPage, { as: 'agent01' });
  await page.addInitScript(() => {
    Object.assign(window, { hits: 0, hit: () => Object.assign(window, { hits: 1 }) });
  });
  // As many as the command takes in one text.
  const pieces = `<p>the beginning</p>\n${payloads.join('\n').slice(0, 19_900)}`;
  await support('send', 'account:agent01', '<img src=x onerror=hit()>', pieces);
  const typed = '<img src=x onerror=hit()><script>hit()</script> {0} javascript:hit()';
  const asked = await callFrom(page, '/userCenter/msgManage/message/send.do', {
    receiver: 'service',
    title: '<b>粗体</b>',
    content: typed,
  });
  expect(asked.success).toBe(true);
  await support('reply', String(asked.id), `${typed} 回复`);
  await go(page, '/message');
  for (const title of ['回复：<b>粗体</b>', '<img src=x onerror=hit()>']) {
    await page.locator('strong').filter({ hasText: title }).click();
    const sheet = page.getByRole('dialog');
    await expect.poll(() => sheet.getByRole('heading', { name: title, exact: true }).isVisible()).toBe(true);
    if (title.startsWith('回复')) {
      await expect.poll(() => sheet.getByText(`${typed} 回复`, { exact: true }).isVisible()).toBe(true);
      expect(await sheet.locator('blockquote').textContent()).toContain(typed);
    } else await expect.poll(() => sheet.getByText('the beginning').isVisible()).toBe(true);
    const odd = sheet.locator('script, iframe, object, embed, form, style, [onerror], [onclick], [onload]');
    expect(await odd.count()).toBe(0);
    await settled(page);
    expect(await page.evaluate(() => (window as unknown as { hits: number }).hits)).toBe(0);
    await sheet.getByRole('button', { name: '关闭' }).click();
  }
  expect(new URL(page.url()).hostname).toBe(`${station}.localhost`);
  // The browser notes what the policy of the site refused.
  expect(consoleErrors.splice(0)).not.toEqual([]);
});
