// Answers which are the same for everybody are made once for all who ask at once: alike, fresh, and of the own station and language alone.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { Registry } from 'prom-client';
import { afterAll, expect, onTestFinished, vi } from 'vitest';
import { activityList } from '#contract/activity.generated.ts';
import { GetLotteryResultList, getNewPeriod2 } from '#contract/lottery.generated.ts';
import { banner, gameList, lotteryList, newNotices } from '#contract/session.generated.ts';
import { holdDatabase } from '#support/holdDatabase.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { alpha, beta } from '#support/testStations.ts';
import { world } from '#support/world.ts';

// A built page as small as one can be.
const site = mkdtempSync(path.join(tmpdir(), 'lottery-site-'));
writeFileSync(path.join(site, 'index.html'), '<html lang=""><title></title><!--head--><!--boot--></html>');
writeFileSync(path.join(site, 'screens.json'), '{}');
afterAll(() => rmSync(site, { recursive: true }));

const test = world({ site });

/** How often the server's transactions are opened while something is done. */
async function transactionsOf<T>({ pool }: RunningServer, work: () => Promise<T>): Promise<[T, number]> {
  let count = 0;
  const counted = () => void count++;
  pool.on('acquire', counted);
  try {
    return [await work(), count];
  } finally {
    pool.off('acquire', counted);
  }
}

test.for([banner, gameList, lotteryList, newNotices, activityList, getNewPeriod2])(
  'fifty guests who ask for $id at once are answered alike, by a few transactions',
  async (call, { server }) => {
    const one = await server.client(alpha).call(call as typeof banner, {});
    const giveBack = await holdDatabase(server);
    const ask = async () => {
      const asked = Array.from({ length: 50 }, () => server.client(alpha).call(call as typeof banner, {}));
      // Looks at the process after the others have reached it.
      expect((await server.client(alpha).send('/livez')).status).toBe(200);
      giveBack();
      return await Promise.all(asked);
    };
    const [replies, transactions] = await transactionsOf(server, ask);
    for (const { status, text } of replies) expect([status, text]).toEqual([200, one.text]);
    expect(transactions).toBeGreaterThan(0);
    expect(transactions).toBeLessThan(10);
  },
);

test('an answer for many is compressed once for each way browsers take it', async ({ server }) => {
  const compressions = vi.spyOn(zlib, 'brotliCompressSync');
  syncBuiltinESMExports();
  onTestFinished(() => {
    compressions.mockRestore();
    syncBuiltinESMExports();
  });
  const giveBack = await holdDatabase(server);
  const asked = Array.from({ length: 50 }, (_, at) =>
    server
      .client(alpha)
      .call(lotteryList, {}, { headers: { 'accept-encoding': at % 5 === 0 ? 'identity' : 'br' } }),
  );
  // Looks at the process after the others have reached it.
  expect((await server.client(alpha).send('/livez')).status).toBe(200);
  giveBack();
  const replies = await Promise.all(asked);
  const bodies = new Set(replies.map(({ text }) => text));
  expect([...bodies].map((body) => body.length > 1024)).toEqual([true]);
  expect(replies[0]!.headers['content-type']).toBe(replies[1]!.headers['content-type']);
  expect(replies.filter(({ headers }) => headers['content-encoding'] === 'br')).toHaveLength(40);
  expect(compressions.mock.calls.length).toBeGreaterThan(0);
  expect(compressions.mock.calls.length).toBeLessThan(10);
});

test('readers of the figures at once share one report', async ({ server }) => {
  const reports = vi.spyOn(Registry.prototype, 'metrics');
  onTestFinished(() => reports.mockRestore());
  const giveBack = await holdDatabase(server);
  const asked = Array.from({ length: 20 }, () => server.client(alpha).send('/metrics'));
  expect((await server.client(alpha).send('/livez')).status).toBe(200);
  giveBack();
  for (const { status, text } of await Promise.all(asked))
    expect([status, text.includes('station_call_seconds')]).toEqual([200, true]);
  expect(reports.mock.calls.length).toBeGreaterThan(0);
  expect(reports.mock.calls.length).toBeLessThan(5);
});

test('what changed is in the next answer, of its station alone, and each language gets its own', async ({
  server,
}) => {
  const ask = async (station: string, language = 'zh-CN') => {
    const options = { headers: { 'accept-language': language } };
    const { answer } = await server.client(station).call(lotteryList, {}, options);
    return answer.lotteryList!.find(({ lotCode }) => lotCode === 'FFC')!.lotName;
  };
  const before = await ask(alpha);
  const ofBeta = await ask(beta);
  for (const name of ['第一个名字', '第二个名字']) {
    const flood = Array.from({ length: 20 }, () => ask(alpha));
    await server.inStation(alpha, (db) =>
      db
        .updateTable('lottery')
        .set({ name: JSON.stringify({ 'zh-CN': name, en: `${name} in English` }) })
        .where('code', '=', 'FFC')
        .execute(),
    );
    // Joins whatever is under way, and yet was asked for after the change.
    expect(await Promise.all(Array.from({ length: 20 }, () => ask(alpha)))).toEqual(
      Array.from({ length: 20 }, () => name),
    );
    const [chinese, english] = await Promise.all([ask(alpha), ask(alpha, 'en')]);
    expect([chinese, english]).toEqual([name, `${name} in English`]);
    for (const seen of await Promise.all(flood)) expect([before, '第一个名字', '第二个名字']).toContain(seen);
  }
  expect(await ask(beta)).toBe(ofBeta);
});

test('a member sees their own activities, whatever guests share meanwhile', async ({ server, member }) => {
  const [guests, own] = await Promise.all([
    Promise.all(Array.from({ length: 10 }, () => server.client(alpha).call(activityList, {}))),
    member.call(activityList, {}),
  ]);
  const blocked = (reply: (typeof guests)[number]) => reply.answer.list!.map((each) => each.blocked);
  for (const guest of guests) expect(blocked(guest)).toContain('LOGIN_REQUIRED');
  expect(blocked(own)).not.toContain('LOGIN_REQUIRED');
});

test('a wrong request is refused alone, in its own language', async ({ server }) => {
  const ask = (lotCode: string, language: string) =>
    server
      .client(alpha)
      .call(GetLotteryResultList, { lotCode } as never, { headers: { 'accept-language': language } });
  const [good, closed, english] = await Promise.all([
    ask('FFC', 'zh-CN'),
    ask('NOTHING', 'zh-CN'),
    ask('NOTHING', 'en'),
  ]);
  expect(good.answer.success).toBe(true);
  expect([closed.answer.success, english.answer.success]).toEqual([false, false]);
  expect(closed.answer.msg).not.toBe(english.answer.msg);
});

test('a page is fresh after a change, and what members get is their own', async ({ server, member }) => {
  const open = async (client: Client) => {
    const { status, text } = await client.send('/index', { headers: { accept: 'text/html' } });
    expect(status).toBe(200);
    return text;
  };
  const guests = () => Promise.all(Array.from({ length: 20 }, () => open(server.client(alpha))));
  const before = new Set(await guests());
  expect(before.size).toBe(1);
  const flood = guests();
  const own = await open(member);
  expect(own).toContain('"account":"member01"');
  for (const page of await flood) expect(page).not.toContain('member01');
  await server.inStation(alpha, (db) => db.updateTable('banner').set({ img_url: '/art/new.svg' }).execute());
  for (const page of await guests()) expect(page).toContain('new.svg');
  expect(await open(server.client(beta))).not.toContain('new.svg');
});
