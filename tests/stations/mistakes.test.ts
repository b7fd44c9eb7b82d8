// A table of single mistakes that operators make, of form and of meaning: each is found once, where it is, with the right fix or none; and of files that only look wrong.
import { afterAll, describe, expect, test } from 'vitest';
import { applyFixes } from '#station/read/applyFixes.ts';
import { checkAcrossFiles } from '#station/read/crossFileChecks.ts';
import { readStation } from '#station/read/readStation.ts';

/** A file of a line each, so that a mistake is identified by its line. */
const file = (...lines: string[]): string =>
  `{\n  "code": "demo",\n  "name": "Demo"${lines.map((line) => `,\n  ${line}`).join('')}\n}\n`;
const read = (text: string) => readStation(text, 'demo.json', { hasAsset: () => true }).diagnostics;

interface Mistake {
  what: string;
  text: string;
  rule: string;
  /** Line of the finding; 4, the first line of its own, unless said. */
  line?: number;
  /** What the safe fixes make of the file; null where none may be called safe. */
  fixed?: string | null;
}

const line = (what: string, wrong: string, rule: string, right: string | null = null): Mistake => ({
  what,
  text: file(wrong),
  rule,
  fixed: right === null ? null : file(right),
});

const offer = (percent: unknown, amount: unknown): string =>
  `"frontConfig": { "bonusPercent": ${percent}, "bonusAmount": ${amount} }`;
const color = (value: string): string => `"theme": { "ThemeRed": { "brand": ${value} } }`;
const right = color('"#b3161f"');
const reachable =
  '"/recharge", "/lotteryAll", "/lotteryOpenDetail", "/moreActive", "action:service", "/appDown"';

