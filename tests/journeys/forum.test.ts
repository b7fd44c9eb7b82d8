// The story of the forum in a real browser: a post with pictures whose draft survives, the nickname at the first one, a shared slip taken over, an answer that arrives as a message, hostile words, and the place kept on the way back.

import sharp from 'sharp';
import { expect } from 'vitest';
import { newChild } from '#contract/forum.generated.ts';
import { haoMa } from '#lottery/bet/haoMa.ts';
import { knownLottery } from '#lottery/catalogue.ts';
import { playOf } from '#lottery/families.ts';
import { SSC } from '#lottery/family/ssc/ssc.ts';
import { periodAt } from '#server/play/calendar.ts';
import { payloads } from '#support/hostileHtml.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { idOf } from '#support/messages.ts';
import { siteWorld } from '#support/site.ts';
import type { RunningServer } from '#support/startServer.ts';
import { callFrom, follow, go, sees, settled, staticPage } from './steps.ts';

const station = 'w147';
const member = { as: 'member01' } as const;

const test = siteWorld({ station, lotteries: ['FFC'] });

/** Writes articles of agent01 straight into the database, oldest first; returns their numbers. */
async function articles(
  server: RunningServer,
  rows: readonly { title: string; content: string; card?: object }[],
): Promise<bigint[]> {
  const author_id = await idOf(server, 'agent01', station);
  return server.inStation(station, async (db) => {
    const { id: group_id } = await db
      .selectFrom('forum_group')
      .select('id')
      .orderBy('position')
      .executeTakeFirstOrThrow();
    const written = await db
      .insertInto('forum_article')
      .values(
        rows.map(({ title, content, card }, at) => ({
          station,
          group_id,
          author_id,
          title,
          content,
          pictures: '[]',
          mentions: '[]',
          card: card ? JSON.stringify(card) : null,
          created_at: new Date(server.now().getTime() - (rows.length - at) * 60_000),
          status: 'visible' as const,
        })),
      )
      .returning('id')
      .execute();
    return written.map(({ id }) => id);
  });
}

/** Puts all payloads below an article: a share of them in each of twenty floors, and an answer that quotes each. Returns its number. */
async function hostileThread(server: RunningServer, articleId: bigint): Promise<bigint> {
  const author_id = await idOf(server, 'agent01', station);
  const shares = Array.from({ length: 20 }, (_, at) => payloads.filter((_each, index) => index % 20 === at));
  await server.inStation(station, async (db) => {
    const row = {
      station,
      article_id: articleId,
      author_id,
      pictures: '[]',
      mentions: '[]',
      created_at: server.now(),
      status: 'visible' as const,
    };
    for (const [at, share] of shares.entries()) {
      const content = share.join(' ');
      const floor = await db
        .insertInto('forum_comment')
        .values({ ...row, floor: at + 1, content })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('forum_comment')
        .values({
          ...row,
          parent_id: floor.id,
          reply_to_id: floor.id,
          floor: 0,
          is_quoting: true,
          content: share.toReversed().join(' '),
        })
        .execute();
    }
    await db.updateTable('forum_article').set({ floors: 20 }).where('id', '=', articleId).execute();
  });
  return articleId;
}

test('a post survives a reload with its pictures, asks for the nickname once, and its address opens for a guest', async ({
  open,
}) => {
  const { page } = await open('/forum', member);
  await page.getByRole('button', { name: '发帖' }).last().click();
  await page.getByLabel('标题').fill('上班路上看走势');
  await page.getByLabel('正文').fill('第一行\n@鸿运代理 你怎么看？');
  const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer();
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo };
  await page.getByLabel('添加图片').setInputFiles([file, file]);
  await page.getByRole('button', { name: '删除图片2' }).waitFor();
  await page.reload();
  await settled(page);
  expect(await page.getByLabel('标题').inputValue()).toBe('上班路上看走势');
  await page.getByRole('button', { name: '删除图片2' }).waitFor();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '设置昵称' });
  await sheet.getByLabel('昵称').fill('阿明');
  await sheet.getByRole('button', { name: '保存并发布' }).click();
  await page.waitForURL(/\/forum\/article\/\d+$/);
  await sees(page, '上班路上看走势');
  const address = page.url();
  await page.reload();
  await settled(page);
  await sees(page, '第一行');
  // The pictures are there, drawn again by the server and no larger than it allows.
  const sizes = await page.locator('button img').evaluateAll(async (all) =>
    Promise.all(
      (all as HTMLImageElement[]).map(async (img) => {
        await img.decode();
        return [img.naturalWidth, img.naturalHeight];
      }),
    ),
  );
  expect(sizes).toEqual([
    [1280, 853],
    [1280, 853],
  ]);
  await page.getByRole('button', { name: /查看第2张/ }).click();
  await page.getByRole('dialog', { name: '图片', exact: true }).getByText('2 / 2').waitFor();
  await page.goBack();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(page.url()).toBe(address);

  const { page: guest } = await open(new URL(address).pathname);
  await guest.getByText('说说您的看法…').click();
  await guest.locator('dialog button[data-confirm]').click();
  await guest.waitForURL(/\/login/);
});

