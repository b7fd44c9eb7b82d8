// Owns the journeys of the forum when things go wrong: nothing that was written is lost, each refusal is said where it belongs, and a mention leads its reader to the place.
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { getArticleDetail, newMain, report } from '#contract/forum.generated.ts';
import { setModerator } from '#server/forum/moderation.ts';
import { createDrawJob } from '#server/jobs/drawJob.ts';
import { type FaultProxy, startFaultProxy } from '#support/faultProxy.ts';
import { article, comment, groupsOf, poster } from '#support/forum.ts';
import { idOf } from '#support/messages.ts';
import { openBrowser, openVisitor, type Visitor } from '#support/openStation.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { logInAs, settled } from './steps.ts';

const station = 'w147';
const calls = '/m/v2/forum';
const title = '今晚的走势怎么看';
const content = '连着三期开大，大家怎么看？';
let server: RunningServer;
let browser: Browser;
let proxy: FaultProxy;
let visitor: Visitor;
let page: Page;
let site: string;
let groupId: number;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ site: true }), openBrowser()]);
  proxy = await startFaultProxy(server.port);
  site = server.url(station).replace(`:${server.port}`, `:${proxy.port}`);
  groupId = (await groupsOf(server, station))[0]!.id;
  // A draw that can be shared.
  const draws = createDrawJob({
    pool: server.pool,
    stations: () => [station],
    now: server.now,
    lotteries: ['FFC'],
    historyDays: 0.01,
    onFailure: (what, error) => {
      throw new Error(`${what}: ${error}`);
    },
  });
  await draws.tick();
  await draws.fillHistory();
  await draws.stop();
  // Sets the nickname.
  await poster(server, 'member01', station);
});
afterAll(async () => {
  await browser?.close();
  await proxy?.close();
  await server?.stop();
});
beforeEach(async () => {
  // One post in thirty seconds, whoever posted in the journey before.
  server.passTime(31);
  visitor = await openVisitor(browser, `${site}/appDown`, { reducedMotion: true });
  page = visitor.page;
  await logInAs(page, 'member01');
  proxy.seen.length = 0;
});
afterEach(async () => {
  await visitor.close();
  await proxy.heal();
});

const field = (name: 'title' | 'content') => page.locator(`form [name=${name}]`);
const post = () => page.getByRole('button', { name: '发布', exact: true });
const said = () => page.locator('form [role=alert]').last();
const sent = (call: string) => proxy.seen.filter(({ path }) => path.startsWith(`${calls}/${call}.do`));

async function open(path: string): Promise<void> {
  await page.goto(`${site}${path}`);
  await settled(page);
}

async function expectWritten(): Promise<void> {
  await expect.poll(() => field('title').inputValue()).toBe(title);
  expect(await field('content').inputValue()).toBe(content);
}

test('what was written outlives a gateway, a refusal, a reload and a log-in elsewhere, and is posted once', async () => {
  await open(`/forum/write/${groupId}`);
  await field('title').fill(title);
  await field('content').fill(content);
  proxy.inject(`${calls}/newMain`, { kind: 'status', status: 502 });
  await post().click();
  await expect
    .poll(() => said().innerText(), { timeout: 15_000 })
    .toBe('服务暂时不可用，请稍后重试（错误编号 502）\n您写的内容已保留');
  // Said once, beside the button, and in sight.
  expect(await page.locator('[popover][role=status]').innerText()).not.toContain('502');
  await expect
    .poll(() => said().evaluate((each) => each.getBoundingClientRect().bottom <= innerHeight))
    .toBe(true);
  const intents = sent('newMain').map(({ head }) => /x-intent-id: *(\S+)/i.exec(head)?.[1]);
  expect([intents.length, new Set(intents).size]).toEqual([3, 1]);
  await proxy.heal();

  proxy.inject(
    `${calls}/newMain`,
    { kind: 'answer', json: { success: false, msg: '您暂时不能发言', code: 'muted' } },
    1,
  );
  await post().click();
  await expect.poll(() => said().innerText()).toBe('您暂时不能发言\n您写的内容已保留');
  await page.reload();
  await settled(page);
  await expectWritten();

  await server.client(station).logIn('member01');
  await post().click();
  await page.waitForURL('**/index');
  await page.getByRole('dialog', { name: '温馨提示' }).getByRole('button', { name: '去登录' }).click();
  await page.waitForURL('**/login');
  // Asked once: a second notice would lie over the form.
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('textbox', { name: '账号' }).fill('member01');
  await page.getByLabel('密码', { exact: true }).fill('demo8888');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL(`**/forum/write/${groupId}`);
  await expectWritten();
  await post().click();
  await page.waitForURL(/\/forum\/article\/\d+$/);
  const { count } = await server.inStation(station, (db) =>
    db
      .selectFrom('forum_article')
      .select((select) => select.fn.countAll<bigint>().as('count'))
      .where('title', '=', title)
      .executeTakeFirstOrThrow(),
  );
  expect(Number(count)).toBe(1);
  await open(`/forum/write/${groupId}`);
  expect(await field('title').inputValue()).toBe('');
});

