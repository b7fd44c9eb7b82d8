// Owns the journeys of the forum when things go wrong: nothing that was written is lost, each refusal is said where it belongs, and a mention leads its reader to the place.
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { getArticleDetail, report } from '#contract/forum.generated.ts';
import { setModerator } from '#server/forum/moderation.ts';
import type { FaultProxy } from '#support/faultProxy.ts';
import { article, comment, groupsOf, poster } from '#support/forum.ts';
import { idOf } from '#support/messages.ts';
import type { Visitor } from '#support/openStation.ts';
import { siteWorld } from '#support/site.ts';
import { fillLogin, go, resize, settled } from './steps.ts';

const calls = '/m/v2/forum';
const title = '今晚的走势怎么看';
const content = '连着三期开大，大家怎么看？';

const test = siteWorld({ lotteries: ['FFC'], historyDays: 0.01 })
  .extend(
    'groupId',
    { scope: 'file' },
    async ({ server, station }) => (await groupsOf(server, station))[0]!.id,
  )
  .extend('visit', ({ open, proxy, clock }) => async (address: string): Promise<Visitor> => {
    // One post in thirty seconds, whoever posted in the journey before.
    await clock.pass(31);
    await proxy.heal();
    proxy.seen.length = 0;
    return open(address, { as: 'member01', port: proxy.port });
  });

// Sets the nickname.
test.beforeAll(({ server, station }) => poster(server, 'member01', station));

const field = (page: Page, name: 'title' | 'content') => page.locator(`form [name=${name}]`);
const post = (page: Page) => page.getByRole('button', { name: '发布', exact: true });
const said = (page: Page) => page.locator('form [role=alert]').last();
const sent = (proxy: FaultProxy, call: string) =>
  proxy.seen.filter(({ path }) => path.startsWith(`${calls}/${call}.do`));

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
  const { page, troubles } = await visit(`/forum/write/${groupId}`);
  await field(page, 'title').fill(title);
  await field(page, 'content').fill(content);
  proxy.inject(`${calls}/newMain`, { kind: 'status', status: 502 });
  await post(page).click();
  await expect
    .poll(() => said(page).innerText(), { timeout: 15_000 })
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
  expect(troubles.splice(0)).not.toEqual([]);
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
  const { page, troubles } = await visit(`/forum/write/${groupId}`);
  await field(page, 'title').fill(lost);
  await field(page, 'content').fill(content);
  await page.getByRole('button', { name: '分享注单或开奖' }).click();
  await page.getByRole('dialog').getByRole('region', { name: '开奖' }).first().click();
  const card = page.locator('form').getByRole('region', { name: '开奖' });
  const shown = await card.innerText();
  proxy.inject(`${calls}/newMain`, { kind: 'cutBeforeHeaders' });
  await post(page).click();
  await expect.poll(() => said(page).innerText(), { timeout: 20_000 }).toContain('您写的内容已保留');
  await proxy.heal();
  // A draw later, the list of what can be shared names another one.
  proxy.inject(`${calls}/shareable`, { kind: 'answer', json: { success: true, msg: '', list: [] } });
  await page.reload();
  await settled(page);
  expect(await card.innerText()).toBe(shown);
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
  expect(troubles.splice(0)).not.toEqual([]);
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