const form: readonly Mistake[] = [
  {
    what: 'no code, though the file name has it',
    text: '{\n  "name": "Demo"\n}\n',
    rule: 'missing-key',
    line: 1,
    fixed: '{\n  "name": "Demo",\n  "code": "demo"\n}\n',
  },
  {
    what: 'a code that means every station',
    text: '{\n  "code": "all",\n  "name": "Demo"\n}\n',
    rule: 'bad-format',
    line: 2,
    fixed: null,
  },
  { what: 'no name', text: '{\n  "code": "demo"\n}\n', rule: 'missing-key', line: 1 },
  { what: 'an empty name', text: '{\n  "code": "demo",\n  "name": ""\n}\n', rule: 'bad-format', line: 3 },
  {
    what: 'a blank name',
    text: '{\n  "code": "demo",\n  "name": "  \u3000"\n}\n',
    rule: 'bad-format',
    line: 3,
  },
  {
    what: 'a name with a control character',
    text: '{\n  "code": "demo",\n  "name": "De\\u0007mo"\n}\n',
    rule: 'bad-format',
    line: 3,
    fixed: '{\n  "code": "demo",\n  "name": "De mo"\n}\n',
  },
  {
    what: 'a name with a line break in it',
    text: '{\n  "code": "demo",\n  "name": "Demo\\n"\n}\n',
    rule: 'bad-format',
    line: 3,
    fixed: file(),
  },
  {
    what: 'a name with a right-to-left override',
    text: '{\n  "code": "demo",\n  "name": "\\u202eDemo"\n}\n',
    rule: 'bad-format',
    line: 3,
    fixed: file(),
  },
  line('an empty menu label', '"menus": { "names": { "/recharge": "" } }', 'bad-format'),
  line('an empty heading', `"menus": { "member": [{ "title": "", "items": [${reachable}] }] }`, 'bad-format'),
  line('an empty activity name', '"activityNames": { "wheel": " " }', 'bad-format'),
  line('a full-width number sign', color('"\uff03b3161f"'), 'bad-format', right),
  line('full-width digits in a colour', color('"#\uff42\uff131\uff161f"'), 'bad-format', right),
  line('a colour in capitals', color('"#B3161F"'), 'bad-format', right),
  line('a colour without its sign', color('"b3161f"'), 'bad-format', right),
  line('a colour of three digits', color('"#b31"'), 'bad-format', color('"#bb3311"')),
  line('rgb()', color('"rgb(179, 22, 31)"'), 'bad-format', right),
  line('rgb() without commas', color('"rgb(179 22 31)"'), 'bad-format', right),
  line('opaque rgba()', color('"rgba(179,22,31,1)"'), 'bad-format', right),
  line('rgba() that lets through', color('"rgba(179,22,31,0.5)"'), 'bad-format'),
  line('eight digits, opaque', color('"#b3161fff"'), 'bad-format', right),
  line('eight digits that let through', color('"#b3161f80"'), 'bad-format'),
  line('0x', color('"0xb3161f"'), 'bad-format', right),
  line('a name of a colour', color('"reddish"'), 'bad-format'),
  line(
    'a whole address as a route',
    '"routes": { "off": ["https://demo.example/appDown"] }',
    'unknown-destination',
    '"routes": { "off": ["/appDown"] }',
  ),
  line(
    'an address with a hash as a route',
    '"routes": { "off": ["https://demo.example/mobile/#/appDown"] }',
    'unknown-destination',
    '"routes": { "off": ["/appDown"] }',
  ),
  line(
    'a route with a query',
    '"routes": { "off": ["/appDown?from=menu"] }',
    'unknown-destination',
    '"routes": { "off": ["/appDown"] }',
  ),
  line(
    'a route without its slash',
    '"routes": { "off": ["appDown"] }',
    'unknown-destination',
    '"routes": { "off": ["/appDown"] }',
  ),
  line('a route that does not exist', '"routes": { "off": ["/aboutThem"] }', 'unknown-destination'),
  // Chinese is the default: once it is written rightly there is no need to write it.
  { ...line('locale zh', '"locale": "zh"', 'unknown-value'), fixed: file() },
  { ...line('locale zh_CN', '"locale": "zh_CN"', 'unknown-value'), fixed: file() },
  line('locale en-US', '"locale": "en-US"', 'unknown-value', '"locale": "en"'),
  line('locale fr', '"locale": "fr"', 'unknown-value'),
  line('another skin', '"theme": { "skin": "ThemeBlue" }', 'unknown-value'),
  line(
    'a skin in small letters',
    '"theme": { "skin": "themeblack" }',
    'unknown-value',
    '"theme": { "skin": "ThemeBlack" }',
  ),
  line(
    'a Chinese host name',
    '"hosts": ["\u9526\u9ca4.example"]',
    'bad-format',
    '"hosts": ["xn--jc5ao1m.example"]',
  ),
  line(
    'a host with https://',
    '"hosts": ["https://demo.example/"]',
    'bad-format',
    '"hosts": ["demo.example"]',
  ),
  line('a host with a port', '"hosts": ["demo.example:8443"]', 'bad-format', '"hosts": ["demo.example"]'),
  line('a host in capitals', '"hosts": ["Demo.Example"]', 'bad-format', '"hosts": ["demo.example"]'),
  line('a host with a last dot', '"hosts": ["demo.example."]', 'bad-format', '"hosts": ["demo.example"]'),
  line('localhost', '"hosts": ["localhost"]', 'bad-format'),
  line('a name below localhost', '"hosts": ["other.localhost"]', 'bad-format'),
  line('the loopback address', '"hosts": ["127.0.0.1"]', 'bad-format'),
  line('a single label', '"hosts": ["intranet"]', 'bad-format'),
  line('a label that begins with a hyphen', '"hosts": ["-demo.example"]', 'bad-format'),
  line('a label of 64 letters', `"hosts": ["${'a'.repeat(64)}.example"]`, 'bad-format'),
  line('a host of more than 253 letters', `"hosts": ["${'a.'.repeat(125)}example"]`, 'out-of-range'),
  line('an underscore in a host', '"hosts": ["my_demo.example"]', 'bad-format'),
  line('any host', '"hosts": ["*.demo.example"]', 'bad-format'),
  line('a host alone as customer service', '"onOff": { "onlineServiceUrl": "help.x/chat" }', 'bad-format'),
  line(
    'a file name alone as customer service',
    '"onOff": { "onlineServiceUrl": "service.html" }',
    'bad-format',
  ),
  line(
    'customer service by http:',
    '"onOff": { "onlineServiceUrl": "http://help.example/chat" }',
    'bad-format',
  ),
  line(
    'customer service without its scheme',
    '"onOff": { "onlineServiceUrl": "//help.example/chat" }',
    'bad-format',
    '"onOff": { "onlineServiceUrl": "https://help.example/chat" }',
  ),
  line('customer service by script', '"onOff": { "onlineServiceUrl": "javascript:alert(1)" }', 'bad-format'),
  line(
    'a text for false',
    '"onOff": { "trialOpen": "false" }',
    'wrong-type',
    '"onOff": { "trialOpen": false }',
  ),
  line('a number in quotation marks', offer('"3"', 150), 'wrong-type', offer(3, 150)),
  line('a percent sign in quotation marks', offer('"3 %"', 150), 'wrong-type', offer(3, 150)),
  line('a unit in quotation marks', offer(3, '"150 yuan"'), 'wrong-type'),
  line('grouped thousands', offer(3, '1,500'), 'syntax'),
  line('grouped thousands in quotation marks', offer(3, '"1,500"'), 'wrong-type'),
  line('a comma for a point', offer('2,5', 150), 'syntax'),
  line('a bare percent sign', offer('3%', 150), 'syntax'),
  line('a bare unit', offer(3, '150\u5143'), 'syntax'),
  line('a bare unit behind a space', offer(3, '150 yuan'), 'syntax'),
  line('NaN', offer(3, 'NaN'), 'syntax'),
  line('Infinity', offer(3, '-Infinity'), 'syntax'),
  line('a bare word for a number', offer(3, 'lots'), 'syntax'),
  line('a number with a leading plus', offer('+3', 150), 'syntax', offer(3, 150)),
  line('a bare word for a text', '"locale": en', 'syntax', '"locale": "en"'),
  line('a number out of bounds', offer(3, -1), 'out-of-range'),
  line('null', '"onOff": { "trialOpen": null }', 'wrong-type'),
  line('a single entry for a list', '"hosts": "demo.example"', 'wrong-type', '"hosts": ["demo.example"]'),
  line('a setting at the top', '"trialOpen": false', 'wrong-level'),
  line(
    'a misspelled setting',
    '"onOff": { "trailOpen": false }',
    'unknown-key',
    '"onOff": { "trialOpen": false }',
  ),
  line('a setting that does not exist', '"onOff": { "sparkles": true }', 'unknown-key'),
  line(
    'an entry twice',
    '"routes": { "off": ["/appDown", "/appDown"] }',
    'duplicate-item',
    '"routes": { "off": ["/appDown"] }',
  ),
  line(
    'a newer version with settings of its own',
    '"schemaVersion": 2, "sound": { "volume": 3 }',
    'newer-version',
  ),
  {
    what: 'a comma behind the last entry',
    text: '{\n  "code": "demo",\n  "name": "Demo",\n}\n',
    rule: 'syntax',
    line: 3,
    fixed: file(),
  },
  { what: 'YAML', text: 'code: demo\nname: Demo\nhosts:\n  - demo.example\n', rule: 'syntax', line: 1 },
  { what: 'TOML', text: 'code = "demo"\nname = "Demo"\n', rule: 'syntax', line: 1 },
  { what: 'no opening bracket', text: '  "code": "demo",\n  "name": "Demo"\n}\n', rule: 'syntax', line: 1 },
  { what: 'an empty file', text: '', rule: 'syntax', line: 1 },
  {
    what: 'UTF-16 with a mark',
    text: Buffer.from(`\ufeff${file()}`, 'utf16le').toString('utf8'),
    rule: 'bad-encoding',
    line: 1,
  },
  {
    what: 'UTF-16 without a mark',
    text: Buffer.from(file(), 'utf16le').toString('utf8'),
    rule: 'bad-encoding',
    line: 1,
  },
  { what: 'GBK', text: file().replace('Demo', '\ufffd\ufffd'), rule: 'bad-encoding', line: 3 },
];

