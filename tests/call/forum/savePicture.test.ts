// forum/savePicture: every picture is drawn again, without what its file hid; bombs, false types and polyglots are refused.
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect } from 'vitest';
import { deleteOwn, getArticleDetail, newMain, savePicture } from '#contract/forum.generated.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { pictureBytes } from '#server/forum/pictures.ts';
import { sweep } from '#server/jobs/sweepJob.ts';
import { article, desk, groupsOf, poster } from '#support/forum.ts';
import { forumWorld } from '#support/forumTest.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { alpha, beta } from '#support/testStations.ts';

const test = forumWorld({ settings: { forumPicturesAnHour: 1000 } });

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b4152c' } });
function pngChunk(kind: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + content.length);
  chunk.writeUInt32BE(content.length, 0);
  chunk.write(kind, 4, 'latin1');
  content.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + content.length)), 8 + content.length);
  return chunk;
}
/** A PNG of one bit a pixel: sharp would take seconds to draw as many. */
async function emptyPng(width: number, height: number): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  return Buffer.concat([
    (await blank(1, 1).png().toBuffer()).subarray(0, 8),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const send = async (client: Client, file: Buffer) =>
  (await client.call(savePicture, { data: file.toString('base64url') })).answer;
const bytesOf = (server: RunningServer, key: string, station = alpha) =>
  inStation(server.pool, station, (db) => pictureBytes(db, key));

test('a photo becomes upright and smaller, in a new file without place, camera or comment', async ({
  server,
  second: member,
}) => {
  const exif = {
    IFD0: { Make: 'SecretCamera', ImageDescription: 'home address' },
    IFD3: { GPSLatitude: '39/1 54/1 0/1' },
  };
  const photo = await blank(2400, 1200).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(photo.toString('latin1')).toContain('Exif');
  const answer = await send(member, photo);
  expect(answer).toMatchObject({ success: true, picture: { width: 800, height: 1600 } });
  const bytes = (await bytesOf(server, answer.key!))!;
  const found = await sharp(bytes).metadata();
  expect(found).toMatchObject({ format: 'webp', width: 800, height: 1600 });
  expect([found.exif, found.xmp, found.icc, found.iptc, found.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(bytes.toString('latin1')).not.toContain('SecretCamera');
});

test.for(['png', 'webp', 'gif', 'jpeg'] as const)('%s is taken', async (format, { second: member }) => {
  const answer = await send(member, await blank(40, 30).toFormat(format).toBuffer());
  expect(answer).toMatchObject({ success: true, picture: { width: 40, height: 30 } });
});

test('a bomb of pixels in a small file is refused before it is decoded', async ({ second: member }) => {
  const size = 16_000;
  const bomb = await emptyPng(size, size);
  expect(await sharp(bomb, { limitInputPixels: false }).metadata()).toMatchObject({
    width: size,
    height: size,
  });
  expect(bomb.length).toBeLessThan(1_200_000);
  const before = process.memoryUsage().rss;
  expect(await send(member, bomb)).toMatchObject({ success: false, code: 'invalid' });
  expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000);
});

test.for<[number, number]>([
  [1, 12_000],
  [12_000, 1],
  [20, 1_000],
  [12_001, 1_000],
])('a strip of %i by %i pixels is refused by its header', async ([width, height], { second: member }) => {
  expect(await send(member, await emptyPng(width, height))).toMatchObject({
    success: false,
    code: 'invalid',
  });
});

test('a long screenshot is taken', async ({ second: member }) => {
  expect(await send(member, await emptyPng(300, 12_000))).toMatchObject({
    success: true,
    picture: { width: 40, height: 1600 },
  });
});

test('what is no picture, pretends to be one, or is something else as well is refused', async ({
  second: member,
}) => {
  const png = await blank(20, 20).png().toBuffer();
  const jpeg = await blank(20, 20).jpeg().toBuffer();
  const webp = await blank(20, 20).webp().toBuffer();
  const script = Buffer.from('<script>alert(1)</script><html>'.repeat(4));
  const files: Record<string, Buffer> = {
    svg: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>hit()</script></svg>',
    ),
    html: script,
    pdf: Buffer.from(`%PDF-1.7\n${'1 0 obj <<>> endobj\n'.repeat(9)}`),
    'png with a page behind': Buffer.concat([png, script]),
    'jpeg with an archive behind': Buffer.concat([jpeg, Buffer.from('PK\u0003\u0004'), Buffer.alloc(80)]),
    'webp with a page behind': Buffer.concat([webp, script]),
    'a page that begins like a gif': Buffer.concat([Buffer.from('GIF89a/*'), script, Buffer.from('*/;')]),
    'a png called jpeg by its first bytes': Buffer.concat([jpeg.subarray(0, 4), png.subarray(4)]),
    'half a jpeg': Buffer.concat([jpeg.subarray(0, jpeg.length >> 1), Buffer.from([0xff, 0xd9])]),
  };
  for (const [name, file] of Object.entries(files))
    expect([name, (await send(member, file)).success]).toEqual([name, false]);
  // However small it is, the reason is about the picture.
  expect((await send(member, Buffer.from('no picture'))).msg).toBe('这张图片无法读取，请换一张');
});

test('a file that is refused uses up the hour as well, and a repeat of an upload does not', async ({
  server,
}) => {
  const other = await poster(server, 'agent01');
  const quota = server.context.settings.forumPicturesAnHour;
  const broken = Buffer.from('GIF89a and then nothing').toString('base64url').padEnd(60, 'A');
  const file = (await blank(9, 9).png().toBuffer()).toString('base64url');
  const upload = async (data: string, intentId?: string) =>
    (await other.call(savePicture, { data }, intentId ? { intentId } : {})).answer;
  Object.assign(server.context.settings, { forumPicturesAnHour: 60 });
  try {
    const intentId = '0123456789abcdef';
    const first = await upload(file, intentId);
    expect(first.success).toBe(true);
    expect(await upload(file, intentId)).toEqual(first);
    for (let count = 0; count < 59; count++) expect((await upload(broken)).code).toBe('invalid');
    expect((await upload(broken)).code).toBe('throttled');
    expect((await upload(file)).code).toBe('throttled');
    // What is answered already is answered, whatever the hour holds.
    expect(await upload(file, intentId)).toEqual(first);
    server.passTime(3601);
    expect((await upload(file)).success).toBe(true);
  } finally {
    Object.assign(server.context.settings, { forumPicturesAnHour: quota });
  }
});

test('what a picture hides between its own parts does not survive', async ({ server, second: member }) => {
  const png = await blank(20, 20).png().toBuffer();
  const hidden = Buffer.from('<script>hit()</script>');
  const chunk = pngChunk('tEXt', hidden);
  const answer = await send(member, Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]));
  expect(answer.success).toBe(true);
  expect((await bytesOf(server, answer.key!))!.toString('latin1')).not.toContain('script');
});

