// Players get the same bytes whether somebody works in the studio or not: each file of the site, its pages, and the answers of every call that looks.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect } from 'vitest';
import { assetBase } from '#contract/boot.ts';
import { type CallId, calls } from '#contract/calls.generated.ts';
import { draft, open, others, plan, preview, words } from '#contract/office/studio.generated.ts';
import { viewers } from '#contract/preview.ts';
import { staffMember } from '#support/officeStaff.ts';
import type { Client, Reply, RunningServer } from '#support/startServer.ts';
import { stationFolder } from '#support/stationFolder.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const stations = stationFolder(testStations);
afterAll(() => stations.close());

const test = world({ office: true, site: true, registry: stations.registry });
const root = path.resolve(import.meta.dirname, '../../..');
const built = path.join(root, 'dist');

/** Of the built site all that a browser fetches by its own address. */
const files = readdirSync(path.join(built, 'assets')).filter((file) => !/\.(?:br|gz)$/.test(file));
const pages = ['/index', '/lotteryAll', '/moreActive', '/login', '/userCenter', '/service-worker.js'];
const looking = Object.entries(calls).filter(([, { repeat, role }]) => repeat === 'safe' && role === 'guest');

const exampleOf = (id: CallId): Record<string, unknown> => {
  const { example, examples } = JSON.parse(
    readFileSync(path.join(root, `schemas/call/${id}.json`), 'utf8'),
  ) as Record<'example', { request?: object } | undefined> & { examples?: { request?: object }[] };
  return { ...(example ?? examples?.[0])?.request };
};

/** What every request has of its own. */
const masked = (text: string): string =>
  text.replace(/nonce="[^"]*"/g, 'nonce').replace(/"(?:token|nonce|challenge|picture)":"[^"]*"/g, 'own');
const ofItself = new Set(['date', 'set-cookie', 'content-security-policy', 'x-request-id', 'server-timing']);

const said = ({ status, headers, text }: Reply) => ({
  status,
  headers: Object.entries(headers).filter(([name]) => !ofItself.has(name)),
  text: masked(text),
});

/** All that a guest is sent, by address. */
async function sentTo(guest: Client): Promise<Map<string, ReturnType<typeof said>>> {
  const sent = new Map<string, ReturnType<typeof said>>();
  for (const page of pages) sent.set(page, said(await guest.send(page)));
  const first = [...sent.get('/index')!.text.matchAll(/assets\/([\w.-]+\.(?:js|css))/g)].map(
    ([, file]) => file!,
  );
  for (const file of new Set(first)) sent.set(file, said(await guest.send(`${assetBase}assets/${file}`)));
  for (const [id, row] of looking)
    sent.set(id, said(await guest.call(row as never, exampleOf(id as CallId))));
  return sent;
}

/** Somebody opens the desk, writes, looks as everybody, and asks what saving would do. */
async function workAtDesk(server: RunningServer): Promise<void> {
  const li = await staffMember(server, 'owner', { name: 'li' });
  const at = { station: alpha };
  await li.call(words, {}, at);
  const { text, mark } = (await li.call(open, {}, at)).answer;
  const written = text!.replace('"code"', '"theme": { "ThemeRed": { "brand": "#0b5d3b" } },\n  "code"');
  expect((await li.call(draft, { text: written, base: text! }, at)).answer.success).toBe(true);
  expect((await li.call(plan, { text: written, mark: mark! }, at)).answer.plan).toBeTruthy();
  await li.call(others, { path: 'theme.ThemeRed.brand' }, at);
  for (const as of viewers)
    for (const url of ['/m/v2/getOnOffBaseBtn.do', '/m/accInfo.do', '/index/lotteryList.do'])
      expect(
        (
          await li.call(
            preview,
            {
              text: written,
              as,
              language: 'en',
              verb: url.startsWith('/m/acc') ? 'GET' : 'POST',
              url,
              body: '',
            },
            at,
          )
        ).answer.status,
      ).toBe(200);
  const desk = await fetch(`${server.officeUrl}/studio/${alpha}`, {
    headers: { cookie: [...li.cookies].map((pair) => pair.join('=')).join('; ') },
  });
  expect(await desk.text()).toContain('class="office-ahead"');
}

test('players are sent the same bytes before, and while somebody writes their station in the studio', async ({
  server,
}) => {
  const guest = server.client(alpha);
  const [before, again] = [await sentTo(guest), await sentTo(guest)];
  // What is new each time, such as a challenge to sign.
  const own = [...before].flatMap(([address, was]) =>
    JSON.stringify(again.get(address)) === JSON.stringify(was) ? [] : [address],
  );
  expect(own).toEqual(['auth/passkeyOptions']);
  expect(looking.length).toBeGreaterThan(20);
  expect(before.size).toBeGreaterThan(pages.length + looking.length + 2);
  expect([...before].filter(([address, { status }]) => !address.includes('/') && status !== 200)).toEqual([]);
  await workAtDesk(server);
  const after = await sentTo(guest);
  for (const [address, was] of before)
    if (!own.includes(address)) expect(after.get(address), address).toEqual(was);
});

test('no file of the players’ site speaks of the studio, the preview or the office', () => {
  expect(files.length).toBeGreaterThan(100);
  const strangers = /office-ahead|codemirror|\/office\/|office-studio|office-look/i;
  const found = files.filter((file) =>
    strangers.test(readFileSync(path.join(built, 'assets', file), 'utf8')),
  );
  expect(found).toEqual([]);
  expect(readFileSync(path.join(built, 'index.html'), 'utf8')).not.toMatch(strangers);
});