const meaning: readonly Mistake[] = [
  line(
    'an offer while its screen is off',
    `"routes": { "off": ["/handfree"] }, ${offer(3, 150)}`,
    'setting-without-screen',
  ),
  line(
    'a personal flag while its page is off',
    '"routes": { "off": ["/personalInfo"] }, "frontConfig": { "personalInfoflag": true }',
    'setting-without-screen',
  ),
  line('0.03 for a percentage', offer(0.03, 150), 'bonus-numbers'),
  line('88 % capped at 3 yuan', offer(88, 3), 'bonus-numbers'),
  line('a percentage without a cap', '"frontConfig": { "bonusPercent": 3 }', 'bonus-numbers'),
  line(
    'a line check without an entry',
    `"menus": { "home": [${reachable}, "/aboutUs"] }, "frontConfig": { "lineDetection": true }`,
    'flag-without-entry',
  ),
  line(
    'a default that is repeated',
    '"onOff": { "trialOpen": true, "questionOnNewDevice": false }',
    'equals-default',
    '"onOff": { "questionOnNewDevice": false }',
  ),
  {
    ...line('a section of defaults alone', '"onOff": { "trialOpen": true }', 'equals-default'),
    fixed: file(),
  },
  { ...line('a language that is the default', '"locale": "zh-CN"', 'equals-default'), fixed: file() },
  {
    ...line(
      'an empty reminder, as every station has it',
      '"frontConfig": { "addToDesktopRemainText": { "zh-CN": "", "en": "" } }',
      'equals-default',
    ),
    fixed: file(),
  },
  line(
    'customer service without an entry',
    '"onOff": { "onlineServiceUrl": "/legacy/service.html#contact" }, "menus": { "tabBar": ["/index", "/userCenter"], "home": ["/moreActive", "/lotteryAll", "/lotteryOpenDetail", "/appDown", "/aboutUs", "/forum"], "member": [{ "title": "A", "items": ["/recharge", "/moneyChange", "/reportChange", "/personalInfo", "/editPwd", "/lotteryRecord", "/balanceBao", "/recommend", "/agentCenter", "/donate"] }] }',
    'flag-without-entry',
  ),
  line(
    'brand lighter than brandDeep, the other way round',
    '"theme": { "ThemeRed": { "brand": "#7d0c17", "brandDeep": "#b3161f" } }',
    'brand-order',
  ),
  line(
    'fields in a useless order',
    '"onOff": { "registerFields": ["rePassword", "password", "account"] }',
    'field-order',
  ),
  line(
    'an SMS code before its phone',
    '"onOff": { "registerFields": ["account", "password", "rePassword", "smsCode", "phone"] }',
    'field-order',
  ),
  line(
    'an SMS code without a phone',
    '"onOff": { "registerFields": ["account", "password", "rePassword", "smsCode"] }',
    'sms-without-phone',
  ),
  line('log-in by SMS where no phone is ever proven', '"onOff": { "smsLogin": true }', 'sms-login-unproven'),
  line(
    "a tab bar of members' screens",
    '"menus": { "tabBar": ["/recharge", "/withdraw", "/wallet"] }',
    'members-tab-bar',
  ),
  line('the member centre switched off', '"routes": { "off": ["/userCenter"] }', 'unreachable-route'),
  line(
    'a menu that loses seven screens',
    '"menus": { "member": [{ "title": "A", "items": ["/personalInfo"] }] }',
    'unreachable-route',
  ),
  line(
    'an entry whose screen is off',
    `"routes": { "off": ["/lotteryAll"] }, "menus": { "home": [${reachable}, "/aboutUs"] }`,
    'dead-menu-entry',
  ),
  line(
    'Chinese under en',
    '"activityNames": { "wheel": { "zh-CN": "Lucky wheel", "en": "\u5927\u8f6c\u76d8" } }',
    'swapped-languages',
    '"activityNames": { "wheel": { "zh-CN": "\u5927\u8f6c\u76d8", "en": "Lucky wheel" } }',
  ),
  line(
    'a key of a service',
    '"onOff": { "onlineServiceUrl": "https://help.example/chat?token=9f8e7d6c5b4a" }',
    'secret-value',
  ),
  line(
    'text that cannot be read',
    '"theme": { "ThemeRed": { "brand": "#f2c2c2", "onBrand": "#ffffff" } }',
    'contrast',
  ),
];