test("a post takes up to nine of one's own, each once; while it may be seen they are there, in this station alone", async ({
  server,
  second: member,
}) => {
  const file = await blank(20, 20).png().toBuffer();
  const keys: string[] = [];
  for (let count = 0; count < 9; count++) keys.push((await send(member, file)).key!);
  const articleId = await article(server, member, { pictures: keys.join(',') });
  const { answer } = await member.call(getArticleDetail, { articleId });
  expect(answer.article!.pictures.map(({ url }) => url)).toEqual(
    keys.map((key) => `/forum-picture/${key}.webp`),
  );
  const again = {
    groupId: (await groupsOf(server))[0]!.id,
    title: '同样的图片',
    content: '再发一次同样的图片',
  };
  server.passTime(31);
  expect((await member.call(newMain, { ...again, pictures: keys[0]! })).answer.fieldErrors).toHaveProperty(
    'pictures',
  );
  const agent = await poster(server, 'agent01');
  const others = (await send(member, file)).key!;
  expect((await agent.call(newMain, { ...again, pictures: others })).answer.fieldErrors).toHaveProperty(
    'pictures',
  );
  const ten = Array.from({ length: 10 }, () => others).join(',');
  expect((await member.call(newMain, { ...again, pictures: ten })).answer.code).toBe('invalid');
  expect(await bytesOf(server, keys[0]!)).toBeDefined();
  expect(await bytesOf(server, keys[0]!, beta)).toBeUndefined();
  await desk(server).decide(alpha, 'article', BigInt(articleId), 'hide');
  expect(await bytesOf(server, keys[0]!)).toBeUndefined();
  await desk(server).decide(alpha, 'article', BigInt(articleId), 'show');
  expect(await bytesOf(server, keys[0]!)).toBeDefined();
  await member.call(deleteOwn, { targetType: 'article', targetId: articleId });
  expect(await bytesOf(server, keys[0]!)).toBeUndefined();
});

test('pictures that nobody posted are gone after two days, and thirty at most wait', async ({
  server,
  second: member,
}) => {
  await server.inStation(alpha, (db) =>
    db.deleteFrom('forum_picture').where('article_id', 'is', null).execute(),
  );
  const file = await blank(8, 8).png().toBuffer();
  const keys: string[] = [];
  for (let count = 0; count < 30; count++) keys.push((await send(member, file)).key!);
  expect(await send(member, file)).toMatchObject({ success: false, code: 'throttled' });
  const stations = server.context.stations.all();
  await sweep(
    server.pool,
    stations,
    new Date(server.now().getTime() + 47 * 3_600_000),
    server.context.settings,
  );
  expect(await bytesOf(server, keys[0]!)).toBeDefined();
  await sweep(
    server.pool,
    stations,
    new Date(server.now().getTime() + 49 * 3_600_000),
    server.context.settings,
  );
  expect(await bytesOf(server, keys[0]!)).toBeUndefined();
});

test('a file over 2 MB is refused', async ({ second: member }) => {
  expect((await member.call(savePicture, { data: 'A'.repeat(2_800_001) })).answer.success).toBe(false);
});
