// What kind of device a browser says it runs on: a system and a browser, of short lists that texts name. What it says may be untrue.

export const systems = ['iphone', 'ipad', 'android', 'windows', 'mac', 'linux', 'other'] as const;
export type System = (typeof systems)[number];

export const browsers = [
  'safari',
  'chrome',
  'edge',
  'firefox',
  'wechat',
  'qq',
  'uc',
  'huawei',
  'xiaomi',
  'samsung',
  'other',
] as const;
export type Browser = (typeof browsers)[number];

export interface DeviceKind {
  system: System;
  browser: Browser;
}

/** In order: most name several of these, the most particular one says what it is. */
const systemMarks: readonly (readonly [RegExp, System])[] = [
  [/\biPhone\b|\biPod\b/, 'iphone'],
  [/\biPad\b/, 'ipad'],
  [/\bAndroid\b|\bHarmonyOS\b|\bOpenHarmony\b/, 'android'],
  [/\bWindows\b/, 'windows'],
  [/\bMacintosh\b/, 'mac'],
  [/\bLinux\b|\bCrOS\b/, 'linux'],
];
const browserMarks: readonly (readonly [RegExp, Browser])[] = [
  [/\bMicroMessenger\//, 'wechat'],
  [/\bM?QQBrowser\/|\bQQ\//, 'qq'],
  [/\bUC(?:Browser|WEB)/, 'uc'],
  [/\bHuaweiBrowser\//, 'huawei'],
  [/\bMiuiBrowser\//, 'xiaomi'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\bEdg(?:A|iOS)?\//, 'edge'],
  [/\b(?:Firefox|FxiOS)\//, 'firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//, 'chrome'],
  [/\bSafari\//, 'safari'],
];

/** Reads a `User-Agent` header, which may be empty. An iPad that asks for pages of computers is a Mac. */
export function deviceKindOf(agent: string): DeviceKind {
  const marked = <Kind>(marks: readonly (readonly [RegExp, Kind])[]) =>
    marks.find(([mark]) => mark.test(agent))?.[1] ?? ('other' as const);
  return { system: marked(systemMarks), browser: marked(browserMarks) };
}
