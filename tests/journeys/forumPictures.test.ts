// Pictures of the forum on a bad line: one that did not arrive is kept, tried again by hand or by itself, and arrives once.
import sharp from 'sharp';
import { expect } from 'vitest';
import { article, poster } from '#support/forum.ts';
import { calls, content, faultyForum, field, post, sent, title } from './forumFaults.ts';
import { go, settled } from './steps.ts';

const test = faultyForum();

// Sets the nickname.
test.beforeAll(({ server, station }) => poster(server, 'member01', station));

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
  const { page, consoleErrors } = await visit(`/forum/write/${groupId}`);
  await field(page, 'title').fill(title);
  await field(page, 'content').fill(content);
  proxy.inject(`${calls}/savePicture`, { kind: 'cutBeforeHeaders' });
  await page.getByLabel('添加图片').setInputFiles([{ name: 'p.jpg', mimeType: 'image/jpeg', buffer: photo }]);
  const again = page.getByRole('button', { name: '点击重试' });
  await again.waitFor();
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
  expect(consoleErrors.splice(0)).not.toEqual([]);
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
  const { page, consoleErrors } = await visit(`/forum/comment/${articleId}`);
  await field(page, 'content').fill('两张截图');
  proxy.inject(`${calls}/savePicture`, { kind: 'reset' });
  await page.getByLabel('添加图片').setInputFiles([await photo('#357'), await photo('#753')]);
  await expect.poll(() => page.getByRole('button', { name: '点击重试' }).count()).toBe(2);
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
  expect(consoleErrors.splice(0)).not.toEqual([]);
});
