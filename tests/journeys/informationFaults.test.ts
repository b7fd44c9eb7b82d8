// Notices, help and offers that cannot be loaded: what is said, a button that works, and a search that is kept meanwhile.
import { expect } from 'vitest';
import { block, leadTo, listsThatFail, test } from './listFaults.ts';
import { soon } from './steps.ts';

listsThatFail([
  ['notices', '/notice', /new_notice_v2\.do/, '提款手续费说明：每天前3次免费'],
  ['the help', '/userHelp', /userHelp\.do/, '关于锦鲤湾'],
  ['offers', '/moreActive', /activeData\.do/, '首次存款礼'],
]);

test('a search of the help is kept while the help fails, and finds once it is there', async ({
  page,
  proxy,
}) => {
  proxy.inject(/userHelp\.do/, { kind: 'status', status: 502 });
  await leadTo(page, '/userHelp');
  await soon(page, () => block(page).isVisible()).toBe(true);
  await page.getByRole('searchbox').fill('打码量');
  await proxy.heal();
  await block(page).getByRole('button', { name: '重新加载' }).click();
  await expect.poll(() => page.getByText('什么是打码量').first().isVisible()).toBe(true);
  expect(await page.getByRole('searchbox').inputValue()).toBe('打码量');
});
