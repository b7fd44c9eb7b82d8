// No address in disguise is followed.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeAddress, safeText } from './address.ts';

const zeroWidth = '\u200b';
const refused: string[] = [
  // Schemes that run or read
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'jAvAsCrIpT:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\rscript:alert(1)',
  'java\0script:alert(1)',
  '\u0001javascript:alert(1)',
  '\u001fjavascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript\u003aalert(1)',
  'javascript://%0aalert(1)',
  'javascript:/*https://example.com*/alert(1)',
  'javascript://example.com/%0aalert(1)',
  `${zeroWidth}javascript:alert(1)`,
  `java${zeroWidth}script:alert(1)`,
  'ｊavascript:alert(1)',
  'vbscript:msgbox(1)',
  'VBSCRIPT:msgbox(1)',
  'livescript:x',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'data://text/plain,x',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'filesystem:https://example.com/temporary/x',
  'about:blank',
  'about:srcdoc',
  'view-source:https://example.com',
  'ws://example.com',
  'wss://example.com',
  'ftp://example.com/x',
  'intent://example.com#Intent;scheme=https;end',
  'weixin://dl/business',
  'alipays://platformapi/startapp',
  'tel:10086',
  'sms:10086',
  'mailto:a@example.com',
  'chrome://settings',
  'jar:https://example.com!/x',
  'feed:javascript:alert(1)',
  'mhtml:https://example.com',
  // Plain http and its likenesses
  'http://example.com',
  'HTTP://example.com',
  'https:example.com',
  'https:/example.com',
  'https:///example.com',
  'https:////example.com',
  'https:\\\\example.com',
  'https:/\\example.com',
  'https://',
  'https://?x',
  'https://#x',
  ' https://example.com',
  'https://example.com ',
  'ht\ttps://example.com',
  'https://exam\nple.com',
  'https:// example.com',
  'httpſ://example.com',
  'https：//example.com',
  // Addresses that look like paths
  '//example.com',
  '///example.com',
  '////example.com',
  '/\\example.com',
  '\\/example.com',
  '\\\\example.com',
  '/\t/example.com',
  '/\n/example.com',
  '/\r/example.com',
  '\t//example.com',
  ' //example.com',
  '/.//example.com',
  '/..//example.com',
  '/../..//example.com',
  '/%2e//example.com',
  '/%2e%2e//example.com',
  '/%2E%2e//example.com',
  '/index/..//example.com',
  '/index/%2e%2e//example.com',
  '/./..//example.com',
  '/%2f/example.com',
  '/%2F%2Fexample.com',
  '/%5cexample.com',
  '/%5C%5Cexample.com',
  '/index%0d%0aLocation:%20https://example.com',
  '/%00index',
  '/%09/example.com',
  '/\u2028/example.com',
  `/${zeroWidth}/example.com`,
  '/\u202eelgoog',
  '/ index',
  '/index\\..\\x',
  // Neither a path from the root nor an address
  '',
  ' ',
  'index',
  './index',
  '../index',
  '?x=1',
  '#x',
  'example.com',
  'www.example.com/x',
  ':',
  '@example.com',
  // Hosts in disguise
  'https://user@example.com',
  'https://user:pass@example.com',
  'https://station.example.com@evil.example',
  'https://station.example.com:443@evil.example',
  'https://:@example.com',
  'https://example.com%00.evil.example',
  'https://example.com%2f.evil.example',
  'https://example.com\\@evil.example',
  'https://exаmple.com',
  'https://ｅｘａｍｐｌｅ.com',
  'https://example。com',
  'https://example．com',
  'https://exam\u00adple.com',
  'https://example.com.',
  'https://.example.com',
  'https://example..com',
  'https://-example.com',
  'https://example.com:99999',
  'https://example.com:80:80',
  'https://localhost',
  'https://intranet/x',
  'https://127.0.0.1',
  'https://127.1',
  'https://2130706433',
  'https://0x7f000001',
  'https://0x7f.1',
  'https://017700000001',
  'https://10.0.0.1',
  'https://192.168.0.1:8443/x',
  'https://[::1]',
  'https://[::ffff:127.0.0.1]',
  'https://169.254.169.254/latest/meta-data',
  `https://example.com/${'x'.repeat(2048)}`,
];

test('at least a hundred addresses in disguise are in the table', () => {
  expect(new Set(refused).size).toBeGreaterThanOrEqual(100);
});

test.each(refused)('%j is not followed', (url) => {
  expect(safeAddress(url)).toBeNull();
});

test.each([
  ['/index', '/index'],
  ['/activeDetail?id=3#rules', '/activeDetail?id=3#rules'],
  ['/legacy/service.html?a=%2Fx', '/legacy/service.html?a=%2Fx'],
  ['/a/../index', '/index'],
  ['/优惠', '/%E4%BC%98%E6%83%A0'],
])('%s stays on this site', (url, path) => {
  expect(safeAddress(url)).toEqual({ kind: 'site', path });
});

test.each([
  ['https://example.com', 'https://example.com/'],
  ['HTTPS://Example.COM/A?b=c#d', 'https://example.com/A?b=c#d'],
  ['https://pay.example.com:8443/x', 'https://pay.example.com:8443/x'],
  ['https://xn--fiq228c.example/', 'https://xn--fiq228c.example/'],
  ['https://example.com/@user', 'https://example.com/@user'],
])('%s leads outside', (url, tidied) => {
  expect(safeAddress(url)).toEqual({ kind: 'outside', url: tidied });
});

test('whatever is not text is no address', () => {
  for (const value of [undefined, null, 1, {}, ['/index'], { toString: () => '/index' }])
    expect(safeAddress(value)).toBeNull();
});

test('whatever passes, a browser reads as this site or as https, never with credentials', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '%2f',
    '%5c',
    '\t',
    '\0',
    'https:',
    'javascript:',
    'a.com',
    'x',
    '?',
    '#',
    '%09',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (pieces) => {
      const text = safeText(pieces.join(''));
      if (text === null) return;
      const read = new URL(text, 'https://here.example/deep/page');
      expect(read.protocol).toBe('https:');
      expect(read.username + read.password).toBe('');
      if (text.startsWith('/')) expect(read.host).toBe('here.example');
    }),
    { numRuns: 5000 },
  );
});
