// The pages of a platform let in only who has a seat, speak both languages whole, and take a bet from nobody else's site.
import { readdirSync, readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { YUAN } from '#values/money.ts';
import { gameTexts } from '../../words.ts';
import { gamesOf, platformCodes } from '../catalogue.ts';
import { createGamePlatform } from '../gamePlatform.ts';
import { allFish } from '../games/fishEngine.ts';

const key = 'k'.repeat(64);
const client = path.join(import.meta.dirname, 'client');
const scripts = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .map((name) => [path.basename(name), readFileSync(path.join(client, name), 'utf8')] as const);

describe('the scripts of the pages', () => {
  it.each(scripts)('of %s use only texts that there are', (_name, code) => {
    for (const locale of ['zh-CN', 'en'] as const) {
      const texts = gameTexts(locale);
      const whole = [...code.matchAll(/\bsay\(\s*'([\w.-]+)'/g)].map(([, id]) => id!);
      expect(whole.filter((id) => texts[id] === undefined)).toEqual([]);
      const begun = [...code.matchAll(/\bsay\(\s*`([\w.-]+)\$\{/g)].map(([, id]) => id!);
      const ids = Object.keys(texts);
      expect(begun.filter((start) => !ids.some((id) => id.startsWith(start)))).toEqual([]);
    }
  });

  it('draw every animal and the bed of every fishing room', () => {
    const code = Object.fromEntries(scripts);
    const isDrawn = (file: string, name: string) => new RegExp(`^ {2}${name}: [[{]`, 'm').test(code[file]!);
    expect(allFish.filter((fish) => !isDrawn('seaLife.js', fish))).toEqual([]);
    const rooms = gamesOf('sandbox-fish').map((room) => room.code);
    expect(rooms.filter((room) => !isDrawn('seaBed.js', room))).toEqual([]);
  });

  it('fill every value that a text has', () => {
    const texts = gameTexts('zh-CN');
    expect(texts['live.shoe']).toBe('第{shoe}靴 · 第{hand}局');
    expect(gameTexts('en').points).toBe('{points|# point|# points}');
    expect(Object.keys(gameTexts('en')).sort()).toEqual(Object.keys(texts).sort());
  });
});

describe.each(platformCodes)('the pages of %s', (platform) => {
  let server: Awaited<ReturnType<typeof createGamePlatform>>;
  const holder = { operator: 'alpha', platform, member: '5' };
  const [first] = gamesOf(platform);
  beforeAll(async () => {
    server = await createGamePlatform({ platform, port: 0, storeFile: ':memory:', key });
    server.world.books.transfer(
      { ...holder, orderNo: 'in', direction: 'in', amount: 1_000n * YUAN },
      true,
      Date.now(),
    );
  });
  afterAll(() => server.close());

  async function enter(game = first!.code, locale: 'zh-CN' | 'en' = 'zh-CN'): Promise<string> {
    const token = server.world.books.letIn(
      { ...holder, game, returnUrl: 'https://station.example/index', moneyUrl: '', locale },
      Date.now(),
    );
    const reply = await fetch(`${server.party.url}/enter?token=${token}`, { redirect: 'manual' });
    return reply.headers.get('set-cookie')!.split(';')[0]!;
  }
  const get = (address: string, cookie = '') =>
    fetch(server.party.url + address, { headers: { cookie }, redirect: 'manual' });
  const bet = (cookie: string, headers: Record<string, string> = {}, body: unknown = {}) =>
    fetch(`${server.party.url}/bet`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('show every game in both languages, with the way back to the station', async () => {
    for (const locale of ['zh-CN', 'en'] as const) {
      const cookie = await enter(first!.code, locale);
      const names = gameTexts(locale);
      for (const { code } of gamesOf(platform)) {
        const page = await get(`/game?game=${code}`, cookie);
        const html = await page.text();
        expect(page.status).toBe(200);
        expect(html).toContain(`<h1>${names[`name.${code}`]}</h1>`);
        expect(html).toContain('href="https://station.example/index"');
        expect(html).toContain(`<html lang="${locale}">`);
      }
      const lobby = await (await get('/lobby', cookie)).text();
      for (const { code } of gamesOf(platform)) expect(lobby).toContain(`/game?game=${code}`);
      const room = await (await get('/game', cookie)).text();
      const coloursOf = (html: string) => /<body data-kind="(\w+)">/.exec(html)?.[1];
      expect(coloursOf(lobby)).toBe(coloursOf(room));
      // Each game has facts, with every value filled in.
      const tiles = lobby.split('<a href="/game?game=').slice(1);
      expect(
        tiles.filter((tile) => !/<small>[^<{}]+<\/small>/.test(tile) || /undefined|NaN/.test(tile)),
      ).toEqual([]);
      const covers = [...lobby.matchAll(/<img src="([^"]+)"/g)].map((found) => found[1]!);
      expect(covers).toHaveLength(gamesOf(platform).length);
      expect(await (await get(covers[0]!)).text()).toMatch(/^<svg /);
      expect((await get(covers[0]!.replace('.svg', 'x.svg'))).status).toBe(404);
    }
  });

  it('are one script and one style, of 60 kB together with the page itself', async () => {
    const cookie = await enter();
    const sizeOf = (address: string): Promise<[IncomingMessage, number]> => {
      const { promise, resolve, reject } = Promise.withResolvers<[IncomingMessage, number]>();
      request(server.party.url + address, { headers: { cookie, 'accept-encoding': 'br' } }, (reply) => {
        let bytes = 0;
        reply.on('data', (piece: Buffer) => {
          bytes += piece.length;
        });
        reply.on('end', () => resolve([reply, bytes]));
      })
        .on('error', reject)
        .end();
      return promise;
    };
    for (const { code } of gamesOf(platform)) {
      const address = `/game?game=${code}`;
      const page = await (await get(address, cookie)).text();
      const linked = [...page.matchAll(/<(?:script|link|img)\b[^>]*? (?:src|href)="(\/[^"]*)"/g)].map(
        ([, to]) => to!,
      );
      expect(linked.map((to) => path.extname(to)).sort(), code).toEqual(['.css', '.js']);
      let sum = 0;
      for (const each of [address, ...linked]) {
        const [reply, bytes] = await sizeOf(each);
        expect(reply.headers['content-encoding'], each).toBe('br');
        if (each !== address) expect(reply.headers['cache-control']).toContain('immutable');
        sum += bytes;
      }
      expect(sum, code).toBeLessThan(60_000);
    }
  });

  it("list every round of a player at every game, newest first, a page at a time, and nobody else's", async () => {
    const cookie = await enter();
    const mine = { ...holder, member: '7' };
    const token = (playMoney: boolean) =>
      server.world.books.letIn(
        {
          ...mine,
          game: first!.code,
          returnUrl: 'https://station.example/',
          moneyUrl: '',
          locale: 'zh-CN',
          playMoney,
        },
        Date.now(),
      );
    const sit = async (playMoney: boolean) =>
      (await fetch(`${server.party.url}/enter?token=${token(playMoney)}`, { redirect: 'manual' })).headers
        .get('set-cookie')!
        .split(';')[0]!;
    server.world.books.transfer(
      { ...mine, orderNo: 'in-7', direction: 'in', amount: 1_000n * YUAN },
      true,
      Date.now(),
    );
    const detail = { bets: [] };
    for (let count = 1; count <= 65; count += 1)
      server.world.rounds.place(
        mine,
        {
          once: `round-${count}`,
          game: gamesOf(platform)[count % gamesOf(platform).length]!.code,
          unit: `u${count}`,
          at: Date.now(),
        },
        () => ({
          stake: YUAN,
          play: {},
          detail,
          outcome: { prize: count === 1 ? 3n * YUAN : 0n, validBet: YUAN, detail },
        }),
      );
    const configOf = (html: string) =>
      JSON.parse(/id="config">([^<]*)</.exec(html)![1]!) as {
        listed: { id: number; game: string; engine: string }[];
        hasMore: boolean;
        today: object;
      };
    const seat = await sit(true);
    const html = await (await get('/history', seat)).text();
    expect(html).toContain('class="play-money"');
    const newest = configOf(html);
    expect(newest.today).toEqual({ count: 65, stake: '65.0000', profit: '-62.0000' });
    const ids = newest.listed.map(({ id }) => id);
    let { hasMore } = newest;
    while (hasMore) {
      const older = await (await get(`/history/before?round=${ids.at(-1)}`, seat)).json();
      ids.push(...older.listed.map(({ id }: { id: number }) => id));
      ({ hasMore } = older);
    }
    expect(ids).toHaveLength(65);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    expect(new Set(newest.listed.map(({ game }) => game)).size).toBe(gamesOf(platform).length);

    const others = await (await get('/history', cookie)).text();
    expect(others).not.toContain('class="play-money"');
    expect(configOf(others).listed).toEqual([]);
    const beyond = await (await get(`/history/before?round=${ids[0]! + 1}`, cookie)).json();
    expect(beyond).toMatchObject({ ok: true, listed: [], hasMore: false });
    for (const wrong of ['', '0', '-1', '1e3', 'x', '99999999999999999999'])
      expect((await get(`/history/before?round=${wrong}`, cookie)).status).toBe(422);
    expect((await get('/history')).status).toBe(403);
    expect((await get('/history/before?round=5')).status).toBe(403);
  });

  it('lead from the list of games back into the room it was opened from', async () => {
    const cookie = await enter();
    const last = gamesOf(platform).at(-1)!.code;
    const room = await (await get(`/game?game=${last}`, cookie)).text();
    const list = /href="(\/lobby[^"]*)"/.exec(room)?.[1];
    // A platform of one game has no list to lead to.
    if (gamesOf(platform).length > 1) expect(list).toBe(`/lobby?game=${last}`);
    const lobby = await (await get(`/lobby?game=${last}`, cookie)).text();
    expect(lobby).toContain(`<a class="leave" href="/game?game=${last}"`);
  });

  it('refuse who has no seat, a game of another platform, and a bet from another site', async () => {
    expect((await get('/game')).status).toBe(403);
    expect((await get('/state')).status).toBe(403);
    expect((await get('/lobby')).status).toBe(403);
    const cookie = await enter();
    expect((await get('/game?game=no-such', cookie)).status).toBe(403);
    expect((await bet(cookie, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await bet('')).status).toBe(403);
  });

  it('lead back to the station from an entry or a seat that has expired', async () => {
    const back = '<a class="home" href="https://station.example/index">';
    const late = server.world.books.letIn(
      {
        ...holder,
        game: first!.code,
        returnUrl: 'https://station.example/index',
        moneyUrl: '',
        locale: 'en',
      },
      Date.now() - 120_000,
    );
    const expired = await get(`/enter?token=${late}`);
    expect(expired.status).toBe(403);
    expect(await expired.text()).toContain(back);

    const token = server.world.books.letIn(
      {
        ...holder,
        game: first!.code,
        returnUrl: 'https://station.example/index',
        moneyUrl: '',
        locale: 'en',
      },
      Date.now(),
    );
    const entered = await get(`/enter?token=${token}`);
    const kept = entered.headers.getSetCookie().find((each) => each.startsWith(`home-${platform}=`));
    expect(await (await get('/game', kept!.split(';')[0])).text()).toContain(back);
    // Opened once more where its cookies are not, and after somebody else has come in.
    await enter();
    const again = await get(`/enter?token=${token}`);
    expect(again.status).toBe(403);
    expect(await again.text()).toContain(back);

    expect(await (await get('/game')).text()).not.toContain('class="home"');
    for (const wrong of ['javascript%3Aalert(1)', 'nothing', '%E0%A4%A'])
      expect(await (await get('/game', `home-${platform}=${wrong}`)).text()).not.toContain('class="home"');
  });

  it('refuse a bet that is none, and say so', async () => {
    const cookie = await enter();
    for (const body of [{}, [], 'text', null, { once: 'long-enough-1', stake: '9999' }]) {
      const reply = await bet(cookie, { 'sec-fetch-site': 'same-origin' }, body);
      expect(reply.status).toBe(422);
      expect(await reply.json()).toMatchObject({ ok: false, code: 'invalid', balance: '1000.0000' });
    }
  });
});