/** Slips of the kinds that strangers to the files made; a right fix of any sort is a fix. */
const slips: readonly (Omit<Mistake, 'fixed'> & { isFixed: boolean })[] = (
  [
    [
      'account dropped from the form',
      '"onOff": { "registerFields": ["password", "rePassword", "promoCode?"] }',
      'register-without-account+',
    ],
    [
      'the second password dropped from the form',
      '"onOff": { "registerFields": ["account", "password", "email"] }',
      'register-without-account+',
    ],
    ['HTML in the title of the tab', '"pageHead": { "pageTitle": "<b>Demo</b>" }', 'html-in-name+'],
    ['HTML in the name of an activity', '"activityNames": { "wheel": "Lucky<br>wheel" }', 'html-in-name+'],
    [
      'HTML in the name of an entry',
      '"menus": { "names": { "/recharge": "<i>Deposit</i>" } }',
      'html-in-name+',
    ],
    [
      'an entity in a reminder',
      '"frontConfig": { "addToDesktopRemainText": "Demo&nbsp;here" }',
      'html-in-name+',
    ],
    [
      'nobody new behind the wall',
      '"onOff": { "notLoggedToLoginPage": true, "registerOpen": false, "trialOpen": false }',
      'no-way-in+',
    ],
    [
      'nobody new behind the wall of phones',
      '"onOff": { "onoffMobileNotloggedToLoginview": true, "registerOpen": false, "trialOpen": false }',
      'no-way-in+',
    ],
    [
      'a question before changes, and nobody who clears it',
      '"onOff": { "questionOnChange": true, "onlineServiceUrl": "" }',
      'question-without-service+',
    ],
    [
      'opt-in without exchange',
      '"onOff": { "thirdAutoExchange": false, "thirdAutoExchangeOptIn": true }',
      'opt-in-without-exchange+',
    ],
    [
      'trial games without trial play',
      '"onOff": { "trialOpen": false, "trialGames": true }',
      'trial-games-without-trial+',
    ],
    [
      'a least payout of wins that nobody sees',
      '"frontConfig": { "winnersLeast": 500 }',
      'winners-least-without-list+',
    ],
    ['more winners than there is room for', '"frontConfig": { "winners": 200 }', 'out-of-range+'],
    [
      'a least payout below what is kept',
      '"frontConfig": { "winners": 5, "winnersLeast": 10 }',
      'out-of-range+',
    ],
    [
      'an unknown field of the form',
      '"onOff": { "registerFields": ["account", "password", "rePassword", "adress"] }',
      'unknown-value',
    ],
    [
      'a misspelled field of the form',
      '"onOff": { "registerFields": ["acount", "password", "rePassword"] }',
      'unknown-value+',
    ],
    [
      'a field of the form twice',
      '"onOff": { "registerFields": ["account", "password", "rePassword", "email", "email"] }',
      'duplicate-item+',
    ],
    ['a check at log-in that is none', '"onOff": { "loginCheck": "picture" }', 'unknown-value'],
    ['a check at log-in in capitals', '"onOff": { "loginCheck": "Image" }', 'unknown-value+'],
    ['off as a word', '"onOff": { "registerOpen": "off" }', 'wrong-type+'],
    ['off in Chinese', '"onOff": { "registerOpen": "\u5173" }', 'wrong-type+'],
    ['0 for false', '"onOff": { "registerOpen": 0 }', 'wrong-type+'],
    ['False for false', '"onOff": { "registerOpen": False }', 'syntax+'],
    ['a misspelled section', '"onOf": { "registerOpen": false }', 'unknown-key+'],
    ['a section in other letters', '"onoff": { "registerOpen": false }', 'unknown-key+'],
    ['a section that is a list', '"onOff": []', 'wrong-type'],
    ['a theme that is a text', '"theme": "ThemeBlack"', 'wrong-type'],
    ['a misspelled part of a theme', '"theme": { "skn": "ThemeBlack" }', 'unknown-key+'],
    ['a misspelled colour', '"theme": { "ThemeRed": { "brnad": "#b3161f" } }', 'unknown-key+'],
    ['a colour with a letter too many', '"theme": { "ThemeRed": { "brand": "#b3161fg" } }', 'bad-format'],
    ['a tab bar of one entry', '"menus": { "tabBar": ["/index"] }', 'tab-bar-length'],
    [
      'a tab bar of six entries',
      '"menus": { "tabBar": ["/index", "/recharge", "/withdraw", "/wallet", "/userCenter", "/aboutUs"] }',
      'tab-bar-length',
    ],
    ['a group without its title', `"menus": { "member": [{ "items": [${reachable}] }] }`, 'missing-key'],
    ['an entry that is no screen', `"menus": { "home": [${reachable}, "/abuotUs"] }`, 'unknown-destination+'],
    [
      'an action that is none',
      `"menus": { "home": [${reachable}, "action:servce"] }`,
      'unknown-destination+',
    ],
    ['a limit of costs above all', '"costLimits": { "giftPercentMost": 1000 }', 'out-of-range+'],
    ['a limit of costs below zero', '"costLimits": { "freeGiftMost": -1 }', 'out-of-range+'],
    ['a limit of costs with its sign', '"costLimits": { "betPercentMost": "3%" }', 'wrong-type+'],
    ['a misspelled limit of costs', '"costLimits": { "giftPrecentMost": 12 }', 'unknown-key+'],
    ['a limit of costs at the top', '"giftPercentMost": 12', 'wrong-level+'],
    ['a law there is not', '"protection": { "profile": "gb" }', 'unknown-value'],
    ['a misspelled setting of protection', '"protection": { "limits": { "waitHour": 48 } }', 'unknown-key+'],
    ['a wait shorter than a day', '"protection": { "limits": { "waitHours": 12 } }', 'out-of-range+'],
    [
      'a limit over a frame there is not',
      '"protection": { "limits": { "station": [{ "kind": "loss", "frame": "days", "value": 9 }] } }',
      'unknown-value+',
    ],
    [
      'a limit without its value',
      '"protection": { "limits": { "station": [{ "kind": "loss", "frame": "day" }] } }',
      'missing-key',
    ],
    [
      'a setting of protection that the profile has',
      '"protection": { "profile": "uk", "design": { "turbo": false } }',
      'equals-default+',
    ],
    ['the standard profile', '"protection": { "profile": "standard" }', 'equals-default+'],
    [
      'a law undone',
      '"protection": { "profile": "uk", "design": { "autoplay": true } }',
      'weaker-than-profile+',
    ],
    [
      'two limits over one day',
      '"protection": { "limits": { "station": [{ "kind": "loss", "frame": "day", "value": 9 }, { "kind": "loss", "frame": "day", "value": 90 }] } }',
      'idle-limit+',
    ],
    ['an activity that is none', '"activityNames": { "weel": "Lucky wheel" }', 'unknown-key+'],
    ['a name of an activity as a number', '"activityNames": { "wheel": 88 }', 'wrong-type+'],
    ['a host with a path', '"hosts": ["demo.example/mobile"]', 'bad-format+'],
    ['a host with a space', '"hosts": ["demo .example"]', 'bad-format'],
    ['hosts in one text', '"hosts": "demo.example, www.demo.example"', 'wrong-type+'],
    ['a comma left out', '"locale": "en"\n  "serviceWorker": false', 'syntax+'],
    ['a full-width comma', '"locale": "en"\uff0c\n  "serviceWorker": false', 'syntax+'],
    ['a comment', '"locale": "en" // English first', 'syntax+'],
    ['single quotation marks', '"locale": \'en\'', 'syntax+'],
  ] as const
).map(([what, wrong, rule]) => ({
  what,
  text: file(wrong),
  rule: rule.replace('+', ''),
  isFixed: rule.endsWith('+'),
}));