test('a picture whose upload is cut is still there after a reload, and arrives once when it is tried again', async ({
  visit,
  proxy,
  server,
  station,
  groupId,
}) => {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer();
  const { page, troubles } = await visit(`/forum/write/${groupId}`);
  await field(page, 'title').fill(title);
  await field(page, 'content').fill(content);
  proxy.inject(`${calls}/savePicture`, { kind: 'cutBeforeHeaders' });
  await page.getByLabel('添加图片').setInputFiles([{ name: 'p.jpg', mimeType: 'image/jpeg', buffer: photo }]);
  const again = page.getByRole('button', { name: '点击重试' });
  await again.waitFor({ timeout: 20_000 });
  await page.reload();
  await settled(page);
  await again.waitFor();
  // It is not posted without its picture.
  await post(page).click();
  await expect.poll(() => page.getByText('有图片没有上传成功，请重试或去掉后再发布').isVisible()).toBe(true);
  expect(sent(proxy, 'newMain')).toHaveLength(0);
  await proxy.heal();
  await again.click();
  await page.getByRole('button', { name: '删除图片1' }).waitFor();
  const intents = sent(proxy, 'savePicture').map(({ head }) => /x-intent-id: *(\S+)/i.exec(head)?.[1]);
  expect(new Set(intents).size).toBe(1);
  const { count } = await server.inStation(station, (db) =>
    db
      .selectFrom('forum_picture')
      .select((select) => select.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow(),
  );
  expect(Number(count)).toBe(1);
  await post(page).click();
  await page.waitForURL(/\/forum\/article\/\d+$/);
  await expect.poll(() => page.getByRole('button', { name: /查看第1张/ }).isVisible()).toBe(true);
  await go(page, `/forum/write/${groupId}`);
  expect(await again.count()).toBe(0);
  expect(troubles.splice(0)).not.toEqual([]);
});

test('two pictures of a comment that did not arrive are sent again by themselves once the line is back, each once', async ({
  visit,
  proxy,
  server,
  station,
  groupId,
  clock,
}) => {
  const writer = await poster(server, 'agent01', station);
  const articleId = await article(server, writer, {
    groupId,
    title: '发两张图看看',
    content: '路上信号不好',
  });
  const photo = async (background: string) => ({
    name: `${background.slice(1)}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  });
  const { page, troubles } = await visit(`/forum/comment/${articleId}`);
  await field(page, 'content').fill('两张截图');
  proxy.inject(`${calls}/savePicture`, { kind: 'reset' });
  await page.getByLabel('添加图片').setInputFiles([await photo('#357'), await photo('#753')]);
  await expect
    .poll(() => page.getByRole('button', { name: '点击重试' }).count(), { timeout: 30_000 })
    .toBe(2);
  await proxy.heal();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByRole('button', { name: '删除图片2' }).waitFor();
  const intents = sent(proxy, 'savePicture').map(({ head }) => /x-intent-id: *(\S+)/i.exec(head)?.[1]);
  expect(new Set(intents).size).toBe(2);
  await clock.pass(31);
  await post(page).click();
  await page.waitForURL(`**/forum/article/${articleId}`);
  const { pictures } = await server.inStation(station, (db) =>
    db
      .selectFrom('forum_comment')
      .select('pictures')
      .where('article_id', '=', BigInt(articleId))
      .executeTakeFirstOrThrow(),
  );
  expect(pictures).toHaveLength(2);
  expect(troubles.splice(0)).not.toEqual([]);
});

test('a member who moderates hides a post where it stands, still sees it, and brings it back', async ({
  visit,
  server,
  station,
  groupId,
}) => {
  const writer = await poster(server, 'agent01', station);
  const articleId = await article(server, writer, { groupId, title: '有人在带单', content: '跟我来吧各位' });
  const id = await idOf(server, 'member01', station);
  await server.inStation(station, (db) => setModerator(db, station, id, true));
  const { page } = await visit(`/forum/article/${articleId}`);
  const decide = async (name: string) => {
    await page.getByRole('button', { name: '管理' }).first().click();
    await page.getByRole('dialog', { name: '管理' }).getByRole('button', { name, exact: true }).click();
  };
  await decide('隐藏');
  await page.locator('main').getByText('已隐藏', { exact: true }).waitFor();
  const guest = server.client(station);
  const read = async () => (await guest.call(getArticleDetail, { articleId })).answer.code;
  expect(await read()).toBe('notFound');
  await decide('恢复显示');
  await expect.poll(() => page.locator('main').getByText('已隐藏', { exact: true }).count()).toBe(0);
  expect(await read()).toBeUndefined();

  // Of muting and its end, the one that applies is offered.
  const offered = async (name: string, other: string) => {
    await page.getByRole('button', { name: '管理' }).first().click();
    const menu = page.getByRole('dialog', { name: '管理' });
    await expect.poll(() => menu.getByRole('button', { name, exact: true }).isEnabled()).toBe(true);
    expect(await menu.getByRole('button', { name: other, exact: true }).count()).toBe(0);
    await menu.getByRole('button', { name, exact: true }).click();
    await settled(page);
  };
  await offered('禁言作者七天', '解除作者禁言');
  await offered('解除作者禁言', '禁言作者七天');
  await server.inStation(station, (db) => setModerator(db, station, id, false));
});

test('a member who moderates finds what was reported from the forum, keeps one post and hides another', async ({
  visit,
  server,
  station,
  groupId,
  open,
}) => {
  const [writer, reader] = await Promise.all([
    poster(server, 'agent01', station),
    poster(server, 'member02', station),
  ]);
  const kept = await article(server, writer, { groupId, title: '今晚怎么看', content: '大家聊聊走势吧' });
  const hidden = await article(server, writer, { groupId, title: '一起来跟单', content: '跟我一起来吧各位' });
  for (const targetId of [kept, hidden])
    await reader.call(report, { targetType: 'article', targetId, reason: 'fraud' });
  const { page } = await visit('/forum');
  await page.getByRole('tab', { name: '最新' }).waitFor();
  expect(await page.getByText('条内容待处理').count()).toBe(0);
  const id = await idOf(server, 'member01', station);
  await server.inStation(station, (db) => setModerator(db, station, id, true));
  try {
    await go(page, '/forum');
    await page.getByRole('link', { name: /^2条内容待处理/ }).click();
    const list = page.getByRole('list', { name: '待处理' });
    const rowOf = (text: string) => list.getByRole('listitem').filter({ hasText: text });
    await rowOf('大家聊聊走势吧').getByRole('button', { name: '保留' }).click();
    await page.getByText('已保留', { exact: true }).waitFor();
    await expect.poll(() => rowOf('大家聊聊走势吧').count()).toBe(0);
    await rowOf('跟我一起来吧各位').getByRole('link').click();
    await page.waitForURL(`**/forum/article/${hidden}`);
    await page.goBack();
    await rowOf('跟我一起来吧各位').getByRole('button', { name: '隐藏' }).click();
    await page.getByText('没有待处理的内容').waitFor();
    const guest = server.client(station);
    const read = async (articleId: string) => (await guest.call(getArticleDetail, { articleId })).answer.code;
    expect([await read(kept), await read(hidden)]).toEqual([undefined, 'notFound']);
    await page.getByRole('button', { name: '返回论坛' }).click();
    await page.getByRole('tab', { name: '最新' }).waitFor();
    expect(await page.getByText('条内容待处理').count()).toBe(0);
  } finally {
    await server.inStation(station, (db) => setModerator(db, station, id, false));
  }
  // Who is no moderator any more is refused; a guest who follows the link reads the forum.
  await go(page, '/forum?type=waiting');
  await page.getByRole('main').getByText('您不是本论坛的版主').waitFor();
  const guest = await open('/forum?type=waiting');
  await guest.page.getByRole('tab', { name: '最新' }).waitFor();
});

test("an own post that waits is found under one's own posts", async ({ visit, server, station, groupId }) => {
  await server.inStation(station, (db) =>
    db.updateTable('forum_group').set({ is_moderated: true }).where('id', '=', groupId).execute(),
  );
  try {
    const { page } = await visit(`/forum/write/${groupId}`);
    await field(page, 'title').fill('我的第一帖');
    await field(page, 'content').fill('大家好，初来乍到');
    await post(page).click();
    await page.waitForURL(/\/forum\/article\/\d+$/);
    await go(page, '/forum');
    await page.getByRole('tab', { name: '我的' }).click();
    await page.getByText('我的第一帖').first().waitFor();
    expect(await page.locator('main').getByText('待审核').count()).toBe(1);
  } finally {
    await server.inStation(station, (db) =>
      db.updateTable('forum_group').set({ is_moderated: false }).where('id', '=', groupId).execute(),
    );
  }
});

test('the names behind an @ can be requested again, and a press of the button is not lost to their line', async ({
  visit,
  proxy,
  groupId,
}) => {
  const { page, troubles } = await visit(`/forum/write/${groupId}`);
  await field(page, 'title').fill(title);
  proxy.inject(`${calls}/people`, { kind: 'status', status: 500 });
  await field(page, 'content').pressSequentially(`${content} @`);
  await page.getByText('名字没有加载出来').waitFor({ timeout: 15_000 });
  await proxy.heal();
  await page.getByText('名字没有加载出来').locator('..').getByRole('button', { name: '重新加载' }).click();
  await expect.poll(() => page.getByText('名字没有加载出来').count()).toBe(0);
  // The line of names is open, and stands above the button.
  await post(page).click();
  await page.waitForURL(/\/forum\/article\/\d+$/);
  expect(troubles.splice(0)).not.toEqual([]);
});

test('boards and posts that both failed are said once, and one button brings both', async ({
  visit,
  proxy,
}) => {
  const { page, troubles } = await visit('/index');
  const stop = proxy.inject(new RegExp(`${calls}/(groups|getArticleByType)`), {
    kind: 'status',
    status: 503,
  });
  await page.locator('main a[href="/forum"]').first().click();
  await page.waitForURL('**/forum');
  const retry = page.getByRole('button', { name: '重新加载' });
  await expect.poll(() => retry.count(), { timeout: 20_000 }).toBe(1);
  await expect.poll(() => page.getByText('错误编号 503').count()).toBe(1);
  await page.getByRole('button', { name: '发帖' }).click();
  await expect.poll(() => page.getByText('版块还没有加载出来，请稍后再试').isVisible()).toBe(true);
  stop();
  await retry.click();
  await expect
    .poll(() => page.getByRole('button', { name: /全部版块/ }).isVisible(), { timeout: 15_000 })
    .toBe(true);
  expect(troubles.splice(0)).not.toEqual([]);
});

test('following stands as the server answered, also where the article cannot be read again; a failed like is taken back', async ({
  visit,
  proxy,
  server,
  station,
  groupId,
}) => {
  const agent = await poster(server, 'agent01', station);
  const articleId = await article(server, agent, {
    groupId,
    title: '代理的帖子',
    content: '大家随便看看',
  });
  const { page, troubles } = await visit(`/forum/article/${articleId}`);
  proxy.inject(`${calls}/getArticleDetail`, { kind: 'status', status: 502 });
  await page.getByRole('button', { name: '关注', exact: true }).click();
  await page.getByRole('button', { name: '已关注', exact: true }).waitFor();
  const star = page.getByRole('button', { name: '关注帖子' });
  await star.click();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
  await proxy.heal();
  proxy.inject(`${calls}/follow`, { kind: 'reset' });
  const like = page.getByRole('button', { name: '点赞' }).first();
  await like.click();
  expect(await like.getAttribute('aria-pressed')).toBe('true');
  // At one time: the notice stays for two seconds.
  const notice = page.locator('[popover][role=status]');
  await expect
    .poll(async () => [await notice.innerText(), await like.getAttribute('aria-pressed')], {
      timeout: 15_000,
    })
    .toEqual(['网络连接已断开，请检查网络', 'false']);
  expect(troubles.splice(0)).not.toEqual([]);
});

test('a mention is a letter: its reader sees the count, opens it, and stands before the comment', async ({
  visit,
  open,
  server,
  station,
  groupId,
}) => {
  const writer = await poster(server, 'member02', station);
  const articleId = await article(server, writer, {
    groupId,
    title: '谁来说说',
    content: '大家都来说说看法',
  });
  // The mention stands on the second page of comments.
  for (let at = 0; at < 22; at++) await comment(server, writer, articleId, { content: `第${at + 1}条看法` });
  const { page: other } = await open('/message', { as: 'agent01' });
  const readAll = other.getByRole('button', { name: '全部已读' });
  // The letters may come after the page that holds them.
  await other.getByRole('main').getByRole('listitem').first().waitFor();
  if (await readAll.isVisible()) await readAll.click();
  await expect.poll(() => other.getByText(/条未读/).count()).toBe(0);

  const { page } = await visit(`/forum/comment/${articleId}`);
  await field(page, 'content').pressSequentially('这一段请看 @鸿运');
  await page.getByRole('option', { name: '@鸿运代理' }).click();
  await expect.poll(() => field(page, 'content').inputValue()).toBe('这一段请看 @鸿运代理 ');
  await post(page).click();
  await page.waitForURL(`**/forum/article/${articleId}?page=2`);

  await go(other, '/userCenter');
  await expect.poll(() => other.getByText('1条未读').first().isVisible()).toBe(true);
  await go(other, '/message');
  await other.getByRole('button', { name: /阿明提到了您/ }).click();
  const letter = other.getByRole('dialog');
  await expect.poll(() => letter.getByText('这一段请看').isVisible()).toBe(true);
  await letter.getByRole('link', { name: '查看帖子' }).click();
  await other.waitForURL(`**/forum/article/${articleId}?page=2&floor=23`);
  await settled(other);
  const named = other.getByText('这一段请看');
  await expect
    .poll(() =>
      named.evaluate((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        return top > 0 && bottom < innerHeight;
      }),
    )
    .toBe(true);
  await go(other, '/userCenter');
  expect(await other.getByText(/条未读/).count()).toBe(0);
});
