// The site as a browser receives it over HTTP: files and their caching, the page of a station, headers, operator pages.

import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperatorDesk } from '#server/content/forumDesk.ts';
import type { ServicePage } from '#server/content/servicePage.ts';
import { share } from '#server/db/sharedWork.ts';
import { registerWeb } from '#server/web/registerWeb.ts';
import { activityScreens } from '#station/derive/activities.ts';
import { themeTokens } from '#station/derive/look/theme.ts';
import { readStation } from '#station/read/readStation.ts';
import { resolveStation } from '#station/station.ts';
import { qrPath } from '#values/qrMatrix.ts';

const red = resolveStation({
  code: 'ab1',
  name: { 'zh-CN': '锦</script>鲤', en: 'Koi' },
  hosts: ['koi.example'],
});
const black = resolveStation({
  code: 'cd2',
  name: '墨',
  theme: { skin: 'ThemeBlack' },
  routes: { off: ['/appDown'] },
});
const withoutChoice = resolveStation({
  code: 'ef3',
  name: '独',
  theme: { choice: 'own' },
  serviceWorker: false,
});
const bySystem = resolveStation({ code: 'gh4', name: '随', theme: { choice: 'system' } });
const broken = readStation(
  '{\n  "code": "zz",\n  "name": "Z",\n  "frontConfig": {\n    "bonusPercent": 3,\n    "bonusAmount": 150,\n    "<b>bad</b>": 1\n  }\n}',
  'zz.json',
);
const unreadable = readStation('{ "code": "tt" "name": "T" "theme": }', 'torn.json');
const script = `console.log(${JSON.stringify('x'.repeat(3000))});`;

/** What the station says of its service. */
const service: ServicePage = {
  station: 'ab1',
  desk: null,
  hours: { 'zh-CN': '每天 9:00 至 24:00', en: 'every day from 9:00 to 24:00' },
  mail: 'help@koi.example',
  preparations: ['账号名'],
  questions: [{ question: '忘记密码？', answer: { 'zh-CN': '联系<客服>', en: 'Write to <us>' } }],
  rules: [{ title: '参与资格', content: '年满 18 周岁' }],
};
let said: ServicePage | undefined = service;
/** Answers that pages have asked for, and the pool by which they share work. */
let answered = 0;
const noPool = {} as pg.Pool;

/** Pages that show nothing of the forum. */
/** Kinds of activities that every station runs here. */
let running: ReadonlySet<string> = new Set(Object.keys(activityScreens));

const noForum = {
  activityKinds: async () => running,
  forumPicture: async () => undefined,
  supportPicture: async () => undefined,
  contentPicture: async () => undefined,
  servicePage: async () => said,
  forumDesk: {} as OperatorDesk,
};

let folder: string;
let app: FastifyInstance;
let withoutPicture: string | undefined;
let change: () => void = () => {};
let isRefusing = false;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lottery-web-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'assets/entry-abc.js'), script);
  await writeFile(path.join(folder, 'assets/home-abc.js'), 'export {};');
  await writeFile(path.join(folder, '.sources'), 'hidden');
  await writeFile(
    path.join(folder, 'screens.json'),
    JSON.stringify({ 'index/Home': { scripts: ['assets/home-abc.js'], styles: [] } }),
  );
  await writeFile(
    path.join(folder, 'index.html'),
    `<!doctype html><html lang="zh-CN" data-skin="ThemeRed"><head><meta name="theme-color" content="#000000" /><title>x</title><!--head-->
<style>body{margin:0}</style></head><body><b>&#8203;</b><!--picture--><i></i><!--/picture--><!--boot--></body></html>`,
  );
  app = fastify();
  await app.register(fastifyCookie);
  app.get('/m/known.do', async () => ({ success: true, msg: '' }));
  await registerWeb(app, {
    ...noForum,
    stations: {
      all: () => [red, black],
      byCode: (code) => [red, black].find((station) => station.code === code),
      problems: () => [
        ...broken.diagnostics,
        ...unreadable.diagnostics,
        ...(withoutPicture === undefined
          ? []
          : [
              { file: withoutPicture, rule: 'missing-asset', severity: 'warning' as const, message: 'None.' },
            ]),
      ],
      files: () => [],
      onChange: (listener) => {
        change = listener;
        return () => {};
      },
    },
    stationOf: (request) =>
      request.host.startsWith('ab1.') || /station=ab1/.test(request.headers.cookie ?? '')
        ? red
        : request.host.startsWith('cd2.')
          ? black
          : [withoutChoice, bySystem].find(({ code }) => request.host.startsWith(`${code}.`)),
    stationCookie: 'station',
    sharedByGuests: (request, station, key, work) =>
      request.cookies.session === undefined ? share({ pool: noPool, station }, key, work) : work(),
    answer: async (call) => {
      answered += 1;
      if (call === 'session/accInfo') return { success: !isRefusing, msg: '', login: false };
      if (call === 'session/banner') return { success: true, bannerList: [{ imgUrl: '/art/banner-a.svg' }] };
      return { success: true, msg: '</script><script>alert(1)</script>' };
    },
    outboxUrl: () => 'http://localhost:8081',
    demoAccounts: [
      { account: 'member01', password: 'demo8888', role: 'member', withdrawalPassword: '123456' },
    ],
    distFolder: folder,
    showsDemonstration: true,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'ab1.localhost:8080', accept: 'text/html', ...headers } });