test('an answer arrives as a message that leads to the article, where it is answered back with a quote', async ({
  open,
  agent,
  clock,
}) => {
  const { page } = await open('/message', member);
  const { list } = (await page.evaluate(async () => {
    const reply = await fetch('/m/v2/forum/getArticleByTypeForPage.do?type=latest', {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    });
    return reply.json();
  })) as { list: { id: string }[] };
  const articleId = list[0]!.id;
  expect((await agent.call(newChild, { articleId, content: '我看是随机的' })).answer.success).toBe(true);
  await go(page, '/message');
  await page.getByRole('button', { name: /鸿运代理回复了您/ }).click();
  await page.getByRole('link', { name: '查看帖子' }).click();
  // To the floor of the answer, and back to it after the answer to it.
  await page.waitForURL(`**/forum/article/${articleId}?floor=1`);
  await sees(page, '我看是随机的');
  // The page is scrolled to the floor once all of it is there: a press before that may miss its button.
  await settled(page);
  await page.getByRole('button', { name: '回复', exact: true }).first().click();
  await page.waitForURL(/\/forum\/comment\/\d+\?reply=\d+/);
  await page.getByLabel('引用原文').check();
  // An @ offers who wrote here; Enter takes the name, not a new line.
  await page.getByLabel('正文').fill('同意，看个乐 @鸿');
  await page.getByRole('option', { name: '@鸿运代理', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  expect(await page.getByLabel('正文').inputValue()).toBe('同意，看个乐 @鸿运代理 ');
  expect(await page.getByRole('option').count()).toBe(0);
  // One post in thirty seconds.
  await clock.pass(31);
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.waitForURL(`**/forum/article/${articleId}?floor=1`);
  await sees(page, '同意，看个乐');
  await expect.poll(() => page.locator('blockquote').textContent()).toBe('我看是随机的');
  await page.getByRole('button', { name: '@鸿运代理', exact: true }).last().click();
  await page.getByRole('dialog', { name: '个人主页' }).getByText('鸿运代理').waitFor();
  await page.goBack();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('who has commented is shown the comment, not the top of the post', async ({ open, server, clock }) => {
  const lines = Array.from({ length: 60 }, (_, at) => `第${at + 1}行`);
  const [id] = await articles(server, [{ title: '一篇长帖', content: lines.join('\n') }]);
  const { page } = await open(`/forum/article/${id}`, member);
  await page.getByRole('button', { name: '说说您的看法…' }).click();
  await page.waitForURL(`**/forum/comment/${id}`);
  await page.getByLabel('正文').fill('看到最后了');
  await clock.pass(31);
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.waitForURL(`**/forum/article/${id}`);
  const own = page.getByText('看到最后了');
  await expect
    .poll(() =>
      own.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }),
    )
    .toBe(true);
});

test('a shared official bet fills its play, and own picks are given up for it only after a question', async ({
  open,
  server,
  draws,
}) => {
  await draws.begin('FFC');
  const { page } = await open('/forum', member);
  const play = SSC.plays.find(({ code, forms }) => code.includes('_o_') && forms[0]![0]!.kind === 'rows')!;
  const field = play.forms[0]![0]!;
  if (field.kind !== 'rows') throw new Error('not a play of rows');
  const selectionOf = (pick: number) => ({ [field.key]: field.rows.map(() => [field.choices[pick]!]) });
  const card = (pick: number, qiHao: string) => ({
    kind: 'slip',
    lotCode: 'FFC',
    qiHao,
    mode: 'official',
    playCode: play.code,
    selection: selectionOf(pick),
    units: 1,
    haoMa: haoMa(play, selectionOf(pick)),
  });
  const [first, second] = await articles(server, [
    {
      title: '官方单一注',
      content: '小注怡情',
      card: card(1, periodAt(knownLottery('FFC'), server.now().getTime()).qiHao),
    },
    // Of a chase, whose periods are still to come.
    {
      title: '官方单另一注',
      content: '小注怡情',
      card: card(2, periodAt(knownLottery('FFC'), server.now().getTime() + 600_000).qiHao),
    },
  ]);
  const follow = async (id: bigint | undefined): Promise<void> => {
    await go(page, `/forum/article/${id}`);
    await page.getByRole('button', { name: '跟单' }).click();
  };
  const picked = (pick: number) =>
    page
      .locator('#board')
      .getByRole('button', { name: String(field.choices[pick]), exact: true, pressed: true });
  await follow(first);
  await page.waitForURL(/\/official\?lotCode=FFC/);
  await settled(page);
  await expect.poll(() => picked(1).count()).toBe(field.rows.length);
  await follow(second);
  const other = page.getByRole('dialog').filter({ hasText: '不是当前一期' });
  await other.getByRole('button', { name: '跟单' }).click();
  const question = page.getByRole('dialog').filter({ hasText: '已选的号码' });
  await question.getByRole('button', { name: '取消' }).click();
  expect(new URL(page.url()).pathname).toBe(`/forum/article/${second}`);
  await page.getByRole('button', { name: '跟单' }).click();
  await other.getByRole('button', { name: '跟单' }).click();
  await question.getByRole('button', { name: '跟单' }).click();
  await page.waitForURL(/\/official\?lotCode=FFC/);
  await settled(page);
  await expect.poll(() => picked(2).count()).toBe(field.rows.length);
  expect(await picked(1).count()).toBe(0);
});

test("a shared slip fills the board and bets nothing by itself; it is bet with an amount of one's own", async ({
  open,
  server,
  draws,
}) => {
  await draws.begin('FFC');
  const play = playOf('ssc_c_zh')!;
  const field = play.forms[0]![0]!;
  const option = 'choices' in field ? String(field.choices[0]) : '';
  const selection = { options: [option] };
  const card = {
    kind: 'slip',
    lotCode: 'FFC',
    qiHao: periodAt(knownLottery('FFC'), server.now().getTime()).qiHao,
    mode: 'credit',
    playCode: play.code,
    selection,
    units: 1,
    haoMa: haoMa(play, selection),
  };
  const [id] = await articles(server, [{ title: '晒一张小单', content: '十块钱图个乐', card }]);
  const { page } = await open(`/forum/article/${id}`, member);
  await page.getByRole('button', { name: '跟单' }).click();
  await page.waitForURL(/\/credit\?lotCode=FFC/);
  await settled(page);
  // It is picked as if the player had pressed it; nothing was placed.
  await page.getByRole('button', { name: new RegExp(option), pressed: true }).waitFor();
  const { count } = await server.inStation(station, (db) =>
    db
      .selectFrom('bet_order')
      .select((select) => select.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow(),
  );
  expect(Number(count)).toBe(0);
  await page.goBack();
  await page.waitForURL(`**/forum/article/${id}`);
  await page.goForward();
  await settled(page);
  await page.getByRole('region', { name: '注单' }).getByRole('button', { name: '投注', exact: true }).click();
  const slip = page.getByRole('dialog', { name: /^第\d+期注单$/ });
  await slip.getByLabel(/^单注金额/).fill('1');
  await slip.getByRole('button', { name: '确认投注' }).click();
  await page.getByRole('dialog', { name: '投注成功' }).waitFor();
  const orders = await server.inStation(station, (db) =>
    db.selectFrom('bet_order').select(['lot_code', 'play_code', 'stake', 'selection']).execute(),
  );
  expect(orders).toMatchObject([{ lot_code: 'FFC', play_code: play.code, stake: 10_000n, selection }]);
});

test('a shared bet shows what became of it, and is followed while its period is on sale or not at all', async ({
  open,
  server,
  draws,
}) => {
  await draws.begin('FFC');
  const author = await idOf(server, 'agent01', station);
  const { rows } = await server.pool.query<{ id: bigint }>(
    `INSERT INTO bet_order (station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms, hao_ma, units, stake,
        status, winning_units, payout, return_reason, created_at, ended_at)
      SELECT $1, $2, 'real', 'FFC', 2, '202611190500', '2026-11-19T08:19:55+08', 'ssc_c_zh', '{"options":["总和大"]}', '{"odds":{"default":"1.98"}}',
        '总和大', 1, 100000, x.status, x.won, x.won * 198000, x.reason, '2026-11-19T08:19:30+08', '2026-11-19T08:20:01+08'
      FROM (VALUES (1, 2, 1, NULL), (2, 4, 0, 'member')) x(n, status, won, reason) ORDER BY n RETURNING id`,
    [station, author],
  );
  const [won, revoked] = rows;
  const cardOf = ({ id }: { id: bigint }) => ({
    kind: 'slip',
    orderId: String(id),
    lotCode: 'FFC',
    qiHao: '202611190500',
    mode: 'credit',
    playCode: 'ssc_c_zh',
    selection: { options: ['总和大'] },
    units: 1,
    haoMa: '总和大',
  });
  const [first, second] = await articles(server, [
    { title: '中了一单', content: '小中怡情', card: cardOf(won!) },
    { title: '撤了一单', content: '改主意了', card: cardOf(revoked!) },
  ]);
  const { page } = await open(`/forum/article/${first}`, { ...member, width: 320 });
  const card = page.getByRole('region', { name: '注单' });
  for (const text of ['投注 10.00元', '赔率 1.98', '已中奖', '+¥19.80', '该期已截止，不能再跟单'])
    await card.getByText(text).waitFor();
  expect(await card.getByRole('button', { name: '跟单' }).count()).toBe(0);
  await keepPicture(page, 'sharedBetWon');
  await go(page, `/forum/article/${second}`);
  for (const text of ['已撤单', '作者已撤单']) await card.getByText(text, { exact: true }).waitFor();
  expect(await card.getByRole('button', { name: '跟单' }).count()).toBe(0);
});

test('hostile words are text in list, article and message, and back finds the list where it was left', async ({
  open,
  server,
}) => {
  const rows = Array.from({ length: 45 }, (_, at) => ({
    title: `第${at + 1}篇帖子的标题`,
    content: `正文${at + 1}，看看长列表。`,
  }));
  const corpus = payloads.join('\n');
  const [corpusId] = await articles(server, [
    { title: payloads[1]!, content: corpus },
    ...rows,
    { title: payloads[0]!, content: payloads.slice(0, 40).join(' ') },
  ]);
  // The corpus whole: as an article, as floors, as answers that quote them.
  const { page } = await open(staticPage, member);
  await page.addInitScript(() => {
    Object.assign(window, { hits: 0, hit: () => Object.assign(window, { hits: 1 }) });
  });
  await go(page, `/forum/article/${await hostileThread(server, corpusId!)}`);
  await sees(page, payloads[1]!);
  expect(await page.locator('blockquote').count()).toBe(20);
  expect(
    await page
      .locator('main')
      .locator(
        'script, iframe, object, embed, base, meta, link, style, video, audio, math, form, a[href^="java" i]',
      )
      .count(),
  ).toBe(0);
  await follow(page, '/forum');
  await sees(page, payloads[0]!);
  await page.getByText(payloads[0]!, { exact: true }).click();
  await page.waitForURL(/\/forum\/article\//);
  await settled(page);
  await sees(page, payloads[0]!);
  await page.goBack();
  await settled(page);
  const group = page.locator('button[aria-pressed]').nth(1);
  await group.click();
  // Until it is pressed, what is seen is the list of all groups.
  await expect.poll(() => group.getAttribute('aria-pressed')).toBe('true');
  await settled(page);
  const far = page.getByText('第9篇帖子的标题', { exact: true });
  // A page of the list is on its way for as long as it takes, and none is loaded by a wheel turned meanwhile.
  await expect
    .poll(async () => {
      if (await far.isVisible()) return true;
      await page.mouse.wheel(0, 1500);
      await settled(page);
      return false;
    })
    .toBe(true);
  await far.scrollIntoViewIfNeeded();
  const top = () => far.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  // Where it is as it is pressed: until then rows near it are still being drawn, which may move it.
  await far.evaluate((element) => {
    const note = (): void => void Object.assign(window, { pressedAt: element.getBoundingClientRect().top });
    addEventListener('click', note, { capture: true });
  });
  await far.click();
  const before = await page.evaluate(() =>
    Math.round((window as unknown as { pressedAt: number }).pressedAt),
  );
  await page.waitForURL(/\/forum\/article\//);
  await settled(page);
  await page.goBack();
  await settled(page);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(4);
  // After a reload of the article nothing is in the page's memory: back finds the list within a screen of its place.
  await far.click();
  await page.waitForURL(/\/forum\/article\//);
  await page.reload();
  await settled(page);
  await page.goBack();
  await far.waitFor();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(812);
  expect(await group.getAttribute('aria-pressed')).toBe('true');
  const { success } = await callFrom(page, '/m/v2/forum/setNickName.do', { nickName: '<b>名</b>' });
  expect(success).toBe(false);
  expect(await page.evaluate(() => (window as unknown as { hits: number }).hits)).toBe(0);
});
