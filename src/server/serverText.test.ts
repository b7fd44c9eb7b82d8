// The server's languages.
import { expect, test } from 'vitest';
import { localeOf, textIn } from './serverText.ts';

test('the language liked best among ours is taken', () => {
  expect(localeOf('en-US,en;q=0.9,zh-CN;q=0.8', 'zh-CN')).toBe('en');
  expect(localeOf('fr, zh-TW;q=0.7, en;q=0.3', 'en')).toBe('zh-CN');
  expect(localeOf('en;q=0, fr', 'zh-CN')).toBe('zh-CN');
});

test('without a setting of the member the station decides', () => {
  expect(localeOf(undefined, 'en')).toBe('en');
  expect(localeOf('', 'zh-CN')).toBe('zh-CN');
  expect(localeOf('de, *;q=0.1;x, ;;q=nonsense', 'en')).toBe('en');
});

test('placeholders are filled in either language', () => {
  expect(textIn('zh-CN')('server.smsWait', { seconds: 60 })).toBe('请在60秒后重新获取');
  expect(textIn('en')('server.smsWait', { seconds: 60 })).toBe('You can request another code in 60 seconds');
});
