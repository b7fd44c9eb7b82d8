// Only legacy pages of this site get into the overlay's frame.
import { expect, test } from 'vitest';
import { legacyPath, overlayIn } from './overlayState.ts';

test.each(['/legacy/service.html', '/legacy/rules.html?from=home', '/legacy/a/../rules.html'])(
  '%s is a legacy page',
  (url) => {
    expect(legacyPath(url)).toMatch(/^\/legacy\/[a-z]+\.html/);
  },
);

test.each([
  '/index',
  '/legacy/../m/logout.do',
  '/legacy/%2e%2e/m/logout.do',
  '/legacy/..%2fm/logout.do',
  '//legacy/service.html',
  '/\\legacy/service.html',
  'https://elsewhere.example/legacy/service.html',
  'javascript:alert(1)//legacy/service.html',
  '/legacy/service.html\n',
  '/legacy/',
  '/legacyx/service.html',
  '',
  null,
  7,
])('%s does not get into the frame', (url) => {
  expect(legacyPath(url)).toBeNull();
});

test('a history entry is believed only as far as it names such a page', () => {
  expect(overlayIn({ overlay: { path: '/legacy/rules.html', title: '规则' } })).toEqual({
    path: '/legacy/rules.html',
    title: '规则',
  });
  for (const state of [
    null,
    'x',
    {},
    { overlay: null },
    { overlay: { path: '/index', title: 'x' } },
    { overlay: { path: '/legacy/rules.html' } },
  ]) {
    expect(overlayIn(state)).toBeNull();
  }
});
