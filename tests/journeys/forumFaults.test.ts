// A post to the forum when things go wrong: nothing that was written is lost, it is posted once, and each refusal is said where it belongs.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { poster } from '#support/forum.ts';
import { calls, content, faultyForum, field, post, sent, title } from './forumFaults.ts';
import { fillLogin, go, resize, settled } from './steps.ts';

const test = faultyForum({ lotteries: ['FFC'], historyDays: 0.01 });

// Sets the nickname.
test.beforeAll(({ server, station }) => poster(server, 'member01', station));

const said = (page: Page) => page.locator('form [role=alert]').last();

async function expectWritten(page: Page): Promise<void> {
  await expect.poll(() => field(page, 'title').inputValue()).toBe(title);
  expect(await field(page, 'content').inputValue()).toBe(content);
}

test('what was written outlives a gateway, a refusal, a reload and a log-in elsewhere, and is posted once', async ({
  visit,
  proxy,
  server,
  station,
  groupId,
}) => {
  const { page, consoleErrors } = await visit(`/forum/write/${groupId}`);
  await field(page, 'title').fill(title);
  await field(page, 'content').fill(content);
  proxy.inject(`${calls}/newMain`, { kind: 'status', status: 502 });
  await post(page).click();
  await expect
    .poll(() => said(page).innerText())
    .toBe('服务暂时不可用，请稍后重试（错误编号 502）\n您写的内容已保留');
  // Said once, beside the button, and in sight.
  expect(await page.locator('[popover][role=status]').innerText()).not.toContain('502');
  await expect
    .poll(() => said(page).evaluate((each) => each.getBoundingClientRect().bottom <= innerHeight))
    .toBe(true);
  const intents = sent(proxy, 'newMain').map(({ head }) => /x-intent-id: *(\S+)/i.exec(head)?.[1]);
  expect([intents.length, new Set(intents).size]).toEqual([3, 1]);
  await proxy.heal();

  proxy.inject(
    `${calls}/newMain`,
    { kind: 'answer', json: { success: false, msg: '您暂时不能发言', code: 'muted' } },
    1,
  );
  await post(page).click();
  await expect.poll(() => said(page).innerText()).toBe('您暂时不能发言\n您写的内容已保留');
  await page.reload();
  await settled(page);
  await expectWritten(page);

  await server.client(station).logIn('member01');
  await post(page).click();
  await page.waitForURL('**/index');
  await page.getByRole('dialog', { name: '温馨提示' }).getByRole('button', { name: '去登录' }).click();
  await page.waitForURL('**/login');
  // Asked once: a second notice would lie over the form.
  expect(await page.getByRole('dialog').count()).toBe(0);
  await fillLogin(page, 'member01', 'demo8888');
  await page.waitForURL(`**/forum/write/${groupId}`);
  await expectWritten(page);
  await post(page).click();
  await page.waitForURL(/\/forum\/article\/\d+$/);
  const { count } = await server.inStation(station, (db) =>
    db
      .selectFrom('forum_article')
      .select((select) => select.fn.countAll<bigint>().as('count'))
      .where('title', '=', title)
      .executeTakeFirstOrThrow(),
  );
  expect(Number(count)).toBe(1);
  await go(page, `/forum/write/${groupId}`);
  expect(await field(page, 'title').inputValue()).toBe('');
  expect(consoleErrors.splice(0)).not.toEqual([]);
});

test('a post whose answer was lost is posted once, although the page was loaded again; the card it shares is still shown', async ({
  visit,
  proxy,
  server,
  station,
  groupId,
  draws,
}) => {
  const lost = '这一帖的回音丢了';
  // There is a draw that can be shared.
  await draws.pass();
  const { page, consoleErrors } = await visit(`/forum/write/${groupId}`);
  await field(page, 'title').fill(lost);
  await field(page, 'content').fill(content);
  await page.getByRole('button', { name: '分享注单或开奖' }).click();
  await page.getByRole('dialog').getByRole('region', { name: '开奖' }).first().click();
  const card = page.locator('form').getByRole('region', { name: '开奖' });
  // Its numbers come after its name.
  await settled(page);
  const shown = await card.innerText();
  proxy.inject(`${calls}/newMain`, { kind: 'cutBeforeHeaders' });
  await post(page).click();
  await expect.poll(() => said(page).innerText()).toContain('您写的内容已保留');
  await proxy.heal();
  // A draw later, the list of what can be shared names another one.
  proxy.inject(`${calls}/shareable`, { kind: 'answer', json: { success: true, msg: '', list: [] } });
  await page.reload();
  await settled(page);
  await expect.poll(() => card.innerText()).toBe(shown);
  await post(page).click();
  await page.waitForURL(/\/forum\/article\/\d+$/);
  const intents = sent(proxy, 'newMain').map(({ head }) => /x-intent-id: *(\S+)/i.exec(head)?.[1]);
  expect([intents.length, new Set(intents).size]).toEqual([4, 1]);
  const rows = await server.inStation(station, (db) =>
    db.selectFrom('forum_article').select('card').where('title', '=', lost).execute(),
  );
  expect(rows).toMatchObject([{ card: { kind: 'draw' } }]);
  await go(page, `/forum/write/${groupId}`);
  expect(await field(page, 'title').inputValue()).toBe('');
  expect(await card.count()).toBe(0);
  expect(consoleErrors.splice(0)).not.toEqual([]);
});

test('a word that is not allowed is reported at its field, which is brought into sight', async ({
  visit,
  proxy,
  groupId,
}) => {
  const { page } = await visit(`/forum/write/${groupId}`);
  await resize(page, 320, 568);
  await post(page).click();
  await expect
    .poll(() => field(page, 'title').evaluate((each) => each === document.activeElement))
    .toBe(true);
  await field(page, 'title').fill(title);
  await field(page, 'content').fill(content);
  const fieldErrors = { content: '内容包含不允许的词语，请修改后再发' };
  proxy.inject(`${calls}/newMain`, {
    kind: 'answer',
    json: { success: false, msg: fieldErrors.content, code: 'invalid', fieldErrors },
  });
  await post(page).click();
  await expect.poll(() => field(page, 'content').getAttribute('aria-invalid')).toBe('true');
  await expect
    .poll(() => field(page, 'content').evaluate((each) => each === document.activeElement))
    .toBe(true);
  const seen = page.getByText(fieldErrors.content).first();
  await expect
    .poll(() =>
      seen.evaluate((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    )
    .toBe(true);
});