const counts = { mistakes: 0, found: 0, once: 0, 'right line': 0, 'with a fix': 0 };

describe('slips', () => {
  test.each(slips.map((slip) => [slip.what, slip] as const))(
    '%s',
    (_, { text, rule, line: at = 4, isFixed }) => {
      const found = read(text);
      const hasFix =
        found.length > 0 &&
        applyFixes(text, 'demo.json', { hasAsset: () => true, unsafe: true }).left.length === 0;
      counts.mistakes++;
      counts.found += found.length > 0 ? 1 : 0;
      counts.once += found.length === 1 ? 1 : 0;
      counts['right line'] += found.some((one) => one.range.start.line === at) ? 1 : 0;
      counts['with a fix'] += hasFix ? 1 : 0;
      expect(found.map((one) => `${one.rule} ${one.range.start.line}`)).toEqual([`${rule} ${at}`]);
      expect(hasFix).toBe(isFixed);
    },
  );

  afterAll(() => console.table([counts]));
});

test('a name of an activity that another station has is found, and whose it was', () => {
  const named = (code: string, name: string) =>
    readStation(JSON.stringify({ code, name: code, activityNames: { wheel: name } }), `${code}.json`);
  const found = (one: string, other: string) =>
    checkAcrossFiles([named('aaa', one), named('bbb', other)]).diagnostics.map((each) => [
      each.file,
      each.rule,
      each.path,
    ]);
  expect(found('Koi wheel', 'Koi wheel')).toEqual([
    ['bbb.json', 'duplicate-activity-name', 'activityNames.wheel'],
  ]);
  expect(found('Koi wheel', 'Carp wheel')).toEqual([]);
});

