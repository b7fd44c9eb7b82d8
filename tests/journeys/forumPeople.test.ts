// The story of readers who choose whom they read: an author’s record, the author’s floors alone, a search, and a block that is found again and ended.
import { expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { article, comment, groupsOf, poster } from '#support/forum.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { idOf } from '#support/messages.ts';
import { siteWorld } from '#support/site.ts';
import { go, settled } from './steps.ts';

const station = 'w147';
const member = { as: 'member01' } as const;

const test = siteWorld({ station, lotteries: ['FFC'] });

/** Posts in the first group of the station. */
async function post(...[server, client, fields]: Parameters<typeof article>): Promise<string> {
  const [group] = await groupsOf(server, station);
  return article(server, client, { ...fields, groupId: group!.id });
}

/** Three bets of 小满 that are shared before they seal: one wins, one loses, one waits. */
async function shareBets({ server }: { server: Parameters<typeof poster>[0] }): Promise<string[]> {
  const author = await poster(server, 'member02', station);
  const { rows } = await server.pool.query<{ id: string }>(
    `INSERT INTO bet_order (station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms, hao_ma, units, stake, created_at)
      SELECT $1, $2, 'real', 'FFC', 2, '202611290500', $3::timestamptz + interval '1 hour', 'ssc_c_zh', '{"options":["总和大"]}', '{"odds":{"default":"1.98"}}', '总和大', 1, 100000 * n, $3
        FROM generate_series(1, 3) n ORDER BY n RETURNING id`,
    [station, await idOf(server, 'member02', station), server.now()],
  );
  const written: string[] = [];
  for (const [at, { id }] of rows.entries())
    written.push(
      await post(server, author, {
        title: `今天的第${at + 1}单`,
        content: '小注怡情，仅供参考',
        share: `order:${id}`,
      }),
    );
  await server.pool.query(
    `UPDATE bet_order SET status = CASE id WHEN $1 THEN 2 ELSE 3 END, payout = CASE id WHEN $1 THEN 198000 ELSE 0 END,
      winning_units = CASE id WHEN $1 THEN 1 ELSE 0 END, ended_at = created_at WHERE id IN ($1, $2)`,
    [rows[0]!.id, rows[1]!.id],
  );
  return written;
}

test('a profile shows what became of the bets that its author shared', async ({ open, server }) => {
  const [first] = await shareBets({ server });
  for (const locale of ['zh-CN', 'en'] as const) {
    const { page } = await open(`/forum/article/${first}`, { ...member, locale, width: 320 });
    await page.getByRole('button', { name: /小满/ }).first().click();
    const profile = page.getByRole('dialog', { name: locale === 'en' ? 'Profile' : '个人主页' });
    for (const text of locale === 'en'
      ? ['1 of 2', '−¥10.20', '1 not drawn yet']
      : ['2单中1单', '−¥10.20', '另有1单未开奖'])
      await profile.getByText(text).waitFor();
    await keepPicture(page, `forum-record-${locale}`);
    expect(await axeFinds(page)).toEqual([]);
  }
});

test('a thread shows the floors of its author alone, in its address, and all again', async ({
  open,
  server,
}) => {
  const author = await poster(server, 'member02', station);
  const reader = await poster(server, 'member01', station);
  const id = await post(server, author, { title: '一帖到底' });
  await comment(server, author, id, { content: '楼主自己说一句' });
  await comment(server, reader, id, { content: '路人也说一句' });
  const { page } = await open(`/forum/article/${id}`, member);
  await page.getByText('路人也说一句').waitFor();
  await page.getByRole('button', { name: '只看楼主' }).click();
  await page.getByText('路人也说一句').waitFor({ state: 'detached' });
  await page.getByText('楼主自己说一句').waitFor();
  await page.reload();
  await page.getByText('楼主自己说一句').waitFor();
  expect(await page.getByText('路人也说一句').count()).toBe(0);
  await keepPicture(page, 'forum-author-only');
  await page.getByRole('button', { name: '只看楼主', pressed: true }).click();
  await page.getByText('路人也说一句').waitFor();
});

test('a search finds posts by words and by author, says where there are none, and is left again', async ({
  open,
  server,
}) => {
  const author = await poster(server, 'member02', station);
  await post(server, author, { title: '福彩三字组六技巧' });
  const { page } = await open('/forum', member);
  await page.getByRole('button', { name: '搜索' }).click();
  const field = page.getByRole('searchbox', { name: '搜索帖子和作者' });
  await field.fill('组六技巧');
  const list = page.getByRole('tabpanel');
  await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
  await list.getByText('福彩三字组六技巧').waitFor();
  await keepPicture(page, 'forum-search');
  expect(await axeFinds(page)).toEqual([]);
  await field.fill('绝对没有的词');
  await page.getByText('没有找到相关的帖子').waitFor();
  await page.getByRole('button', { name: '搜索', expanded: true }).click();
  await page.getByRole('tab', { name: '最新' }).waitFor();
  await settled(page);
});

test('an author is blocked from a post, is gone from the lists, and is found and unblocked under one’s own posts', async ({
  open,
  server,
}) => {
  const author = await poster(server, 'member02', station);
  const id = await post(server, author, { title: '一直刷屏的帖子' });
  // The list draws what is in sight: a search has the post alone.
  const found = '/forum?find=1&q=一直刷屏';
  const { page } = await open(found, member);
  await page.getByText('一直刷屏的帖子').waitFor();
  await go(page, `/forum/article/${id}`);
  await page.getByRole('button', { name: '举报' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: '拉黑作者' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '拉黑', exact: true }).click();
  await page.getByText('已拉黑', { exact: true }).waitFor();
  await page.waitForURL('**/forum');
  await go(page, found);
  await page.getByText('没有找到相关的帖子').waitFor();
  await page.getByRole('button', { name: '搜索', expanded: true }).click();
  await page.getByRole('tab', { name: '我的' }).click();
  await page.getByRole('button', { name: '已拉黑的人' }).click();
  const sheet = page.getByRole('dialog', { name: '已拉黑的人' });
  await sheet.getByText('小满').waitFor();
  await keepPicture(page, 'forum-blocked');
  expect(await axeFinds(page)).toEqual([]);
  await sheet.getByRole('button', { name: '解除拉黑' }).click();
  await sheet.getByText('您没有拉黑任何人').waitFor();
  await page.keyboard.press('Escape');
  await settled(page);
  await go(page, found);
  await page.getByText('一直刷屏的帖子').waitFor();
});
