// What the service worker does with a request: it keeps built files and pictures, and no call, whatever the list of calls becomes.
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.generated.ts';
import { screens } from '#contract/screens.generated.ts';
import { mayKeep, outlineOf, stationIn, strategyOf } from './strategy.ts';

const origin = 'https://ab1.example';
const asked = (path: string, other: Partial<Parameters<typeof strategyOf>[0]> = {}) =>
  strategyOf(
    {
      method: 'GET',
      url: new URL(path, origin).href,
      mode: 'cors',
      destination: '',
      hasRange: false,
      ...other,
    },
    origin,
  );
const page = { mode: 'navigate', destination: 'document' };

describe('what the service worker does with a request', () => {
  test('no call of the contract is ever its matter, by whatever verb and in whatever shape', () => {
    const paths = Object.values(calls).map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(100);
    const kept: string[] = [];
    for (const path of paths)
      for (const method of ['GET', 'POST'])
        for (const shape of [
          path,
          `${path}?lotCode=FFC`,
          `${path}?picture=/art/a.svg`,
          `${path}#/logo/a.png`,
        ])
          for (const way of [{}, page, { destination: 'image', mode: 'no-cors' }])
            if (asked(shape, { method, ...way }) !== 'network') kept.push(`${method} ${shape}`);
    expect(kept).toEqual([]);
  });

  test('nothing that is sent, asked for in part or of another host is its matter', () => {
    for (const path of ['/art/a.svg', '/mobile/v5/dist/assets/main-abc.js', '/index']) {
      expect(asked(path, { method: 'POST', ...page })).toBe('network');
      expect(asked(path, { hasRange: true })).toBe('network');
      expect(asked(`https://elsewhere.example${path}`, page)).toBe('network');
    }
  });

  test.each([
    ['/mobile/v5/dist/assets/main-DgovTdJ.js', 'asset'],
    ['/mobile/v5/dist/offline.js', 'asset'],
    ['/art/banner-a.svg', 'picture'],
    ['/art/cover/pg-fortune.svg', 'picture'],
    ['/art/activity/wheel.svg', 'picture'],
    ['/logo/ab1.svg', 'picture'],
    ['/icon/ab1/icon-192.png?v=abc', 'picture'],
    // The station's file, the worker itself and whatever a member has uploaded are asked for each time.
    ['/mobile/v5/dist/stations/ab1.json', 'network'],
    ['/mobile/v5/dist/stations/ab1/outline.html', 'network'],
    ['/mobile/v5/dist/index.html', 'network'],
    ['/service-worker.js', 'network'],
    ['/manifest.webmanifest', 'network'],
    ['/forum/picture/abc.jpg', 'network'],
    ['/art/../m/accInfo.do', 'network'],
    ['/healthz', 'network'],
  ] as const)('%s is %s', (path, strategy) => {
    expect(asked(path)).toBe(strategy);
  });

  test('every screen is a page; a file, a page in a frame and data are none', () => {
    for (const { path } of screens) expect([path, asked(path, page)]).toEqual([path, 'page']);
    expect(asked('/', page)).toBe('page');
    expect(asked('/open/ab1', page)).toBe('page');
    expect(asked('/index')).toBe('network');
    expect(asked('/legacy/service.html', page)).toBe('network');
    expect(asked('/userCenter', { mode: 'navigate', destination: 'iframe' })).toBe('network');
  });
});

describe('what may be kept of an answer', () => {
  const good = {
    status: 200,
    type: 'basic',
    contentType: 'image/svg+xml',
    cacheControl: 'public, max-age=300',
  };

  test('a whole picture or script that is for everybody', () => {
    expect(mayKeep(good, 'picture')).toBe(true);
    expect(mayKeep({ ...good, contentType: 'text/javascript; charset=utf-8' }, 'asset')).toBe(true);
  });

  test('no refusal, no part, nothing of elsewhere, nothing that says no, and no page or data in its place', () => {
    for (const other of [
      { status: 404 },
      { status: 206 },
      { type: 'opaque' },
      { type: 'cors' },
      { cacheControl: 'no-store' },
      { cacheControl: 'private, max-age=60' },
      { contentType: 'text/html; charset=utf-8' },
      { contentType: 'application/json' },
      { contentType: '' },
    ])
      for (const strategy of ['asset', 'picture'] as const)
        expect([other, mayKeep({ ...good, ...other }, strategy)]).toEqual([other, false]);
    expect(mayKeep({ ...good, contentType: 'text/javascript' }, 'picture')).toBe(false);
  });
});

test('each station has an outline of its own, and the address that opens one says which', () => {
  expect(outlineOf('ab1')).not.toBe(outlineOf('cd2'));
  expect(stationIn('/open/cd2')).toBe('cd2');
  expect(stationIn('/index')).toBeNull();
  expect(stationIn('/open/../cd2')).toBeNull();
});
