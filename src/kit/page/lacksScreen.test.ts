// Only a missing screen of this site counts as lacking.
import { expect, test } from 'vitest';
import { lacksScreen } from './lacksScreen.ts';
import type { Site } from './site.ts';

const onOff = { onlineServiceUrl: 'https://chat.example/' } as Site['onOff'];
const site = { has: (path: string) => path === '/moreActive', onOff };

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

test('customer service is lacking where the station has none', () => {
  const none = { ...site, onOff: { ...onOff, onlineServiceUrl: '' } };
  expect(lacksScreen('/legacy/service.html', none)).toBe(true);
  expect(lacksScreen('/legacy/rules.html', none)).toBe(false);
});
