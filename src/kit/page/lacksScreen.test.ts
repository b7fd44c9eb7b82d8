// Owns the tests that only a missing screen of this site counts as lacking.
import { expect, test } from 'vitest';
import { lacksScreen } from './lacksScreen.ts';

const site = { has: (path: string) => path === '/moreActive' };

test.each([
  ['/moreActive', false],
  ['/appDown', true],
  ['/legacy/service.html', false],
  ['https://shop.example/', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%s lacks its screen: %s', (url, isLacking) => {
  expect(lacksScreen(url, site)).toBe(isLacking);
});
