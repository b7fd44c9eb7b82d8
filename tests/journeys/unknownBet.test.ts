// A credit bet whose end is unknown: announced on every screen, until it is confirmed in the records or refused with its reason.
import { expect } from 'vitest';
import { keepPicture } from '#support/keepPicture.ts';
import { lineBroke } from './creditFaults.ts';
import { balanceOf, betOn, playWorld, result } from './play.ts';
import { go, settled } from './steps.ts';

const test = playWorld(['SFSC']);

test.afterEach(({ proxy }) => proxy.heal());

test('a bet whose end is unknown is announced on every screen, queried there, and leads to the records', async ({
  open,
  draws,
  betsOf,
  proxy,
}) => {
  const { qiHao } = await draws.begin('SFSC');
  const visitor = await open('/appDown', { as: 'member01', port: proxy.port });
  const { page } = visitor;
  await go(page, '/credit?lotCode=SFSC');
  proxy.inject('/m/credit/doBet.do', { kind: 'cutAfterBody' });
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const layer = document.querySelector('[popover][role="status"]')!;
    new MutationObserver(() => said.push(layer.textContent ?? '')).observe(layer, { childList: true });
  });
  await betOn(page, 1);
  await result(page, '正在确认投注结果').waitFor();
  // The dialog says how it stands; nothing lies over it that says the bet has failed.
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said.filter((text) => text.includes('失败'))).toEqual([]);
  // Once out of the slip below, once off the page.
  await page.goBack();
  await settled(page);
  await page.goBack();
  const note = page.getByRole('status').filter({ hasText: '投注' });
  await note.getByText('有一笔投注正在确认结果').waitFor();
  await keepPicture(page, 'unknown-slip');
  // Still so after a reload, and on another screen.
  await page.goto(new URL('/moreActive', page.url()).href);
  await note.getByText('有一笔投注正在确认结果').waitFor();
  await proxy.heal();
  await note.getByText('投注已确认成功').waitFor();
  expect(await betsOf('SFSC', qiHao)).toHaveLength(1);
  await note.getByRole('link', { name: '投注记录' }).click();
  await page.waitForURL('**/lotteryRecord');
  await page.getByText(qiHao).first().waitFor();
  expect(await note.count()).toBe(0);
  // Refused meanwhile (the period has sealed): shown with its reason, nothing charged. The bet above is settled first: it may win.
  await draws.begin('SFSC');
  const before = await balanceOf(page);
  await page.goto(new URL('/credit?lotCode=SFSC', page.url()).href);
  await settled(page);
  proxy.inject('/m/credit/doBet.do', { kind: 'reset' });
  await betOn(page, 1);
  await result(page, '正在确认投注结果').waitFor();
  await page.goto(new URL('/userCenter', page.url()).href);
  await note.getByText('有一笔投注正在确认结果').waitFor();
  await draws.pass(600);
  await proxy.heal();
  await note.getByText('有一笔投注未成功，未扣款').waitFor();
  expect(await balanceOf(page)).toBe(before);
  await note.getByRole('button', { name: '关闭' }).click();
  await expect.poll(() => note.count()).toBe(0);
  lineBroke(visitor);
});