/** Width and height of a PNG. */
const sizeOf = (png: Buffer): number[] => {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
};

describe('the home screen of a phone', () => {
  it('gets a manifest with the name, colours and icons of the station, whatever the browser says it takes', async () => {
    const answer = await get('/manifest.webmanifest', { accept: '*/*' });
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const tokens = themeTokens(red, 'ThemeRed');
    const manifest = answer.json();
    expect(manifest).toMatchObject({
      name: '锦</script>鲤',
      short_name: '锦</script>鲤',
      lang: 'zh-CN',
      start_url: '/index',
      scope: '/',
      display: 'standalone',
      background_color: tokens['--surface'],
      theme_color: tokens['--header'],
    });
    expect(
      manifest.icons.map((icon: { sizes: string; purpose: string }) => [icon.sizes, icon.purpose]),
    ).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ]);
    for (const { src, sizes } of manifest.icons) {
      const icon = await get(src);
      expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/png']);
      expect(sizeOf(icon.rawPayload).join('x')).toBe(sizes);
    }
    const other = (await get('/manifest.webmanifest', { host: 'cd2.localhost' })).json();
    expect(other).toMatchObject({
      name: '墨',
      background_color: themeTokens(black, 'ThemeBlack')['--surface'],
    });
    expect(other.icons[0].src).not.toBe(manifest.icons[0].src);
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toContain('/recharge');
    expect(manifest.shortcuts.every(({ name }: { name: string }) => name !== '')).toBe(true);
    expect((await get('/manifest.webmanifest', { host: 'nobody.localhost' })).statusCode).toBe(404);
  });

  it('takes each station of a shared host for an application of its own, which opens that station', async () => {
    const idOf = async (host: string, cookie: string) => {
      const { id, start_url: start } = (await get('/manifest.webmanifest', { host, cookie })).json();
      return [id, start];
    };
    expect(await idOf('192.0.2.1:8080', 'station=ab1')).toEqual(['/open/ab1', '/open/ab1']);
    expect(await idOf('ab1.localhost:8080', 'station=ab1')).toEqual(['/', '/index']);
    expect(await idOf('koi.example', 'station=ab1')).toEqual(['/', '/index']);
  });

  it('gets an icon without transparent corners for iOS, also where iOS asks by itself', async () => {
    const named = /<link rel="apple-touch-icon" href="([^"]+)">/.exec((await get('/index')).payload)![1]!;
    for (const url of [named, '/apple-touch-icon.png', '/apple-touch-icon-precomposed.png']) {
      const icon = await get(url);
      expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/png']);
      expect(sizeOf(icon.rawPayload)).toEqual([180, 180]);
    }
  });

  it('gets no icon of a station or a name that is not there', async () => {
    for (const url of ['/icon/zz9/icon-192.png', '/icon/ab1/icon-64.png', '/icon/ab1/toString'])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  });

  it('may load the manifest under the content policy', async () => {
    expect(String((await get('/index')).headers['content-security-policy'])).toContain("manifest-src 'self'");
  });
});