describe.each([
  ['form', form],
  ['meaning', meaning],
] as const)('mistakes of %s', (_, mistakes) => {
  test.each(mistakes.map((mistake) => [mistake.what, mistake] as const))('%s', (__, mistake) => {
    const found = read(mistake.text);
    expect(found.map((one) => [one.rule, one.range.start.line])).toEqual([[mistake.rule, mistake.line ?? 4]]);
    const { text, left } = applyFixes(mistake.text, 'demo.json', { hasAsset: () => true });
    if (mistake.fixed) {
      expect(text).toBe(mistake.fixed);
      expect(left).toEqual([]);
    } else if (mistake.fixed === null)
      expect(text === mistake.text || mistake.rule === 'wrong-level').toBe(true);
  });
});

test('a name that another station has is found, and whose it was', () => {
  const other = readStation('{ "code": "other", "name": "Demo" }', 'other.json');
  const { diagnostics } = checkAcrossFiles([other, readStation(file(), 'demo.json')], () => ({
    fileName: 'other.json',
    because: 'is in service with it',
  }));
  expect(diagnostics.map((one) => [one.file, one.rule, one.severity])).toEqual([
    ['demo.json', 'duplicate-name', 'warning'],
  ]);
});

test('a copied file is one finding for each station whose hosts it took, and its own hosts stay', () => {
  const text = (code: string) => `{ "code": "${code}", "name": "Koi", "hosts": ["a.example", "b.example"] }`;
  const { diagnostics, refusedHosts, keptOut } = checkAcrossFiles([
    readStation(text('aaa'), 'aaa.json'),
    readStation(text('bbb').replace('"b.example"', '"c.example", "b.example"'), 'bbb.json'),
  ]);
  expect(diagnostics.map((one) => [one.file, one.rule])).toEqual([['bbb.json', 'duplicate-host']]);
  expect(diagnostics[0]!.message).toBe(
    'The hosts "a.example", "b.example" belong to aaa.json, which comes first by name.',
  );
  expect([...refusedHosts]).toEqual([['bbb.json', ['a.example', 'b.example']]]);
  expect(keptOut.size).toBe(0);
});

test.each([
  ['a path with an anchor', '"onOff": { "onlineServiceUrl": "/legacy/service.html#contact" }'],
  ['a path with percent signs', '"onOff": { "onlineServiceUrl": "/legacy/%E5%AE%A2%E6%9C%8D.html" }'],
  ['a telephone number', '"onOff": { "onlineServiceUrl": "tel:+86-400-123-4567" }'],
  ['a mail address', '"onOff": { "onlineServiceUrl": "mailto:help@demo.example" }'],
  [
    'a Chinese name in Latin letters',
    '"activityNames": { "wheel": { "zh-CN": "GOLD88", "en": "GOLD88 \u798f" } }',
  ],
  ['an offer of one percent', offer(1, 20)],
  ['an offer that doubles a small deposit', offer(100, 18)],
  ['a host of many labels', '"hosts": ["a.b.c.demo.example", "xn--jc5ao1m.example"]'],
])('%s is no mistake', (_, given) => {
  expect(read(file(given))).toEqual([]);
});