test('a post whose answer was lost is posted once, although the page was loaded again; the card it shares is still shown', async () => {
  const lost = '这一帖的回音丢了';
  await open(`/forum/write/${groupId}`);
  await field('title').fill(lost);
  await field('content').fill(content);
  await page.getByRole('button', { name: '分享注单或开奖' }).click();
  await page.getByRole('dialog').getByRole('region', { name: '开奖' }).first().click();
  const card = page.locator('form').getByRole('region', { name: '开奖' });
  const shown = await card.innerText();
  proxy.inject(`${calls}/newMain`, { kind: 'cutBeforeHeaders' });
  await post().click();
  await expect.poll(() => said().innerText(), { timeout: 20_000 }).toContain('您写的内容已保留');
  await proxy.heal();
  // A draw later, the list of what can be shared names another one.
  proxy.inject(`${calls}/shareable`, { kind: 'answer', json: { success: true, msg: '', list: [] } });
  await page.reload();
  await settled(page);
  expect(await card.innerText()).toBe(shown);
  await post().click();
  await page.waitForURL(/\/forum\/article\/\d+$/);
  const intents = sent('newMain').map(({ head }) => /x-intent-id: *(\S+)/i.exec(head)?.[1]);
  expect([intents.length, new Set(intents).size]).toEqual([4, 1]);
  const rows = await server.inStation(station, (db) =>
    db.selectFrom('forum_article').select('card').where('title', '=', lost).execute(),
  );
  expect(rows).toMatchObject([{ card: { kind: 'draw' } }]);
  await open(`/forum/write/${groupId}`);
  expect(await field('title').inputValue()).toBe('');
  expect(await card.count()).toBe(0);
});

