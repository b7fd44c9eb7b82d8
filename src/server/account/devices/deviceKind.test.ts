import { expect, test } from 'vitest';
import { deviceKindOf } from './deviceKind.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webKit} Version/18.1 Mobile/15E148 Safari/604.1`,
    'iphone',
    'safari',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webKit} CriOS/131.0 Mobile/15E148 Safari/604.1`,
    'iphone',
    'chrome',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webKit} Mobile/15E148 MicroMessenger/8.0.53`,
    'iphone',
    'wechat',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) ${webKit} FxiOS/133.0 Mobile/15E148 Safari/604.1`,
    'ipad',
    'firefox',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; 2312DRA50C) ${blink} Version/4.0 Chrome/118.0 Mobile Safari/537.36 XiaoMi/MiuiBrowser/19.5`,
    'android',
    'xiaomi',
  ],
  [
    `Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00) ${blink} Chrome/114.0 HuaweiBrowser/15.0 Mobile Safari/537.36`,
    'android',
    'huawei',
  ],
  [
    `Mozilla/5.0 (Linux; U; Android 13; zh-CN) ${blink} Version/4.0 Chrome/100.0 UCBrowser/16.7 Mobile Safari/537.36`,
    'android',
    'uc',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14) ${blink} Version/4.0 Chrome/121.0 MQQBrowser/6.2 Mobile Safari/537.36`,
    'android',
    'qq',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S9280) ${blink} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    'android',
    'samsung',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/131.0 Safari/537.36 Edg/131.0`,
    'windows',
    'edge',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0', 'mac', 'firefox'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${blink} HeadlessChrome/131.0 Safari/537.36`, 'linux', 'chrome'],
  ['curl/8.5.0', 'other', 'other'],
  ['', 'other', 'other'],
])('%s', (agent, system, browser) => {
  expect(deviceKindOf(agent)).toEqual({ system, browser });
});