describe('built files', () => {
  it('are cached for ever, in the best form the browser takes', async () => {
    const url = '/mobile/v5/dist/assets/entry-abc.js';
    const br = await get(url, { 'accept-encoding': 'gzip, br' });
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script);
    const gzip = await get(url, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script);
    expect((await get(url)).payload).toBe(script);
  });

  it('are not sent again to who has them', async () => {
    const url = '/mobile/v5/dist/assets/entry-abc.js';
    const { etag } = (await get(url)).headers;
    const again = await get(url, { 'if-none-match': String(etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it('that are missing are 404 and no page, whatever the browser takes, and hidden ones are not there', async () => {
    for (const url of [
      '/mobile/v5/dist/assets/lost-abc.js',
      '/mobile/v5/dist/',
      '/mobile/v5/dist/index.html',
      '/mobile/v5/dist/.sources',
      '/mobile/v5/dist/..%2f..%2fpackage.json',
      '/art/lost.svg',
      '/art/..%2fapp.ts',
      '/art/station/none/banner-app.svg',
      '/art/station/ab1/lost.svg',
      '/art/station/ab1/..%2f..%2fapp.ts',
      '/logo/..%2f..%2fpackage.json',
      '/pictures/lost.webp',
      '/pictures/a/b.webp',
      '/forum-picture/lost/1.webp',
      '/icon/ab1/lost/icon.png',
      '/legacy/lost.html',
      '/operator/lost/a.css',
    ]) {
      const { statusCode, headers } = await get(url);
      expect([url, statusCode, headers['content-type']]).toEqual([url, 404, 'text/plain; charset=utf-8']);
    }
  });

  it('that draw a station have its colours, and are not drawn again for who has them', async () => {
    const of = (code: string) => get(`/art/station/${code}/banner-app.svg`);
    const drawn = await of('cd2');
    expect(drawn.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(drawn.payload).toContain(`:root{--brand:${themeTokens(black, 'ThemeBlack')['--brand']}`);
    expect((await of('ab1')).payload).toContain(`:root{--brand:${themeTokens(red, 'ThemeRed')['--brand']}`);
    const again = await get('/art/station/cd2/banner-app.svg', {
      'if-none-match': String(drawn.headers.etag),
    });
    expect(again.statusCode).toBe(304);
  });

  it('of a station are the version in service', async () => {
    const answer = await get('/mobile/v5/dist/stations/cd2.json');
    expect(answer.json()).toEqual(JSON.parse(JSON.stringify(black)));
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect((await get('/mobile/v5/dist/stations/none.json')).statusCode).toBe(404);
  });
});

describe('the page of a station', () => {
  it('carries station, on/off config and first answers, and nothing in them can end their element', async () => {
    const { payload, statusCode, headers } = await get('/index');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    const boot = /<script type="application\/json" id="boot">([\s\S]*?)<\/script>/.exec(payload)![1]!;
    expect(JSON.parse(boot)).toMatchObject({
      station: { code: 'ab1' },
      visitor: { login: false },
      onOff: { success: true },
    });
    expect(Object.keys(JSON.parse(boot).answers)).toContain('session/banner?');
    expect(payload).not.toContain('<script>alert');
    expect(payload).toContain('锦&lt;/script&gt;鲤');
    expect(payload).toContain('src="/art/banner-a.svg"');
    expect(payload).toContain('href="/mobile/v5/dist/assets/home-abc.js"');
  });

  it('leaves out the screens of activities that the station does not run', async () => {
    const bootOf = async () => {
      const { payload } = await get('/index');
      const found = /<script type="application\/json" id="boot">([\s\S]*?)<\/script>/.exec(payload)!;
      return JSON.parse(found[1]!) as { station: { routes: { off: string[] } } };
    };
    expect((await bootOf()).station.routes.off).toEqual(red.routes.off);
    expect((await get('/turnlate')).statusCode).toBe(200);
    const all = running;
    running = new Set(['signIn', 'bonus']);
    try {
      const { off } = (await bootOf()).station.routes;
      expect(off).toEqual(
        expect.arrayContaining([
          '/turnlate',
          '/turnlateRecord',
          '/betBoat',
          '/midAutumn',
          '/treasure',
          '/firstRecharge',
        ]),
      );
      // The page of the bonus is a tab beside the rebate; savings and the list of all activities are no activity.
      for (const path of ['/sign', '/deficitPage', '/activityDetail', '/balanceBao', '/moreActive'])
        expect(off).not.toContain(path);
      const gone = await get('/turnlate');
      expect([gone.statusCode, gone.headers.location]).toEqual([302, '/']);
    } finally {
      running = all;
    }
  });

  it('has its own skin', async () => {
    const { payload } = await get('/index', { host: 'cd2.localhost' });
    expect(payload).toContain('<html lang="zh-CN" data-skin="ThemeBlack">');
  });

  it('comes in the skin that the player chose, where the station leaves a choice', async () => {
    const htmlOf = async (code: string, cookie: string) =>
      /<html [^>]*>/.exec((await get('/index', { host: `${code}.localhost`, cookie })).payload)![0];
    expect(await htmlOf('ab1', 'skin=ThemeBlack')).toBe('<html lang="zh-CN" data-skin="ThemeBlack">');
    expect(await htmlOf('ab1', 'skin=nonsense')).toBe('<html lang="zh-CN" data-skin="ThemeRed">');
    expect(await htmlOf('ab1', 'skin=system')).toBe(
      '<html lang="zh-CN" data-skin="ThemeRed" data-system="">',
    );
    expect(await htmlOf('ef3', 'skin=ThemeBlack')).toBe('<html lang="zh-CN" data-skin="ThemeRed">');
    expect(await htmlOf('gh4', '')).toBe('<html lang="zh-CN" data-skin="ThemeRed" data-system="">');
  });

  it('is headed in the language that the player chose', async () => {
    const headOf = async (cookie: string) =>
      /<html lang="([^"]*)"[\s\S]*<b>([^<]*)<\/b>/
        .exec((await get('/login', { host: 'ab1.localhost', cookie })).payload)!
        .slice(1, 3);
    expect(await headOf('locale=en')).toEqual(['en', 'Log in or register']);
    for (const other of ['', 'locale=xx']) expect(await headOf(other)).toEqual(['zh-CN', '登录注册']);
  });

  it('has both palettes where it follows the phone, and its policy names them', async () => {
    const { payload, headers } = await get('/index', { cookie: 'skin=system' });
    const theme = /<style id="theme-styles">([\s\S]*?)<\/style>/.exec(payload)![1]!;
    const [light, dark] = theme.split('@media (prefers-color-scheme:dark)');
    expect(light).toContain(`--surface:${themeTokens(red, 'ThemeRed')['--surface']}`);
    expect(dark).toContain(`--surface:${themeTokens(red, 'ThemeBlack')['--surface']}`);
    const hash = createHash('sha256').update(theme).digest('base64');
    expect(String(headers['content-security-policy'])).toContain(hash);
  });

  it('comes without answers where the visitor is refused, so that the app asks and reports itself', async () => {
    isRefusing = true;
    const { payload, statusCode } = await get('/index');
    isRefusing = false;
    expect([statusCode, payload.includes('id="boot"')]).toEqual([200, false]);
  });

  it('is found by / for /index, and unknown and switched-off paths lead to /', async () => {
    expect((await get('/')).headers.location).toBe('/index');
    expect((await get('/?promo=1')).headers.location).toBe('/index?promo=1');
    for (const unknown of ['/nowhere', '/foo.bar', '/index.html', '/a/b.php', '/artful.svg'])
      expect([unknown, (await get(unknown)).headers.location]).toEqual([unknown, '/']);
    // What asks for a picture or a script gets no page.
    expect((await get('/favicon.png', { accept: 'image/avif,image/webp' })).statusCode).toBe(404);
    expect((await get('/lost.js', { accept: '*/*', 'sec-fetch-dest': 'script' })).statusCode).toBe(404);
    expect((await get('/appDown', { host: 'cd2.localhost' })).headers.location).toBe('/');
    expect((await get('/appDown')).statusCode).toBe(200);
  });

  it('is no answer to a call that does not exist, nor to a script that asks for data', async () => {
    expect((await get('/m/unknown.do')).headers['content-type']).toMatch(/json/);
    expect((await get('/index', { accept: 'application/json' })).statusCode).toBe(404);
  });

  it('on a host that is no station is the list of stations; /open/<code> chooses one', async () => {
    expect((await get('/index', { host: '192.168.0.9' })).headers.location).toBe('/stations');
    // Who was on a station that is no longer there reads which one is gone.
    expect((await get('/index', { host: 'zz9.localhost' })).headers.location).toBe('/stations?gone=zz9');
    const chosen = await get('/wallet', { host: '192.168.0.9', cookie: 'station=zz9' });
    expect(chosen.headers.location).toBe('/stations?gone=zz9');
    expect((await get('/stations?gone=zz9')).payload).toContain('stations/zz9.json');
    for (const other of ['ab1', '%3Cb%3E', 'zz9&gone=zz9'])
      expect((await get(`/stations?gone=${other}`)).payload).not.toContain('class="gone"');
    const open = await get('/open/ab1', { host: '192.168.0.9' });
    expect(open.headers.location).toBe('/index');
    expect(open.headers['set-cookie']).toMatch(/^station=ab1; Path=\/; .*HttpOnly; SameSite=Lax/);
    expect((await get('/index', { host: '192.168.0.9', cookie: 'station=ab1' })).statusCode).toBe(200);
    expect((await get('/open/none', { host: '192.168.0.9' })).statusCode).toBe(404);
  });
});

describe('security headers', () => {
  const every = [
    '/index',
    '/stations',
    '/outbox',
    '/openapi',
    '/openapi.json',
    '/mobile/v5/dist/assets/entry-abc.js',
    '/lost.js',
    '/m/known.do',
    '/legacy/rules.html',
    '/',
  ];

  it('are on every answer', async () => {
    for (const url of every) {
      const { headers } = await get(url);
      expect([
        url,
        headers['x-content-type-options'],
        headers['referrer-policy'],
        headers['cross-origin-opener-policy'],
      ]).toEqual([url, 'nosniff', 'same-origin', 'same-origin']);
      expect(headers['content-security-policy'], url).toBeTruthy();
      expect(headers['permissions-policy'], url).toContain('camera=()');
      expect(headers['strict-transport-security'], url).toBeUndefined();
    }
  });

  it('allow no inline script, no eval, no plugin, no other base, no frame', async () => {
    for (const url of ['/index', '/stations', '/openapi']) {
      const policy = String((await get(url)).headers['content-security-policy']);
      expect(policy, url).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes/);
      for (const rule of [
        "script-src 'self';",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        'trusted-types dompurify service-worker',
      ])
        expect(policy, url).toContain(rule);
    }
  });

  it('name every style element of a page by its hash, and pages have no style attributes', async () => {
    for (const url of ['/index', '/stations', '/legacy/rules.html']) {
      const { payload, headers } = await get(url);
      const styles = [...payload.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((found) => found[1]!);
      expect(styles.length, url).toBeGreaterThan(0);
      for (const style of styles) {
        const hash = createHash('sha256').update(style).digest('base64');
        expect(headers['content-security-policy'], url).toContain(`'sha256-${hash}'`);
      }
      expect(payload, url).not.toMatch(/\sstyle="/);
    }
  });

  it('let a page measure the hosts of its station alone', async () => {
    expect((await get('/index')).headers['content-security-policy']).toContain(
      "connect-src 'self' http://koi.example:* https://koi.example:*;",
    );
    expect((await get('/index', { host: 'cd2.localhost' })).headers['content-security-policy']).toContain(
      "connect-src 'self';",
    );
  });

  it('let legacy pages be framed by ourselves and by nobody else', async () => {
    const { headers } = await get('/legacy/rules.html');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('take reports of browsers, and more than a report can be is refused', async () => {
    const post = (payload: string, type: string) =>
      app.inject({ method: 'POST', url: '/csp-report', payload, headers: { 'content-type': type } });
    const report = JSON.stringify({
      'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'inline' },
    });
    expect((await post(report, 'application/csp-report')).statusCode).toBe(204);
    expect(
      (await post(`[${JSON.stringify({ type: 'csp-violation', body: {} })}]`, 'application/reports+json'))
        .statusCode,
    ).toBe(204);
    expect((await post('not json', 'application/csp-report')).statusCode).toBe(204);
    expect((await post('x'.repeat(20_000), 'application/csp-report')).statusCode).toBe(413);
  });
});

describe('legacy pages', () => {
  it('are for everybody: who cannot log in needs customer service most', async () => {
    const page = await get('/legacy/service.html');
    expect([page.statusCode, page.payload.includes('<details')]).toEqual([200, true]);
    expect((await get('/legacy/rules.html')).statusCode).toBe(200);
  });

  it('say what the station says, in the language of the reader, as text', async () => {
    const chinese = (await get('/legacy/service.html?locale=zh-CN')).payload;
    for (const part of ['每天 9:00 至 24:00', 'mailto:help@koi.example', '账号名', '联系&lt;客服&gt;'])
      expect(chinese).toContain(part);
    const english = (await get('/legacy/service.html?locale=en')).payload;
    for (const part of ['every day from 9:00 to 24:00', 'Write to &lt;us&gt;'])
      expect(english).toContain(part);
    expect((await get('/legacy/rules.html')).payload).toMatch(/<h2>参与资格<\/h2><p>年满 18 周岁<\/p>/);
  });

  it('promise nothing for a station that says nothing', async () => {
    said = undefined;
    try {
      const { statusCode, payload } = await get('/legacy/service.html?locale=zh-CN');
      expect(statusCode).toBe(200);
      expect(payload).not.toMatch(/mailto:|每天|<details|undefined/);
      expect((await get('/legacy/rules.html?locale=zh-CN')).payload).toContain('本站规则请向客服索取');
    } finally {
      said = service;
    }
  });

  it('follow the skin and language chosen in the app', async () => {
    const { payload } = await get('/legacy/rules.html?skin=ThemeBlack&locale=en');
    expect(payload).toContain('<html lang="en" data-skin="ThemeBlack">');
    expect((await get('/legacy/rules.html?skin="><script>&locale=xx')).payload).toContain(
      'data-skin="ThemeRed"',
    );
  });
});

describe('operator pages', () => {
  it('list every station with its address, its problems with file and line, and the demo accounts', async () => {
    const { payload } = await get('/stations', { host: 'localhost:8311' });
    expect(payload).toContain('href="http://ab1.localhost:8311/"');
    expect(payload).toContain('href="/open/cd2"');
    expect(payload).toContain('zz.json:7');
    expect(payload).toContain('&lt;b&gt;bad&lt;/b&gt;');
    expect(payload).toContain('member01');
  });

  it('say of a file that is not JSON the first place alone', async () => {
    expect(unreadable.diagnostics.filter(({ rule }) => rule === 'syntax').length).toBeGreaterThan(1);
    const { payload } = await get('/stations', { host: 'localhost:8311' });
    expect(payload.match(/<code>torn\.json:\d+<\/code>/g)).toEqual(['<code>torn.json:1</code>']);
  });

  it('say what is wrong in the language of the reader, and fold what the rule found where that is not English', async () => {
    const problem = async (language: string): Promise<string> =>
      (await get('/stations', { host: 'localhost:8311', 'accept-language': language })).payload.match(
        /<li class="problem error">.*?<\/li>/s,
      )![0];
    const chinese = await problem('zh-CN');
    expect(chinese).toContain('没有这个设置，可能写错了');
    expect(chinese).toMatch(/位置：frontConfig.*bad/);
    const outside = chinese
      .replace(/<details>.*?<\/details>/s, '')
      .replace(/<(code|small)>.*?<\/\1>|<[^>]+>/g, '');
    expect(outside.replace(/位置：.*/, '')).not.toMatch(/[a-z]/i);
    expect(chinese).toMatch(/<details><summary>英文说明<\/summary>\s*<p lang="en">frontConfig has no/);
    const english = await problem('en');
    expect(english).toContain('There is no such setting');
    expect(english).toContain('<details open>');
  });

  it("show a station's logo where the picture exists, and its first character elsewhere", async () => {
    const card = async (code: string): Promise<string> =>
      (await get('/stations', { host: 'localhost:8311' })).payload
        .split(`class="station s-${code}"`)[1]!
        .split('</li>')[0]!;
    expect(await card('ab1')).toContain('<span class="mark"');
    red.theme.logo = '/logo/ab1.svg';
    try {
      expect(await card('ab1')).toContain('<img class="mark" src="/logo/ab1.svg" alt="">');
      withoutPicture = 'ab1.json';
      expect(await card('ab1')).toContain('<span class="mark"');
    } finally {
      red.theme.logo = '';
      withoutPicture = undefined;
    }
  });

  it('link to /open/<code> where names under localhost mean another machine', async () => {
    const { payload } = await get('/stations', { host: '192.168.0.9:8311' });
    expect(payload).toContain('class="station-link" href="/open/ab1"');
    const onPhone = 'http://192.168.0.9:8311/open/ab1';
    expect(payload).toContain(`aria-label="${onPhone} 的二维码"><path d="${qrPath(onPhone).path}"/>`);
    expect(payload).toContain(`<code>${onPhone}</code>`);
    expect(payload).not.toContain('href="http://ab1');
  });

  it('notify an open list that a station changed', async () => {
    const address = app.server.address() as { port: number };
    const stream = await fetch(`http://127.0.0.1:${address.port}/stations/events`);
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    await reader.read();
    change();
    expect((await reader.read()).value).toContain('event: change');
    await reader.cancel();
  });

  it('lead on to the messages of the SMS gateway', async () => {
    const { statusCode, headers } = await get('/outbox');
    expect([statusCode, headers.location]).toEqual([302, 'http://ab1.localhost:8081/']);
  });
});

describe('guests who open a page at once', () => {
  const open = (headers: Record<string, string> = {}) =>
    app.inject({ url: '/index', headers: { host: 'ab1.localhost', accept: 'text/html', ...headers } });
  const openMany = (headers?: Record<string, string>) =>
    Promise.all(Array.from({ length: 50 }, () => open(headers)));

  it('get one that is drawn once or twice, with the same headers', async () => {
    answered = 0;
    const one = await open();
    const [asked] = [answered];
    expect(asked).toBeGreaterThan(2);
    const pages = await openMany();
    for (const { statusCode, payload, headers } of pages)
      expect([statusCode, payload, headers['content-security-policy']]).toEqual([
        200,
        one.payload,
        one.headers['content-security-policy'],
      ]);
    expect(answered - asked).toBeLessThanOrEqual(3 * asked);
  });

  it('get it as each of their browsers takes it, in their own look and language, from their own station', async () => {
    const ways: Record<string, string>[] = [
      {},
      { 'accept-encoding': 'br' },
      { 'accept-encoding': 'gzip' },
      { cookie: 'locale=en' },
      { cookie: 'skin=ThemeBlack' },
      { host: 'cd2.localhost' },
    ];
    const alone: Awaited<ReturnType<typeof open>>[] = [];
    for (const way of ways) alone.push(await open(way));
    const together = await Promise.all([...ways, ...ways].map(open));
    const shownOf = ({ rawPayload, headers }: (typeof alone)[number]) => [
      rawPayload.toString('latin1'),
      headers['content-encoding'],
      headers.vary,
    ];
    expect(together.map(shownOf)).toEqual([...alone, ...alone].map(shownOf));
    expect(new Set(alone.map(({ rawPayload }) => rawPayload.toString('latin1'))).size).toBe(ways.length);
    const [plain, brotli, gzipped] = alone;
    expect(brotliDecompressSync(brotli!.rawPayload).toString()).toBe(plain!.payload);
    expect(gunzipSync(gzipped!.rawPayload).toString()).toBe(plain!.payload);
  });

  it('get none that was made for somebody who is logged in', async () => {
    answered = 0;
    await openMany({ cookie: 'session=somebody' });
    const alone = answered;
    answered = 0;
    await openMany();
    expect(answered * 10).toBeLessThan(alone);
  });
});

describe('a server without demonstration', () => {
  it('has neither list nor outbox, and a host that is no station gets nothing', async () => {
    const bare = fastify();
    await registerWeb(bare, {
      ...noForum,
      stations: {
        all: () => [red],
        byCode: () => undefined,
        problems: () => [],
        files: () => [],
        onChange: () => () => {},
      },
      stationOf: () => undefined,
      stationCookie: 'station',
      sharedByGuests: (_request, _station, _key, work) => work(),
      answer: async () => ({ success: true }),
      outboxUrl: () => 'http://localhost:8081',
      demoAccounts: [],
      distFolder: folder,
      showsDemonstration: false,
    });
    for (const url of ['/stations', '/outbox', '/index', '/'])
      expect([url, (await bare.inject({ url, headers: { accept: 'text/html' } })).statusCode]).toEqual([
        url,
        404,
      ]);
    // A player who finds their site closed reads what becomes of their money; a script gets nothing.
    const closed = await bare.inject({ url: '/wallet', headers: { accept: 'text/html' } });
    expect(closed.payload).toContain('账号和余额都会保留');
    const script = { accept: '*/*', 'sec-fetch-dest': 'script' };
    expect((await bare.inject({ url: '/lost.js', headers: script })).payload).toBe('Not found\n');
    await bare.close();
  });
});