test('a word that is not allowed is reported at its field, which is brought into sight', async () => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(`/forum/write/${groupId}`);
  await post().click();
  await expect.poll(() => field('title').evaluate((each) => each === document.activeElement)).toBe(true);
  await field('title').fill(title);
  await field('content').fill(content);
  const fieldErrors = { content: '内容包含不允许的词语，请修改后再发' };
  proxy.inject(`${calls}/newMain`, {
    kind: 'answer',
    json: { success: false, msg: fieldErrors.content, code: 'invalid', fieldErrors },
  });
  await post().click();
  await expect.poll(() => field('content').getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => field('content').evaluate((each) => each === document.activeElement)).toBe(true);
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

test('a picture whose upload is cut is still there after a reload, and arrives once when it is tried again', async () => {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer();
  await open(`/forum/write/${groupId}`);
  await field('title').fill(title);
  await field('content').fill(content);
  proxy.inject(`${calls}/savePicture`, { kind: 'cutBeforeHeaders' });
  await page.getByLabel('添加图片').setInputFiles([{ name: 'p.jpg', mimeType: 'image/jpeg', buffer: photo }]);
  const again = page.getByRole('button', { name: '点击重试' });
  await again.waitFor({ timeout: 20_000 });
  await page.reload();
  await settled(page);
  await again.waitFor();
  // It is not posted without its picture.
  await post().click();
  await expect.poll(() => page.getByText('有图片没有上传成功，请重试或去掉后再发布').isVisible()).toBe(true);
  expect(sent('newMain')).toHaveLength(0);
  await proxy.heal();
  await again.click();
  await page.getByRole('button', { name: '删除图片1' }).waitFor();
  const intents = sent('savePicture').map(({ head }) => /x-intent-id: *(\S+)/i.exec(head)?.[1]);
  expect(new Set(intents).size).toBe(1);
  const { count } = await server.inStation(station, (db) =>
    db
      .selectFrom('forum_picture')
      .select((select) => select.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow(),
  );
  expect(Number(count)).toBe(1);
  await post().click();
  await page.waitForURL(/\/forum\/article\/\d+$/);
  await expect.poll(() => page.getByRole('button', { name: /查看第1张/ }).isVisible()).toBe(true);
  await open(`/forum/write/${groupId}`);
  expect(await again.count()).toBe(0);
});

test('two pictures of a comment that did not arrive are sent again by themselves once the line is back, each once', async () => {
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
  await open(`/forum/comment/${articleId}`);
  await field('content').fill('两张截图');
  proxy.inject(`${calls}/savePicture`, { kind: 'reset' });
  await page.getByLabel('添加图片').setInputFiles([await photo('#357'), await photo('#753')]);
  await expect
    .poll(() => page.getByRole('button', { name: '点击重试' }).count(), { timeout: 30_000 })
    .toBe(2);
  await proxy.heal();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByRole('button', { name: '删除图片2' }).waitFor();
  const intents = sent('savePicture').map(({ head }) => /x-intent-id: *(\S+)/i.exec(head)?.[1]);
  expect(new Set(intents).size).toBe(2);
  server.passTime(31);
  await post().click();
  await page.waitForURL(`**/forum/article/${articleId}`);
  const { pictures } = await server.inStation(station, (db) =>
    db
      .selectFrom('forum_comment')
      .select('pictures')
      .where('article_id', '=', BigInt(articleId))
      .executeTakeFirstOrThrow(),
  );
  expect(pictures).toHaveLength(2);
});

test('a member who moderates hides a post where it stands, still sees it, and brings it back', async () => {
  const writer = await poster(server, 'agent01', station);
  const articleId = await article(server, writer, { groupId, title: '有人在带单', content: '跟我来吧各位' });
  const id = await idOf(server, 'member01', station);
  await server.inStation(station, (db) => setModerator(db, station, id, true));
  await open(`/forum/article/${articleId}`);
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

test('a member who moderates finds what was reported from the forum, keeps one post and hides another', async () => {
  const [writer, reader] = await Promise.all([
    poster(server, 'agent01', station),
    poster(server, 'member02', station),
  ]);
  const kept = await article(server, writer, { groupId, title: '今晚怎么看', content: '大家聊聊走势吧' });
  const hidden = await article(server, writer, { groupId, title: '一起来跟单', content: '跟我一起来吧各位' });
  for (const targetId of [kept, hidden])
    await reader.call(report, { targetType: 'article', targetId, reason: 'fraud' });
  await open('/forum');
  await page.getByRole('tab', { name: '最新' }).waitFor();
  expect(await page.getByText('条内容待处理').count()).toBe(0);
  const id = await idOf(server, 'member01', station);
  await server.inStation(station, (db) => setModerator(db, station, id, true));
  try {
    await open('/forum');
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
  await open('/forum?type=waiting');
  await page.getByRole('main').getByText('您不是本论坛的版主').waitFor();
  const guest = await openVisitor(browser, `${site}/forum?type=waiting`, { reducedMotion: true });
  try {
    await guest.page.getByRole('tab', { name: '最新' }).waitFor();
    expect(guest.troubles).toEqual([]);
  } finally {
    await guest.close();
  }
});

test("an own post that waits is found under one's own posts", async () => {
  await server.inStation(station, (db) =>
    db.updateTable('forum_group').set({ is_moderated: true }).where('id', '=', groupId).execute(),
  );
  try {
    await open(`/forum/write/${groupId}`);
    await field('title').fill('我的第一帖');
    await field('content').fill('大家好，初来乍到');
    await post().click();
    await page.waitForURL(/\/forum\/article\/\d+$/);
    await open('/forum');
    await page.getByRole('tab', { name: '我的' }).click();
    await page.getByText('我的第一帖').first().waitFor();
    expect(await page.locator('main').getByText('待审核').count()).toBe(1);
  } finally {
    await server.inStation(station, (db) =>
      db.updateTable('forum_group').set({ is_moderated: false }).where('id', '=', groupId).execute(),
    );
  }
});

test('the names behind an @ can be requested again, and a press of the button is not lost to their line', async () => {
  await open(`/forum/write/${groupId}`);
  await field('title').fill(title);
  proxy.inject(`${calls}/people`, { kind: 'status', status: 500 });
  await field('content').pressSequentially(`${content} @`);
  await page.getByText('名字没有加载出来').waitFor({ timeout: 15_000 });
  await proxy.heal();
  await page.getByText('名字没有加载出来').locator('..').getByRole('button', { name: '重新加载' }).click();
  await expect.poll(() => page.getByText('名字没有加载出来').count()).toBe(0);
  // The line of names is open, and stands above the button.
  await post().click();
  await page.waitForURL(/\/forum\/article\/\d+$/);
});

test('boards and posts that both failed are said once, and one button brings both', async () => {
  await open('/index');
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
});

test('following stands as the server answered, also where the article cannot be read again; a failed like is taken back', async () => {
  const agent = await poster(server, 'agent01', station);
  const group = (await groupsOf(server, station))[0]!.id;
  server.passTime(31);
  const { answer } = await agent.call(newMain, {
    groupId: group,
    title: '代理的帖子',
    content: '大家随便看看',
  });
  await open(`/forum/article/${answer.id}`);
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
});

test('a mention is a letter: its reader sees the count, opens it, and stands before the comment', async () => {
  const other = await openVisitor(browser, `${site}/appDown`, { reducedMotion: true });
  try {
    const writer = await poster(server, 'member02', station);
    const articleId = await article(server, writer, {
      groupId,
      title: '谁来说说',
      content: '大家都来说说看法',
    });
    // The mention stands on the second page of comments.
    for (let at = 0; at < 22; at++)
      await comment(server, writer, articleId, { content: `第${at + 1}条看法` });
    await logInAs(other.page, 'agent01');
    await other.page.goto(`${site}/message`);
    await settled(other.page);
    const readAll = other.page.getByRole('button', { name: '全部已读' });
    // The letters may come after the page that holds them.
    await other.page.getByRole('main').getByRole('listitem').first().waitFor();
    if (await readAll.isVisible()) await readAll.click();
    await expect.poll(() => other.page.getByText(/条未读/).count()).toBe(0);

    server.passTime(31);
    await logInAs(page, 'member01');
    await open(`/forum/comment/${articleId}`);
    await field('content').pressSequentially('这一段请看 @鸿运');
    await page.getByRole('option', { name: '@鸿运代理' }).click();
    await expect.poll(() => field('content').inputValue()).toBe('这一段请看 @鸿运代理 ');
    await post().click();
    await page.waitForURL(`**/forum/article/${articleId}?page=2`);

    await other.page.goto(`${site}/userCenter`);
    await settled(other.page);
    await expect.poll(() => other.page.getByText('1条未读').first().isVisible()).toBe(true);
    await other.page.goto(`${site}/message`);
    await settled(other.page);
    await other.page.getByRole('button', { name: /阿明提到了您/ }).click();
    const letter = other.page.getByRole('dialog');
    await expect.poll(() => letter.getByText('这一段请看').isVisible()).toBe(true);
    await letter.getByRole('link', { name: '查看帖子' }).click();
    await other.page.waitForURL(`**/forum/article/${articleId}?page=2&floor=23`);
    await settled(other.page);
    const named = other.page.getByText('这一段请看');
    await expect
      .poll(() =>
        named.evaluate((each) => {
          const { top, bottom } = each.getBoundingClientRect();
          return top > 0 && bottom < innerHeight;
        }),
      )
      .toBe(true);
    await other.page.goto(`${site}/userCenter`);
    await settled(other.page);
    expect(await other.page.getByText(/条未读/).count()).toBe(0);
    expect(other.troubles).toEqual([]);
  } finally {
    await other.close();
  }
});
